/** Glowing outlines of cells: what can be taken or built, what is chosen, which faces meet. One draw call. */
import type { Color, Matrix4 } from 'three';
import { BoxGeometry, DynamicDrawUsage, InstancedBufferAttribute, InstancedMesh, ShaderMaterial } from 'three';

/** How the line runs. */
export const LINE = { full: 0, corners: 1, dashed: 2, none: 3 } as const;
export type Line = (typeof LINE)[keyof typeof LINE];

const VERTEX = /* glsl */ `
attribute vec4 aColour;
attribute vec3 aLine;
varying vec3 vAt;
varying vec3 vFacing;
flat varying vec4 vColour;
flat varying vec3 vLine;
void main() {
  vAt = position;
  vFacing = normal;
  vColour = aColour;
  vLine = aLine;
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(position, 1.0);
}`;

const FRAGMENT = /* glsl */ `
varying vec3 vAt;
varying vec3 vFacing;
flat varying vec4 vColour;
flat varying vec3 vLine;
void main() {
  vec3 size = abs(vFacing);
  vec2 p = size.x > 0.5 ? vAt.yz : size.y > 0.5 ? vAt.zx : vAt.xy;
  float face = size.x > 0.5 ? vFacing.x : size.y > 0.5 ? vFacing.y : vFacing.z;
  int axis = size.x > 0.5 ? 0 : size.y > 0.5 ? 1 : 2;
  vec2 q = abs(p);
  float edge = 0.5 - max(q.x, q.y);
  float along = q.x > q.y ? p.y : p.x;
  int line = int(vLine.x + 0.5);
  int lit = int(vLine.y + 0.5);
  float soft = max(fwidth(edge), 0.003);
  // On a small screen a line is still wide enough to see.
  float width = max(vLine.z, 2.6 * soft);
  float drawn = 1.0;
  float softAlong = max(fwidth(along), 0.003);
  if (line == 1) drawn = smoothstep(0.15 - softAlong, 0.15 + softAlong, abs(along));
  if (line == 2) drawn = smoothstep(0.5 - softAlong * 5.0, 0.5 + softAlong * 5.0, abs(fract(along * 4.0) * 2.0 - 1.0) + 0.08);
  if (line == 3) drawn = 0.0;
  float core = (1.0 - smoothstep(width - soft, width + soft, edge)) * drawn;
  float glow = exp(-edge * 7.0) * 0.55 * drawn;
  float fill = vColour.a;
  if (face < 0.0 && (lit & (1 << axis)) != 0) fill = 0.5;
  float alpha = max(core, max(glow, fill));
  if (alpha < 0.01) discard;
  gl_FragColor = vec4(vColour.rgb, alpha);
  #include <colorspace_fragment>
}`;

export class HaloMesh {
  readonly mesh: InstancedMesh;
  readonly #colour: InstancedBufferAttribute;
  readonly #line: InstancedBufferAttribute;

  constructor(capacity: number) {
    const geometry = new BoxGeometry(1, 1, 1);
    this.#colour = new InstancedBufferAttribute(new Float32Array(capacity * 4), 4);
    this.#line = new InstancedBufferAttribute(new Float32Array(capacity * 3), 3);
    this.#colour.setUsage(DynamicDrawUsage);
    this.#line.setUsage(DynamicDrawUsage);
    geometry.setAttribute('aColour', this.#colour);
    geometry.setAttribute('aLine', this.#line);
    const material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      depthWrite: false,
    });
    this.mesh = new InstancedMesh(geometry, material, capacity);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 2;
    this.mesh.count = 0;
  }

  clear(): void {
    this.mesh.count = 0;
  }

  /** `lit`: bit i fills the upper face of axis i. */
  add(matrix: Matrix4, colour: Color, fill: number, line: Line, width: number, lit = 0): void {
    const at = this.mesh.count++;
    this.mesh.setMatrixAt(at, matrix);
    this.#colour.setXYZW(at, colour.r, colour.g, colour.b, fill);
    this.#line.setXYZ(at, line, lit, width);
  }

  commit(): void {
    this.mesh.instanceMatrix.needsUpdate = true;
    this.#colour.needsUpdate = true;
    this.#line.needsUpdate = true;
    this.mesh.visible = this.mesh.count > 0;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    (this.mesh.material as ShaderMaterial).dispose();
    this.mesh.dispose();
  }
}
