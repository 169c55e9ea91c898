/** A gloved hand: it grips a piece with forefinger and thumb, lets go, and draws back to the viewer. */
import type { BufferGeometry } from 'three';
import {
  CapsuleGeometry,
  Group,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  Quaternion,
  SphereGeometry,
  TorusGeometry,
  Vector3,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';

type At = readonly [x: number, y: number, z: number];

const GLOVE = '#f2dfbd';
const CUFF = '#2f7d62';
/** Seconds that a hand takes to draw back, and how far it goes, in decimetres. */
const AWAY = 0.45;
const BACK: At = [0.12, 0.35, 1.1];
/** How far finger and thumb open. */
const OPEN = 0.16;
/** One's own hand must not hide what it does. */
const SHEER = 0.6;
const FINGER = 0.075;

/** A rounded limb from here to there. */
function limb(from: At, to: At, radius: number): BufferGeometry {
  const [a, b] = [new Vector3(...from), new Vector3(...to)];
  const way = b.clone().sub(a);
  const turn = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), way.clone().normalize());
  const middle = a.add(b).multiplyScalar(0.5);
  return new CapsuleGeometry(radius, way.length(), 6, 14).applyMatrix4(
    new Matrix4().compose(middle, turn, new Vector3(1, 1, 1)),
  );
}

/** Two bones and a knuckle between them. */
const finger = (tip: At, knuckle: At, root: At, radius: number) => [
  limb(tip, knuckle, radius),
  limb(knuckle, root, radius * 1.1),
];

/** The thumb comes down on the piece from the left; it is shorter and thicker than a finger. */
const thumb = () =>
  mergeGeometries(finger([-FINGER, -0.05, 0.02], [-0.22, 0.2, 0.14], [-0.16, 0.42, 0.4], FINGER * 1.2));

/** The forefinger comes from the right; the others are spread beside it, each a little higher, so that four are seen. */
const fingers = () =>
  mergeGeometries([
    ...finger([FINGER * 0.9, -0.06, 0], [0.22, 0.3, 0.12], [0.1, 0.5, 0.4], FINGER),
    ...finger([0.3, 0.02, 0.12], [0.4, 0.34, 0.18], [0.2, 0.54, 0.44], FINGER),
    ...finger([0.48, 0.14, 0.2], [0.53, 0.42, 0.26], [0.27, 0.57, 0.5], FINGER * 0.95),
    ...finger([0.62, 0.3, 0.28], [0.62, 0.52, 0.34], [0.32, 0.62, 0.56], FINGER * 0.82),
  ]);

const palm = () =>
  mergeGeometries([
    new SphereGeometry(0.25, 22, 16).applyMatrix4(
      new Matrix4().compose(new Vector3(0.08, 0.55, 0.52), new Quaternion(), new Vector3(1.25, 0.72, 1.15)),
    ),
    limb([0.02, 0.52, 0.6], [0.05, 0.66, 0.95], 0.17),
  ]);

const sleeve = () =>
  mergeGeometries([
    new TorusGeometry(0.2, 0.06, 12, 26).applyMatrix4(
      new Matrix4().compose(
        new Vector3(0.05, 0.67, 0.96),
        new Quaternion().setFromUnitVectors(new Vector3(0, 0, 1), new Vector3(0.03, 0.38, 0.92).normalize()),
        new Vector3(1, 1, 1),
      ),
    ),
    limb([0.05, 0.68, 1], [0.16, 1.25, 2.4], 0.19),
  ]);

/** What can be seen of a hand: gripping, open and drawing back, or nothing. */
export class Hand {
  readonly group = new Group();
  readonly #glove = new MeshStandardMaterial({ color: GLOVE, roughness: 0.95, transparent: true });
  readonly #cuff = new MeshStandardMaterial({ color: CUFF, roughness: 0.95, transparent: true });
  readonly #sides: Mesh[];
  #width = 0;
  /** Seconds since it let go; null while it grips. */
  #gone: number | null = AWAY;
  readonly #at = new Vector3();
  #sheer = false;

  constructor() {
    this.#sides = [thumb(), fingers()].map((side) => new Mesh(side, this.#glove));
    this.group.add(...this.#sides, new Mesh(palm(), this.#glove), new Mesh(sleeve(), this.#cuff));
    for (const part of this.group.children) part.castShadow = true;
    this.group.visible = false;
  }

  /** Has something of that half width, there; the arm leans towards the axle. */
  grip([x, y, z]: At, width: number, sheer: boolean): void {
    this.#gone = null;
    this.#width = width;
    this.#sheer = sheer;
    this.#at.set(x, y, z);
    this.group.rotation.z = Math.atan2(x, Math.max(0.6, -y)) * 0.45;
    this.#pose(0);
  }

  letGo(): void {
    this.#gone ??= 0;
  }

  /** Gone at once, or drawn back; whether it still moves. */
  tick(seconds: number, atOnce: boolean): boolean {
    if (this.#gone === null) return false;
    if (this.#gone >= AWAY || atOnce) {
      this.#gone = AWAY;
      this.group.visible = false;
      return false;
    }
    this.#gone = Math.min(AWAY, this.#gone + seconds);
    this.#pose(this.#gone / AWAY);
    return true;
  }

  /** Of its way back, so much is done. */
  #pose(share: number): void {
    const [open, back] = [Math.min(1, share * 4), Math.max(0, share - 0.15) ** 1.4];
    this.#sides.forEach((side, i) => (side.position.x = (i === 0 ? -1 : 1) * (this.#width + OPEN * open)));
    const [x, y, z] = BACK;
    this.group.position.copy(this.#at).add(new Vector3(x * back, y * back, z * back));
    const seen = (this.#sheer ? SHEER : 1) * (1 - share ** 2);
    for (const material of [this.#glove, this.#cuff]) {
      material.opacity = seen;
      material.depthWrite = seen > 0.9;
    }
    this.group.visible = seen > 0.01;
  }

  dispose(): void {
    for (const part of this.group.children) if (part instanceof Mesh) (part.geometry as BufferGeometry).dispose();
    this.#glove.dispose();
    this.#cuff.dispose();
  }
}

/** Where a piece is gripped: at its near end, and how wide it is there; `half` along its own axes, in decimetres. */
export function gripOf(pose: readonly number[], half: readonly [number, number, number]): { at: At; width: number } {
  const [x = 0, y = 0, z = 0, qx = 0, qy = 0, qz = 0, qw = 1] = pose;
  const back = new Quaternion(qx, qy, qz, qw).invert();
  const extent = (axis: Vector3) => {
    const { x: a, y: b, z: c } = axis.applyQuaternion(back);
    return Math.abs(a) * half[0] + Math.abs(b) * half[1] + Math.abs(c) * half[2];
  };
  const near = extent(new Vector3(0, 0, 1));
  return {
    at: [x, y + extent(new Vector3(0, 1, 0)) * 0.4, z + near * 0.55],
    width: Math.min(0.3, extent(new Vector3(1, 0, 0))),
  };
}
