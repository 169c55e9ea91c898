/** All dice in one draw call: rounded cubes, with pips and shade in the corners worked out per pixel. */
import type { Matrix4 } from 'three';
import {
  Color,
  DynamicDrawUsage,
  FrontSide,
  InstancedBufferAttribute,
  InstancedMesh,
  MeshStandardMaterial,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { SKINS, type DieSkin } from '../palette';
import type { DieColour } from '../view';

/** A hair smaller than their cells, so that edges stay visible between neighbours. */
const EDGE = 0.982;
const ROUNDING = 0.1;

const ORDER: DieSkin[] = ['red', 'yellow', 'pearl', 'turquoise', 'unknown'];

export const styleOf = (colour: DieColour | null) => ORDER.indexOf(colour ?? 'unknown');

const VERTEX = /* glsl */ `
attribute vec3 aSkin;
varying vec3 vBody;
varying vec3 vBodyNormal;
varying vec3 vLattice;
varying vec3 vLatticeNormal;
flat varying vec3 vSkin;
flat varying vec3 vTurnX;
flat varying vec3 vTurnY;
flat varying vec3 vTurnZ;
`;

const VERTEX_BODY = /* glsl */ `#include <begin_vertex>
vBody = position;
vBodyNormal = normal;
mat3 dieTurn = mat3(instanceMatrix);
vLattice = dieTurn * position;
vLatticeNormal = dieTurn * normal;
vSkin = aSkin;
mat3 toView = mat3(modelViewMatrix) * dieTurn;
vTurnX = normalize(toView[0]);
vTurnY = normalize(toView[1]);
vTurnZ = normalize(toView[2]);
`;

const FRAGMENT = /* glsl */ `
varying vec3 vBody;
varying vec3 vBodyNormal;
varying vec3 vLattice;
varying vec3 vLatticeNormal;
flat varying vec3 vSkin;
flat varying vec3 vTurnX;
flat varying vec3 vTurnY;
flat varying vec3 vTurnZ;
uniform vec3 uBody[5];
uniform vec3 uPip[5];

const float SPREAD = 0.235;

/** The room that polished dice mirror: warm walls, a lamp shade overhead, a window on the right. */
vec3 mirrored(vec3 r) {
  vec3 room = mix(vec3(0.26, 0.19, 0.13), vec3(0.5, 0.45, 0.39), smoothstep(-0.4, 0.7, r.y));
  vec2 shade = abs(r.xz / max(r.y, 0.05) - vec2(-0.35, 0.3));
  room += vec3(3.4, 3.1, 2.6) * step(0.0, r.y) * (1.0 - smoothstep(0.38, 0.62, max(shade.x, shade.y)));
  vec2 pane = abs(vec2(r.y, r.z) / max(r.x, 0.05) - vec2(0.35, -0.2));
  room += vec3(1.3, 1.5, 1.8) * step(0.0, r.x) * (1.0 - smoothstep(0.3, 0.5, max(pane.x, pane.y)));
  return room;
}

/** From the nearest pip of this value to p. */
vec2 fromPip(vec2 p, int value) {
  vec2 best = vec2(9.0);
  if (value % 2 == 1) best = p;
  if (value >= 2) {
    vec2 d = p.x + p.y > 0.0 ? p - SPREAD : p + SPREAD;
    if (dot(d, d) < dot(best, best)) best = d;
  }
  if (value >= 4) {
    vec2 d = p - SPREAD * sign(p);
    if (dot(d, d) < dot(best, best)) best = d;
  }
  if (value == 6) {
    vec2 d = vec2(p.x - SPREAD * sign(p.x), p.y);
    if (dot(d, d) < dot(best, best)) best = d;
  }
  return best;
}
`;

const FRAGMENT_COLOUR = /* glsl */ `#include <color_fragment>
int style = int(vSkin.x + 0.5);
int blank = int(vSkin.y + 0.5);
int shaded = int(vSkin.z + 0.5);

vec3 bodySize = abs(vBodyNormal);
int axis = bodySize.x > bodySize.y ? (bodySize.x > bodySize.z ? 0 : 2) : (bodySize.y > bodySize.z ? 1 : 2);
float end = axis == 0 ? vBodyNormal.x : axis == 1 ? vBodyNormal.y : vBodyNormal.z;
vec2 onFace = axis == 0 ? vBody.yz : axis == 1 ? vBody.zx : vBody.xy;
int value = axis == 0 ? (end < 0.0 ? 1 : 6) : axis == 1 ? (end < 0.0 ? 3 : 4) : (end < 0.0 ? 2 : 5);

vec2 off = fromPip(onFace, value);
float radius = value == 1 ? 0.125 : 0.098;
float far = length(off);
if (style == 3) far = (abs(off.x) + abs(off.y)) * 0.82;
float soft = max(fwidth(far), 0.004) * 0.75;
float dimple = 1.0 - smoothstep(radius - soft, radius + soft, far);
float ink = dimple;
if (style == 1) ink *= smoothstep(radius * 0.34 - soft, radius * 0.34 + soft, far);
bool hidden = (blank & (1 << (value - 1))) != 0;
if (hidden) { dimple = 0.0; ink = 0.0; }

float facing = clamp(dot(normalize(vViewPosition), normalize(vNormal)), 0.0, 1.0);
vec3 bodyColour = uBody[style];
// Mother of pearl shimmers a little where one looks along it.
if (style == 2) bodyColour = mix(bodyColour, vec3(0.86, 0.78, 0.86), 0.3 * pow(1.0 - facing, 2.0)) * (0.985 + 0.03 * sin(12.0 * (vBody.x + vBody.y * 0.7 - vBody.z)));
diffuseColor.rgb = mix(bodyColour, uPip[style], ink);

// Between two dice the rounded edges lie in their shadow.
vec2 toEdge = abs(onFace);
float groove = smoothstep(0.40, 0.49, max(toEdge.x, toEdge.y));
diffuseColor.rgb *= 1.0 - 0.42 * groove * groove;

// Where three dice form a funnel little light gets in; the same along every inner edge.
float light = 1.0;
vec3 up = -normalize(vLatticeNormal);
for (int i = 0; i < 3; i++) {
  int j = (i + 1) % 3;
  int k = (i + 2) % 3;
  float inner = 1.0;
  if ((shaded & (1 << (2 * i))) != 0) inner *= mix(0.36, 1.0, smoothstep(-0.06, 0.66, 0.5 - vLattice[j]));
  if ((shaded & (2 << (2 * i))) != 0) inner *= mix(0.36, 1.0, smoothstep(-0.06, 0.66, 0.5 - vLattice[k]));
  float part = clamp(up[i], 0.0, 1.0);
  light *= mix(1.0, inner, part * part);
  float under = clamp(-up[i], 0.0, 1.0);
  if ((shaded & 64) != 0) light *= mix(1.0, 0.55 + 0.3 * clamp(0.5 - dot(vLattice, vec3(0.577)), 0.0, 1.0), under);
}
`;

const FRAGMENT_NORMAL = /* glsl */ `#include <normal_fragment_maps>
vec2 lean = -off / radius * 0.85 * dimple * smoothstep(0.1, 0.9, far / radius);
vec3 bowl = axis == 0 ? vec3(sign(end), lean.x, lean.y) : axis == 1 ? vec3(lean.y, sign(end), lean.x) : vec3(lean.x, lean.y, sign(end));
vec3 bowlNormal = normalize(vTurnX * bowl.x + vTurnY * bowl.y + vTurnZ * bowl.z);
normal = normalize(mix(normal, bowlNormal, dimple));
`;

const FRAGMENT_LIGHT = /* glsl */ `#include <aomap_fragment>
reflectedLight.indirectDiffuse *= light;
reflectedLight.directDiffuse *= mix(1.0, light, 0.65);
vec3 eye = normalize(vViewPosition);
float grazing = pow(1.0 - clamp(dot(eye, normal), 0.0, 1.0), 5.0);
vec3 seenIn = inverseTransformDirection(reflect(-eye, normal), viewMatrix);
// On a rounded edge the whole room fits into one pixel, which would sparkle.
float clear = 1.0 - smoothstep(0.12, 0.7, length(fwidth(seenIn)));
reflectedLight.indirectSpecular += clear * mirrored(seenIn) * (0.05 + 0.4 * grazing) * light * light * (1.0 - 0.6 * dimple);
reflectedLight.directSpecular *= light;
// Shadows are too coarse for the rounded edges: less of the lamp there, or they would sparkle.
reflectedLight.directDiffuse *= 1.0 - 0.45 * groove;
reflectedLight.directSpecular *= 1.0 - 0.7 * groove;
`;

function material(ghost: boolean): MeshStandardMaterial {
  const made = new MeshStandardMaterial({
    // Their own backs would shade the rounded edges in dots.
    shadowSide: FrontSide,
    roughness: 0.34,
    metalness: 0,
    transparent: ghost,
    opacity: ghost ? 0.62 : 1,
  });
  const uniforms = {
    uBody: { value: ORDER.map((name) => new Color(SKINS[name].body)) },
    uPip: { value: ORDER.map((name) => new Color(SKINS[name].pip)) },
  };
  made.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>${VERTEX}`)
      .replace('#include <begin_vertex>', VERTEX_BODY);
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>${FRAGMENT}`)
      .replace('#include <color_fragment>', FRAGMENT_COLOUR)
      .replace('#include <normal_fragment_maps>', FRAGMENT_NORMAL)
      .replace('#include <aomap_fragment>', FRAGMENT_LIGHT);
  };
  return made;
}

/** A set of dice that is filled anew whenever something moves. */
export class DiceMesh {
  readonly mesh: InstancedMesh;
  readonly #skin: InstancedBufferAttribute;

  constructor(capacity: number, ghost = false) {
    const geometry = new RoundedBoxGeometry(EDGE, EDGE, EDGE, 3, ROUNDING);
    this.#skin = new InstancedBufferAttribute(new Float32Array(capacity * 3), 3);
    this.#skin.setUsage(DynamicDrawUsage);
    geometry.setAttribute('aSkin', this.#skin);
    this.mesh = new InstancedMesh(geometry, material(ghost), capacity);
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    this.mesh.castShadow = !ghost;
    this.mesh.receiveShadow = true;
    // The dice are all in one place; a bound that must be kept up to date would cost more than it saves.
    this.mesh.frustumCulled = false;
    this.mesh.count = 0;
  }

  clear(): void {
    this.mesh.count = 0;
  }

  /** `blank`: bit n-1 hides value n. `shaded`: two bits a side for inner edges, 64 for the underside. */
  add(matrix: Matrix4, style: number, blank: number, shaded: number): void {
    const at = this.mesh.count++;
    this.mesh.setMatrixAt(at, matrix);
    this.#skin.setXYZ(at, style, blank, shaded);
  }

  commit(): void {
    this.mesh.instanceMatrix.needsUpdate = true;
    this.#skin.needsUpdate = true;
    this.mesh.visible = this.mesh.count > 0;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    (this.mesh.material as MeshStandardMaterial).dispose();
    this.mesh.dispose();
  }
}
