/** Value noise for wood and felt: nothing is photographed. */
export const NOISE = /* glsl */ `
float grainHash(vec3 p) {
  p = fract(p * vec3(0.1031, 0.1130, 0.0973));
  p += dot(p, p.yzx + 33.33);
  return fract((p.x + p.y) * p.z);
}
float grainNoise(vec3 p) {
  vec3 i = floor(p);
  vec3 f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(
    mix(mix(grainHash(i), grainHash(i + vec3(1, 0, 0)), f.x), mix(grainHash(i + vec3(0, 1, 0)), grainHash(i + vec3(1, 1, 0)), f.x), f.y),
    mix(mix(grainHash(i + vec3(0, 0, 1)), grainHash(i + vec3(1, 0, 1)), f.x), mix(grainHash(i + vec3(0, 1, 1)), grainHash(i + vec3(1, 1, 1)), f.x), f.y),
    f.z);
}
float grainFbm(vec3 p) {
  return 0.55 * grainNoise(p) + 0.3 * grainNoise(p * 2.1 + 7.0) + 0.15 * grainNoise(p * 4.3 + 3.0);
}`;
