/** Light in the compartments one may build in. One flat ring, worked out per pixel. */
import { Color, DoubleSide, Mesh, RingGeometry, ShaderMaterial } from 'three';
import type { Kit } from '../kit';

const VERTEX = /* glsl */ `
varying vec2 vAt;
void main() {
  vAt = position.xy;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

const FRAGMENT = /* glsl */ `
varying vec2 vAt;
uniform int uOpen;
uniform int uChosen;
uniform vec3 uColour;
uniform vec3 uWarm;
uniform float uInner;
void main() {
  float place = atan(-vAt.x, -vAt.y) / 6.2831853 * 12.0 + 0.5;
  int number = int(mod(floor(place) + 12.0, 12.0));
  float across = abs(fract(place) - 0.5) * 2.0;
  bool chosen = number == uChosen;
  if (!chosen && (uOpen & (1 << number)) == 0) discard;
  float far = length(vAt) / uInner;
  float glow = smoothstep(0.5, 1.0, far);
  float edge = smoothstep(0.92, 0.98, across) * smoothstep(0.6, 0.85, far);
  float alpha = (chosen ? 0.62 : 0.46) * glow + 0.4 * edge;
  gl_FragColor = vec4(chosen ? uWarm : uColour, alpha);
  #include <colorspace_fragment>
}`;

export class Sectors {
  readonly mesh: Mesh<RingGeometry, ShaderMaterial>;

  constructor(kit: Kit) {
    const material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      depthWrite: false,
      side: DoubleSide,
      uniforms: {
        uOpen: { value: 0 },
        uChosen: { value: -1 },
        uColour: { value: new Color('#2fb488') },
        uWarm: { value: new Color('#f08a2e') },
        uInner: { value: kit.inner },
      },
    });
    this.mesh = new Mesh(new RingGeometry(kit.inner * 0.5, kit.inner, 96), material);
    // On the far side of the wheel, behind what lies in it.
    this.mesh.position.z = -kit.width / 4;
    this.mesh.visible = false;
  }

  /** Compartments are counted from 1. */
  show(open: readonly number[], chosen: number | null): void {
    const { uOpen, uChosen } = this.mesh.material.uniforms;
    if (uOpen) uOpen.value = open.reduce((bits, number) => bits | (1 << (number - 1)), 0);
    if (uChosen) uChosen.value = chosen === null ? -1 : chosen - 1;
    this.mesh.visible = open.length > 0 || chosen !== null;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}
