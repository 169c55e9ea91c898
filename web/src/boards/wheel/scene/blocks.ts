/** All pieces: one instanced mesh for each shape, and marks around single ones. */
import type { BufferGeometry, Matrix4 } from 'three';
import {
  BackSide,
  Color,
  DynamicDrawUsage,
  Group,
  InstancedMesh,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Material,
} from 'three';
import { COLOURS, kindOfIndex, SETS, STAIN, type Kit } from '../kit';
import { blockGeometry } from './shapes';
import { timber } from './timber';

/** What is to be said about a piece. */
export type Mood = 'held' | 'legal' | 'refused';
const MOODS: Record<Mood, Color> = {
  held: new Color('#fff4d6'),
  legal: new Color('#43e0a0'),
  refused: new Color('#ff4f33'),
};
/** Black wood would not be seen in a dark room. */
const LIGHTER = '#86766a';
/** How far a line stands off the piece it is around, in decimetres. */
const LINE = 0.016;

export class Blocks {
  readonly group = new Group();
  readonly #meshes: InstancedMesh[];
  readonly #geometries: BufferGeometry[];
  readonly #outline: Mesh<BufferGeometry, MeshBasicMaterial>;
  readonly #ghost: Mesh<BufferGeometry, MeshStandardMaterial>;
  readonly #materials: Material[];

  constructor(kit: Kit, dark = false) {
    const wood = timber({ depth: 0.62, rings: 5 }, { roughness: 0.5 });
    this.#geometries = kit.pieces.map(blockGeometry);
    this.#meshes = this.#geometries.map((geometry, kind) => {
      const mesh = new InstancedMesh(geometry, wood, SETS + 1);
      mesh.instanceMatrix.setUsage(DynamicDrawUsage);
      mesh.castShadow = true;
      mesh.receiveShadow = true;
      // They are all in one place; bounds that must be kept up to date would cost more than they save.
      mesh.frustumCulled = false;
      mesh.count = 0;
      const colour = COLOURS[kind] ?? 'white';
      const stain = new Color(dark && colour === 'starter' ? LIGHTER : STAIN[colour]);
      for (let i = 0; i <= SETS; i++) mesh.setColorAt(i, stain);
      this.group.add(mesh);
      return mesh;
    });
    const line = new MeshBasicMaterial({ side: BackSide, toneMapped: false });
    line.onBeforeCompile = (shader) => {
      shader.vertexShader = shader.vertexShader.replace(
        '#include <begin_vertex>',
        `#include <begin_vertex>\ntransformed += normal * ${LINE.toFixed(3)};`,
      );
    };
    const glass = new MeshStandardMaterial({ transparent: true, opacity: 0.45, roughness: 0.6, depthWrite: false });
    this.#materials = [wood, line, glass];
    this.#outline = new Mesh(this.#geometries[0], line);
    this.#ghost = new Mesh(this.#geometries[0], glass);
    for (const mark of [this.#outline, this.#ghost]) {
      mark.visible = false;
      mark.matrixAutoUpdate = false;
      mark.frustumCulled = false;
      this.group.add(mark);
    }
    this.#ghost.renderOrder = 3;
  }

  clear(): void {
    for (const mesh of this.#meshes) mesh.count = 0;
    this.#outline.visible = false;
  }

  add(index: number, matrix: Matrix4): void {
    const mesh = this.#meshes[kindOfIndex(index)];
    if (mesh && mesh.count <= SETS) mesh.setMatrixAt(mesh.count++, matrix);
  }

  /** A line around a piece. */
  mark(index: number, matrix: Matrix4, mood: Mood): void {
    this.#outline.geometry = this.#geometries[kindOfIndex(index)] as BufferGeometry;
    this.#outline.material.color.copy(MOODS[mood]);
    this.#outline.matrix.copy(matrix);
    this.#outline.visible = true;
  }

  /** A piece that would lie there. */
  ghost(index: number, matrix: Matrix4, mood: Mood): void {
    this.#ghost.geometry = this.#geometries[kindOfIndex(index)] as BufferGeometry;
    this.#ghost.material.color.copy(MOODS[mood]);
    this.#ghost.matrix.copy(matrix);
    this.#ghost.visible = true;
  }

  noGhost(): void {
    this.#ghost.visible = false;
  }

  commit(): void {
    for (const mesh of this.#meshes) {
      mesh.instanceMatrix.needsUpdate = true;
      mesh.visible = mesh.count > 0;
    }
  }

  dispose(): void {
    for (const mesh of this.#meshes) mesh.dispose();
    for (const geometry of this.#geometries) geometry.dispose();
    for (const material of this.#materials) material.dispose();
  }
}
