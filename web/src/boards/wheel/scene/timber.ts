/** Stained wood: the colour comes from the vertices, rings and fibres run through the whole piece. */
import { MeshStandardMaterial, type MeshStandardMaterialParameters } from 'three';
import { NOISE } from '../../pyramid/scene/noise.glsl';

export interface Grain {
  /** How much of the grain shows through the stain. */
  depth: number;
  /** Rings to a decimetre. */
  rings: number;
  /** Runs along the table fade into the room: radius where that begins and ends. */
  fade?: [from: number, to: number];
}

export function timber(
  { depth, rings, fade }: Grain,
  parameters: MeshStandardMaterialParameters = {},
): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ roughness: 0.58, metalness: 0, vertexColors: true, ...parameters });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nattribute float aSeed;\nvarying vec3 vGrain;\nvarying vec3 vFloor;',
      )
      .replace(
        '#include <begin_vertex>',
        '#include <begin_vertex>\nvGrain = position + aSeed * vec3(3.7, 1.9, 5.3);\nvFloor = (modelMatrix * vec4(position, 1.0)).xyz - modelMatrix[3].xyz;',
      );
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\nvarying vec3 vGrain;\nvarying vec3 vFloor;\n${NOISE}`)
      .replace(
        '#include <color_fragment>',
        /* glsl */ `#include <color_fragment>
        float bend = grainFbm(vGrain * vec3(0.5, 1.6, 1.1) + 11.0);
        float ring = fract((vGrain.z * 0.8 + vGrain.y + bend * 1.5) * ${rings.toFixed(2)});
        ring = smoothstep(0.0, 0.75, ring) * (1.0 - smoothstep(0.84, 1.0, ring));
        float fibre = grainNoise(vGrain * vec3(6.0, 90.0, 90.0));
        float pores = smoothstep(0.7, 0.95, grainNoise(vGrain * vec3(9.0, 150.0, 150.0) + 5.0));
        float late = 0.5 * ring + 0.32 * fibre + 0.18 * bend;
        diffuseColor.rgb *= mix(1.08, 0.62, late * ${depth.toFixed(2)}) * (1.0 - 0.22 * pores * ${depth.toFixed(2)});
        ${fade ? `diffuseColor.a *= 1.0 - smoothstep(${fade[0].toFixed(2)}, ${fade[1].toFixed(2)}, length(vFloor.xz * vec2(0.62, 1.0)));` : ''}`,
      )
      .replace('#include <roughnessmap_fragment>', '#include <roughnessmap_fragment>\nroughnessFactor += 0.12 * ring;');
  };
  return material;
}
