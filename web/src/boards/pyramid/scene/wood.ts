import { Color, MeshStandardMaterial } from 'three';
import { NOISE } from './noise.glsl';

/** Solid wood: rings and fibres run through the whole piece, along its x axis. */
export function wood(early: string, late: string): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ roughness: 0.62, metalness: 0, vertexColors: true });
  const uniforms = { uEarly: { value: new Color(early) }, uLate: { value: new Color(late) } };
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vGrain;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvGrain = position;');
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\nvarying vec3 vGrain;\nuniform vec3 uEarly;\nuniform vec3 uLate;\n${NOISE}`,
      )
      .replace(
        '#include <color_fragment>',
        /* glsl */ `#include <color_fragment>
        vec3 g = vGrain;
        float bend = grainFbm(g * vec3(0.16, 0.5, 0.3) + 11.0);
        float rings = fract((g.z * 0.42 + g.y * 0.3 + bend * 2.6) * 1.7);
        rings = smoothstep(0.0, 0.75, rings) * (1.0 - smoothstep(0.86, 1.0, rings));
        float fibre = grainNoise(g * vec3(1.6, 26.0, 26.0));
        float pores = smoothstep(0.72, 0.95, grainNoise(g * vec3(2.4, 44.0, 44.0) + 5.0));
        vec3 timber = mix(uEarly, uLate, 0.5 * rings + 0.28 * fibre + 0.12 * bend);
        diffuseColor.rgb *= timber * (1.0 - 0.16 * pores);`,
      )
      .replace(
        '#include <roughnessmap_fragment>',
        '#include <roughnessmap_fragment>\nroughnessFactor += 0.14 * rings;',
      );
  };
  return material;
}
