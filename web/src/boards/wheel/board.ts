/**
 * The wheel on its table, drawn with Three.js. It knows neither rules nor physics: it draws the poses it is
 * given. Nothing is drawn while nothing changes.
 */
import {
  Color,
  Group,
  Matrix4,
  Mesh,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Plane,
  Quaternion,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
  BufferAttribute,
  type Material,
  type Object3D,
} from 'three';
import { browserClock, type Clock } from '../pyramid/clock';
import { lamps } from '../pyramid/scene/light';
import { FIELD_OF_VIEW, Follow, framing, type Framing } from './camera';
import { kindOfIndex, PIECES, type Ghost, type Kit, type Poses } from './kit';
import { hung, STRAIGHT, type Sag } from './droop';
import { Blocks, type Mood } from './scene/blocks';
import { gripOf, Hand } from './scene/hand';
import { Sectors } from './scene/sectors';
import { wheelGeometry } from './scene/shapes';
import { timber } from './scene/timber';

export interface BoardOptions {
  canvas: HTMLCanvasElement;
  kit: Kit;
  dark?: boolean;
  /** End states only. */
  still?: boolean;
  clock?: Clock;
  /** After every frame: whatever lies over the picture may have to move. */
  onframe?(): void;
  onlost?(): void;
}

export interface FrameCost {
  frames: number;
  drawCalls: number;
  triangles: number;
  lastMs: number;
  totalMs: number;
}

const MAX_PIXELS = 2;
const FINE_PIXELS = 800;
/** After a pause the camera goes on as if there had been none. */
const MAX_MS = 100;
const TABLE = { light: '#8a6a50', dark: '#5d4533' };

export class WheelBoard {
  readonly #options: BoardOptions;
  readonly #clock: Clock;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.3, 80);
  readonly #follow: Follow;
  readonly #lights: Group;
  /** Moves with the axle; the wheel turns in it. */
  readonly #axle = new Group();
  readonly #wheel: Mesh;
  readonly #sectors: Sectors;
  readonly #blocks: Blocks;
  /** The hand that has a piece, and the other one, which holds the wheel. */
  readonly #hand = new Hand();
  readonly #other = new Hand();
  readonly #lamp;
  readonly #sizes: ResizeObserver;
  readonly #kit: Kit;

  #before: Poses | null = null;
  #after: Poses | null = null;
  #share = 1;
  /** Where the axle was when the turn began, in decimetres. */
  #base = 0;
  #held: number | null = null;
  #mood: Mood = 'held';
  #recent: readonly number[] = [];
  #sag = STRAIGHT;
  #steadied = false;
  #close: { x: number; y: number } | null = null;
  #attended: { x: number; y: number } | null = null;
  #last = 0;
  #waiting: number | null = null;
  #stale = true;
  #cost: FrameCost = { frames: 0, drawCalls: 0, triangles: 0, lastMs: 0, totalMs: 0 };

  /** Throws when the browser has no WebGL. */
  constructor(options: BoardOptions) {
    const { kit, canvas, dark = false } = options;
    this.#options = options;
    this.#kit = kit;
    this.#clock = options.clock ?? browserClock;
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.#renderer.toneMapping = NeutralToneMapping;
    this.#renderer.toneMappingExposure = dark ? 1.08 : 1.04;
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#renderer.info.autoReset = false;

    const lights = lamps(kit.radius * 2.1, dark, this.#width * (window.devicePixelRatio || 1) > FINE_PIXELS);
    this.#lights = lights.group;
    this.#lamp = lights.lamp;
    lights.lamp.shadow.normalBias = 0.012;
    this.#wheel = new Mesh(wheelGeometry(kit, dark), timber({ depth: 0.85, rings: 2.4 }, { roughness: 0.55 }));
    this.#wheel.castShadow = true;
    this.#wheel.receiveShadow = true;
    this.#sectors = new Sectors(kit);
    this.#wheel.add(this.#sectors.mesh);
    this.#blocks = new Blocks(kit, dark);
    this.#axle.position.y = kit.radius;
    this.#axle.add(this.#wheel, this.#blocks.group, this.#hand.group, this.#other.group);
    this.#scene.add(this.#lights, tableTop(dark), this.#axle);
    this.#follow = new Follow(this.#framing());

    // Drawn at once: another size empties the picture, and nobody is to see that.
    this.#sizes = new ResizeObserver(() => {
      this.#resize();
      this.#draw();
    });
    this.#sizes.observe(canvas);
    canvas.addEventListener('webglcontextlost', this.#lost);
    this.#resize();
  }

  /** The wheel at rest, its axle so far from the middle of the table. */
  rest(poses: Poses, travel: number): void {
    this.#base = travel - poses.travel;
    this.#before = this.#after = poses;
    this.#share = 1;
    this.#moved();
  }

  /** Between two frames of a turn that began with the axle at `base`. */
  frame(before: Poses, after: Poses, share: number, base: number): void {
    this.#base = base;
    this.#before = before;
    this.#after = after;
    this.#share = share;
    this.#moved();
  }

  /** What is in a hand, and what the rules say to it. */
  hold(index: number | null, mood: Mood = 'held'): void {
    this.#held = index;
    this.#mood = mood;
    if (index === null) this.#hand.letGo();
    this.#moved();
  }

  /** What was built last. */
  mark(pieces: readonly number[]): void {
    this.#recent = pieces;
    this.#moved();
  }

  /** How what is in the hand hangs from it. */
  hang(sag: Sag): void {
    this.#sag = sag;
    this.#moved();
  }

  /** The other hand is on the wheel, or no longer. */
  steady(on: boolean): void {
    this.#steadied = on;
    if (!on) this.#other.letGo();
    this.#moved();
  }

  /** A piece where a hand would let it go. */
  ghost(ghost: Ghost | null): void {
    if (ghost) {
      this.#blocks.ghost(ghost.index, matrixOf(ghost.pose), ghost.mood);
    } else this.#blocks.noGhost();
    this.#invalidate();
  }

  open(compartments: readonly number[], chosen: number | null): void {
    this.#sectors.show(compartments, chosen);
    this.#invalidate();
  }

  /** Something happens there, relative to the axle, that is worth a closer look; null when it is over. */
  attend(at: { x: number; y: number } | null): void {
    this.#attended = at;
    this.#invalidate();
  }

  /** Comes nearer to a place relative to the axle; null shows the whole wheel. */
  closeUp(at: { x: number; y: number } | null): void {
    this.#close = at;
    this.#follow.look(this.#framing(), this.#options.still ?? false);
    this.#invalidate();
  }

  orbit(dx: number, dy: number): void {
    this.#follow.orbit(-dx * 0.006, dy * 0.005);
    this.#moved();
  }

  zoom(factor: number): void {
    this.#follow.zoom(factor);
    this.#invalidate();
  }

  home(): void {
    this.#follow.home();
    this.#invalidate();
  }

  /** Where a point of the picture lies in the plane so far towards the viewer, relative to where the axle was when the turn began. */
  pointAt(x: number, y: number, z: number): { x: number; y: number } | null {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2((2 * x) / this.#width - 1, 1 - (2 * y) / this.#height), this.#camera);
    const met = ray.ray.intersectPlane(new Plane(new Vector3(0, 0, 1), -z), new Vector3());
    return met && { x: met.x - this.#base, y: met.y - this.#kit.radius };
  }

  /** Where a point relative to the axle is in the picture, in CSS pixels. */
  placeOf(at: readonly [number, number, number]): { x: number; y: number } {
    const { x, y } = new Vector3(...at).add(this.#axle.position).project(this.#camera);
    return { x: ((x + 1) / 2) * this.#width, y: ((1 - y) / 2) * this.#height };
  }

  /** Where the middle of a compartment is in the picture; `far` in parts of the inner radius. */
  placeOfCompartment(number: number, far = 0.8): { x: number; y: number } {
    const angle = ((number - 1) / 12) * 2 * Math.PI - this.#wheel.rotation.z;
    const radius = this.#kit.inner * far;
    return this.placeOf([-Math.sin(angle) * radius, -Math.cos(angle) * radius, this.#kit.width / 2]);
  }

  get cost(): Readonly<FrameCost> {
    return this.#cost;
  }

  dispose(): void {
    if (this.#waiting !== null) this.#clock.cancel(this.#waiting);
    this.#waiting = null;
    this.#sizes.disconnect();
    this.#options.canvas.removeEventListener('webglcontextlost', this.#lost);
    this.#blocks.dispose();
    this.#hand.dispose();
    this.#other.dispose();
    this.#sectors.dispose();
    this.#scene.traverse((object: Object3D) => {
      if (!(object instanceof Mesh)) return;
      object.geometry.dispose();
      for (const material of [object.material].flat() as Material[]) material.dispose();
    });
    this.#lamp.dispose();
    this.#renderer.dispose();
  }

  get #width(): number {
    return Math.max(1, this.#options.canvas.clientWidth);
  }

  get #height(): number {
    return Math.max(1, this.#options.canvas.clientHeight);
  }

  #lost = (event: Event) => {
    event.preventDefault();
    this.#options.onlost?.();
  };

  #framing(): Framing {
    return framing(this.#kit.radius, this.#axle.position.x, this.#close, this.#attended);
  }

  #moved(): void {
    this.#stale = true;
    this.#invalidate();
  }

  #resize(): void {
    const ratio = Math.min(window.devicePixelRatio || 1, MAX_PIXELS);
    this.#renderer.setPixelRatio(ratio);
    this.#renderer.setSize(this.#width, this.#height, false);
    this.#invalidate();
  }

  #invalidate(): void {
    this.#waiting ??= this.#clock.frame(() => {
      this.#waiting = null;
      this.#draw();
    });
  }

  #draw(): void {
    const begun = performance.now();
    const now = this.#clock.now();
    const ms = Math.min(now - this.#last, MAX_MS);
    this.#last = now;
    if (this.#stale) this.#arrange();
    const still = this.#options.still ?? false;
    this.#follow.look(this.#framing(), still);
    const drawnBack = [this.#hand, this.#other].filter((hand) => hand.tick(ms / 1000, still)).length > 0;
    const moving = this.#follow.tick(ms / 1000) || drawnBack;
    const aspect = this.#width / this.#height;
    const { position, target } = this.#follow.place(aspect);
    this.#camera.aspect = aspect;
    this.#camera.position.set(...position);
    this.#camera.lookAt(...target);
    this.#camera.updateProjectionMatrix();
    this.#camera.updateMatrixWorld();
    this.#renderer.info.reset();
    this.#renderer.render(this.#scene, this.#camera);
    const { calls, triangles } = this.#renderer.info.render;
    const lastMs = performance.now() - begun;
    this.#cost = {
      frames: this.#cost.frames + 1,
      drawCalls: calls,
      triangles,
      lastMs,
      totalMs: this.#cost.totalMs + lastMs,
    };
    this.#options.onframe?.();
    if (moving) this.#invalidate();
  }

  /** Puts everything where it is now. */
  #arrange(): void {
    this.#stale = false;
    const [before, after] = [this.#before, this.#after];
    if (!before || !after) return;
    const share = this.#share;
    this.#axle.position.x = this.#base + before.travel + (after.travel - before.travel) * share;
    // The short way round: a full turn begins again at zero.
    const by = ((after.angle - before.angle + 540) % 360) - 180;
    this.#wheel.rotation.z = ((before.angle + by * share) * Math.PI) / 180;
    this.#blocks.clear();
    for (let index = 0; index < PIECES; index++) {
      if (!after.has(index)) continue;
      const lies = poseOf(after, index, before.has(index) ? before : after, share);
      const pose = index === this.#held ? this.#inHand(index, lies) : lies;
      const matrix = matrixOf(pose);
      this.#blocks.add(index, matrix);
      if (index === this.#held) this.#blocks.mark(index, matrix, this.#mood);
      else if (this.#recent.includes(index)) this.#blocks.mark(index, matrix, 'last');
    }
    this.#blocks.commit();
    if (this.#steadied) {
      // On the far end of the rim, where it is in nobody's way.
      const { radius, width } = this.#kit;
      this.#other.grip([radius * 0.8, radius * 0.62, width / 2], width / 5, false);
    }
    this.#lights.position.x = this.#axle.position.x;
    this.#renderer.shadowMap.needsUpdate = true;
  }

  /** Puts the hand where it has a piece; says how that hangs from it. */
  #inHand(index: number, pose: readonly number[]): number[] {
    const block = this.#kit.pieces[kindOfIndex(index)];
    if (!block) return [...pose];
    const { at, width } = gripOf(pose, block.half);
    this.#hand.grip(at, width, this.#mood !== 'held');
    return hung(pose, at, this.#sag);
  }
}

/** Where a piece is between two moments. */
function poseOf(poses: Poses, index: number, before: Poses, share: number): number[] {
  const [x = 0, y = 0, z = 0, qx = 0, qy = 0, qz = 0, qw = 1] = poses.of(index);
  const at = new Vector3(x, y, z);
  const turn = new Quaternion(qx, qy, qz, qw);
  if (before !== poses) {
    const [bx = 0, by = 0, bz = 0, ax = 0, ay = 0, az = 0, aw = 1] = before.of(index);
    at.lerpVectors(new Vector3(bx, by, bz), at, share);
    turn.slerpQuaternions(new Quaternion(ax, ay, az, aw), turn, share);
  }
  return [...at.toArray(), ...turn.toArray()];
}

function matrixOf([x = 0, y = 0, z = 0, qx = 0, qy = 0, qz = 0, qw = 1]: readonly number[]): Matrix4 {
  return new Matrix4().compose(new Vector3(x, y, z), new Quaternion(qx, qy, qz, qw), new Vector3(1, 1, 1));
}

/** It lies still, so that one sees the wheel travel; far away it fades into the room. */
function tableTop(dark: boolean): Mesh {
  const geometry = new PlaneGeometry(40, 24);
  const count = geometry.getAttribute('position').count;
  const { r, g, b } = new Color(TABLE[dark ? 'dark' : 'light']);
  geometry.setAttribute(
    'color',
    new BufferAttribute(
      Float32Array.from({ length: count * 3 }, (_, i) => [r, g, b][i % 3] as number),
      3,
    ),
  );
  geometry.setAttribute('aSeed', new BufferAttribute(new Float32Array(count), 1));
  const top = new Mesh(
    geometry,
    timber({ depth: 0.75, rings: 0.8, fade: [5.5, 11] }, { roughness: 0.7, transparent: true }),
  );
  top.rotation.x = -Math.PI / 2;
  top.receiveShadow = true;
  return top;
}
