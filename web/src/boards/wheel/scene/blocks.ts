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
export type Mood = 'held' | 'legal' | 'refused' | 'last';
const MOODS: Record<Mood, Color> = {
  held: new Color('#fff4d6'),
  legal: new Color('#43e0a0'),
  refused: new Color('#ff4f33'),
  last: new Color('#fffdf6'),
};
/** Black wood would not be seen in a dark room. */
const LIGHTER = '#86766a';
/** How far a line stands off the piece it is around, in decimetres. */
const LINE = 0.016;

function lineOf(mood: Mood): MeshBasicMaterial {
  const line = new MeshBasicMaterial({ color: MOODS[mood], side: BackSide, toneMapped: false });
  line.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader.replace(
      '#include <begin_vertex>',
      `#include <begin_vertex>\ntransformed += normal * ${LINE.toFixed(3)};`,
    );
  };
  return line;
}

export class Blocks {
  readonly group = new Group();
  readonly #meshes: InstancedMesh[];
  readonly #geometries: BufferGeometry[];
  /** A line for each mood, and as many meshes as were ever needed at once. */
  readonly #lines: Record<Mood, MeshBasicMaterial>;
  readonly #outlines: Mesh<BufferGeometry, MeshBasicMaterial>[] = [];
  #marked = 0;
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
    this.#lines = { held: lineOf('held'), legal: lineOf('legal'), refused: lineOf('refused'), last: lineOf('last') };
    const glass = new MeshStandardMaterial({ transparent: true, opacity: 0.45, roughness: 0.6, depthWrite: false });
    this.#materials = [wood, glass, ...Object.values(this.#lines)];
    this.#ghost = new Mesh(this.#geometries[0], glass);
    this.#add(this.#ghost);
    this.#ghost.renderOrder = 3;
  }

  clear(): void {
    for (const mesh of this.#meshes) mesh.count = 0;
    for (const outline of this.#outlines) outline.visible = false;
    this.#marked = 0;
  }

  #add(mark: Mesh): void {
    mark.visible = false;
    mark.matrixAutoUpdate = false;
    mark.frustumCulled = false;
    this.group.add(mark);
  }

  add(index: number, matrix: Matrix4): void {
    const mesh = this.#meshes[kindOfIndex(index)];
    if (mesh && mesh.count <= SETS) mesh.setMatrixAt(mesh.count++, matrix);
  }

  /** A line around a piece. */
  mark(index: number, matrix: Matrix4, mood: Mood): void {
    let outline = this.#outlines[this.#marked];
    if (!outline) {
      outline = new Mesh(this.#geometries[0], this.#lines[mood]);
      this.#outlines.push(outline);
      this.#add(outline);
    }
    this.#marked += 1;
    outline.geometry = this.#geometries[kindOfIndex(index)] as BufferGeometry;
    outline.material = this.#lines[mood];
    outline.matrix.copy(matrix);
    outline.visible = true;
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
