/**
 * The pyramid on its plate, drawn with Three.js. It knows no rules: it draws what it is given and tells what
 * was touched. Nothing is drawn while nothing changes.
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
  Quaternion,
  Raycaster,
  Scene,
  ShadowMaterial,
  Vector2,
  Vector3,
  WebGLRenderer,
  type Material,
  type Object3D,
} from 'three';
import { CameraRig, FIELD_OF_VIEW } from './camera';
import { browserClock, type Clock } from './clock';
import {
  add,
  azimuth,
  cellText,
  centre,
  fromRoom,
  inPyramid,
  LAYER_HEIGHT,
  layerOf,
  NEAR,
  parseCell,
  restingPlaces,
  RIGHT,
  scale,
  step,
  toRoom,
  UP,
  type Vector,
} from './geometry';
import { gestures } from './gestures';
import { endOf, newPose, plan, poseAt, rest, type Pose, type Track } from './motions';
import { meant, nearby } from './pick';
import { DiceMesh, styleOf } from './scene/dice';
import { DOT, GLOW, RING, traces, way, type Glow } from './scene/glow';
import { HaloMesh } from './scene/halo';
import { lamps } from './scene/light';
import { plate, plateCorner, plateReach, TABLE_Y } from './scene/plate';
import { FELT_Y, tray, TRAY_RADIUS } from './scene/tray';
import { seedOf, thrownPose, THROW_MS } from './throws';
import {
  isFaced,
  SIDES,
  type CellText,
  type Move,
  type Shown,
  type Side,
  type TableView,
  type Throw,
  type Viewpoint,
} from './view';

export interface BoardOptions {
  canvas: HTMLCanvasElement;
  /** Dice along an edge. */
  side?: number;
  viewpoint?: Viewpoint;
  dark?: boolean;
  /** End states only. */
  still?: boolean;
  clock?: Clock;
  onpick?(cell: CellText): void;
  onhover?(cell: CellText | null): void;
  /** After every frame: whatever lies over the picture may have to move. */
  onframe?(): void;
  /** The graphics card took its memory back: nothing will be drawn any more, and a new board is needed. */
  onlost?(): void;
}

export interface FrameCost {
  frames: number;
  drawCalls: number;
  triangles: number;
  /** Script time of the last frame, and of all, in milliseconds. */
  lastMs: number;
  totalMs: number;
}

/** Pixels of the screen per CSS pixel, at most. */
const MAX_PIXELS = 2;
/** Pictures wider than this get the finer shadows. */
const FINE_PIXELS = 800;
/** A lifted die is held up and away, so that one sees what it stood on. */
const LIFT = { up: 2, away: 1.75 };
const LIFT_MS = 260;
const FINGER = 30;
/** Cubes a little larger than a die glow around it; in an empty cell a little smaller. */
const AROUND = 1.015;
const INSIDE = 0.955;

const WOOD = { light: { early: '#c59e6e', late: '#855c34' }, dark: { early: '#a8743f', late: '#5f3a1c' } };

export class Board3D {
  readonly side: number;
  readonly #options: BoardOptions;
  readonly #clock: Clock;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 1, 200);
  readonly #rig: CameraRig;
  /** Holds the dice: its axes are x, y and z of the cells. */
  readonly #lattice = new Group();
  readonly #toLattice = new Matrix4();
  readonly #dice: DiceMesh;
  readonly #ghosts: DiceMesh;
  readonly #halo: HaloMesh;
  readonly #tray: Object3D;
  readonly #lamp;
  readonly #stopHands: () => void;
  /** What the finger came down on. */
  #pressed: CellText | null = null;
  readonly #sizes: ResizeObserver;

  #view: TableView = { dice: [] };
  #standing = new Map<CellText, Shown>();
  /** Empty cells that can be touched, though nothing may be offered there. */
  #places: readonly CellText[] = [];
  #flights: { track: Track; since: number }[] = [];
  #lifts = new Map<CellText, { from: number; to: number; since: number }>();
  #thrown: Throw | null = null;
  #thrownAt = -Infinity;
  #trayAngle = 0;
  #hover: CellText | null = null;
  #cursor: CellText | null = null;
  #waiting: number | null = null;
  #stale = true;
  #cost: FrameCost = { frames: 0, drawCalls: 0, triangles: 0, lastMs: 0, totalMs: 0 };

  /** Throws when the browser has no WebGL. */
  constructor(options: BoardOptions) {
    this.#options = options;
    this.#clock = options.clock ?? browserClock;
    this.side = options.side ?? 9;
    const viewpoint = options.viewpoint ?? { side: 0, above: false };
    this.#rig = new CameraRig(viewpoint);
    this.#renderer = new WebGLRenderer({ canvas: options.canvas, antialias: true, alpha: true });
    this.#renderer.toneMapping = NeutralToneMapping;
    this.#renderer.toneMappingExposure = options.dark ? 0.9 : 1;
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#renderer.info.autoReset = false;

    const theme = WOOD[options.dark ? 'dark' : 'light'];
    const reach = plateReach(this.side) + 2 * TRAY_RADIUS + 1;
    const lights = lamps(reach, options.dark ?? false, this.#width * (window.devicePixelRatio || 1) > FINE_PIXELS);
    this.#lamp = lights.lamp;
    const table = new Mesh(
      new PlaneGeometry(reach * 4, reach * 4),
      new ShadowMaterial({ opacity: options.dark ? 0.5 : 0.3, color: new Color('#2a1408') }),
    );
    table.rotation.x = -Math.PI / 2;
    table.position.y = TABLE_Y;
    table.receiveShadow = true;
    this.#tray = tray(theme);
    this.#tray.visible = false;

    const cells = (this.side * (this.side + 1) * (this.side + 2)) / 6;
    this.#dice = new DiceMesh(cells + 24);
    this.#ghosts = new DiceMesh(cells, true);
    this.#halo = new HaloMesh(2 * cells + 64);
    const origin = toRoom([0, 0, 0], this.side);
    this.#lattice.matrixAutoUpdate = false;
    // Columns: where the axes x, y and z of the cells point in the room.
    this.#lattice.matrix.set(...RIGHT, origin[0], ...UP, origin[1], ...NEAR, origin[2], 0, 0, 0, 1);
    this.#toLattice.copy(this.#lattice.matrix).invert();
    this.#lattice.add(this.#dice.mesh, this.#ghosts.mesh, this.#halo.mesh);
    this.#scene.add(lights.group, table, plate(this.side, theme), this.#tray, this.#lattice);

    this.#stopHands = gestures(options.canvas, {
      // Dice may move while a finger is down; it meant the one it came down on.
      press: (x, y, touch) => (this.#pressed = this.cellAt(x, y, touch)),
      tap: () => {
        if (this.#pressed) options.onpick?.(this.#pressed);
      },
      hover: (at) => this.#hoverAt(at && this.cellAt(at.x, at.y, false)),
      orbit: (dx, dy) => this.orbit(-dx * 0.008, dy * 0.006),
      pan: (dx, dy) => {
        this.#rig.pan((-2 * dx) / this.#width / this.#rig.zoom, (2 * dy) / this.#height / this.#rig.zoom);
        this.#invalidate();
      },
      zoom: (factor, x, y) => this.zoom(factor, (2 * x) / this.#width - 1, 1 - (2 * y) / this.#height),
    });
    this.#sizes = new ResizeObserver(() => this.#resize());
    this.#sizes.observe(options.canvas);
    options.canvas.addEventListener('webglcontextlost', this.#lost);
    this.#resize();
  }

  /** Shows these dice; with `moves`, how they came there. An animation under way is finished by the next one. */
  show(view: TableView, moves: readonly Move[] = []): void {
    const now = this.#clock.now();
    const next = new Map(view.dice.map((die) => [die.cell, die]));
    const animate = !this.#options.still;
    if (moves.length > 0 && animate) {
      // Dice of the last moves that are still in the air fly on, if nothing new happens to them.
      const fresh = plan(this.#standing, next, moves, this.side);
      const taken = new Set(fresh.map((track) => track.to));
      const older = this.#flights.filter(({ track: { to } }) => to === null || (!taken.has(to) && next.has(to)));
      this.#flights = [...older, ...fresh.map((track) => ({ track, since: now }))];
    } else if (!sameDice(this.#standing, next)) this.#flights = [];
    const lifted = new Set(view.lifted ?? []);
    for (const cell of new Set([...lifted, ...this.#lifts.keys()])) {
      const to = lifted.has(cell) ? 1 : 0;
      if ((this.#lifts.get(cell)?.to ?? 0) === to) continue;
      this.#lifts.set(cell, { from: this.#liftOf(cell, now), to, since: animate ? now : -Infinity });
    }
    this.#tray.visible = view.thrown !== undefined;
    if (view.thrown?.id !== this.#thrown?.id) this.#thrownAt = animate ? now : -Infinity;
    this.#thrown = view.thrown ?? null;
    this.#view = view;
    this.#standing = next;
    this.#places = restingPlaces(next, this.side);
    this.#stale = true;
    this.#invalidate();
  }

  look(viewpoint: Viewpoint): void {
    this.#rig.look(viewpoint, this.#clock.now(), !this.#options.still);
    this.#stale = true;
    this.#invalidate();
  }

  orbit(byAzimuth: number, byElevation: number): void {
    this.#rig.orbit({ azimuth: byAzimuth, elevation: byElevation });
    this.#invalidate();
  }

  /** Closer or further away: where somebody points in the picture, or else at what can be done. */
  zoom(factor: number, x?: number, y?: number): void {
    if (x === undefined || y === undefined) {
      const { x: right, y: up } = new Vector3(...this.#middle()).project(this.#camera);
      this.#rig.zoomBy(factor, right, up);
    } else this.#rig.zoomBy(factor, x, y);
    this.#invalidate();
  }

  /** The middle of what is offered, or else of the dice that stand; of the plate if there are none. */
  #middle(): Vector {
    const offered = (this.#view.offers ?? []).map(({ cell }) => cell);
    const cells = offered.length > 0 ? offered : [...this.#standing.keys()];
    const sum = cells.reduce<Vector>((sum, cell) => add(sum, centre(parseCell(cell))), [0, 0, 0]);
    return cells.length > 0 ? toRoom(scale(sum, 1 / cells.length), this.side) : [0, 0, 0];
  }

  /** Marks a cell as if the mouse were on it: for the keyboard. */
  point(cell: CellText | null): void {
    this.#cursor = cell;
    this.#stale = true;
    this.#invalidate();
  }

  /** What lies at this place of the picture, in CSS pixels; a finger also reaches offers beside it. */
  cellAt(x: number, y: number, finger: boolean): CellText | null {
    const offers = (this.#view.offers ?? []).map((offer) => offer.cell);
    const ray = new Raycaster();
    this.#camera.updateMatrixWorld();
    ray.setFromCamera(new Vector2((2 * x) / this.#width - 1, 1 - (2 * y) / this.#height), this.#camera);
    const from = fromRoom(ray.ray.origin.toArray() as [number, number, number], this.side);
    const to = fromRoom(ray.ray.at(1, new Vector3()).toArray() as [number, number, number], this.side);
    const direction: Vector = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
    const met = meant({ origin: from, direction }, new Set(this.#standing.keys()), offers, this.#places);
    if (!finger || (met && offers.includes(met))) return met;
    return (
      nearby(
        { x, y },
        offers.map((cell) => ({ cell, ...this.placeOf(cell) })),
        FINGER,
      ) ?? met
    );
  }

  /** Where the middle of a cell is in the picture, in CSS pixels. */
  placeOf(cell: CellText): { x: number; y: number } {
    return this.#onScreen(toRoom(centre(parseCell(cell)), this.side));
  }

  /** Whether a die shows a face; what is covered on all three cannot be touched. */
  isSeen(cell: CellText): boolean {
    const at = parseCell(cell);
    return this.#standing.has(cell) && SIDES.some((axis) => !this.#standing.has(cellText(step(at, axis, -1))));
  }

  /** Where the player of a side sits, beyond the rim; `aside` is -1 for a place on the left to 1 on the right. */
  seatOf(side: Side): { x: number; y: number; aside: number } {
    const angle = azimuth(side);
    const far = plateReach(this.side) + 0.75;
    return {
      ...this.#onScreen([Math.sin(angle) * far, TABLE_Y, Math.cos(angle) * far]),
      aside: Math.sin(angle - this.#rig.angles.azimuth),
    };
  }

  get cost(): Readonly<FrameCost> {
    return this.#cost;
  }

  /** Whether something still moves. */
  get moving(): boolean {
    return this.#active(this.#clock.now());
  }

  dispose(): void {
    if (this.#waiting !== null) this.#clock.cancel(this.#waiting);
    this.#stopHands();
    this.#sizes.disconnect();
    this.#options.canvas.removeEventListener('webglcontextlost', this.#lost);
    this.#dice.dispose();
    this.#ghosts.dispose();
    this.#halo.dispose();
    this.#scene.traverse((object) => {
      if (!(object instanceof Mesh)) return;
      object.geometry.dispose();
      (object.material as Material).dispose();
    });
    this.#lamp.shadow.dispose();
    this.#renderer.dispose();
    // Browsers allow few contexts at a time; a canvas that is thrown away must not keep one.
    this.#renderer.forceContextLoss();
  }

  get #width(): number {
    return this.#options.canvas.clientWidth || 1;
  }

  get #height(): number {
    return this.#options.canvas.clientHeight || 1;
  }

  readonly #lost = () => {
    if (this.#waiting !== null) this.#clock.cancel(this.#waiting);
    this.#waiting = null;
    this.#options.onlost?.();
  };

  #resize(): void {
    this.#renderer.setPixelRatio(Math.min(MAX_PIXELS, window.devicePixelRatio || 1));
    this.#renderer.setSize(this.#width, this.#height, false);
    this.#stale = true;
    this.#invalidate();
  }

  #hoverAt(met: CellText | null): void {
    // A place that is not offered answers a touch, but does not ask for one.
    const cell =
      met && (this.#standing.has(met) || this.#view.offers?.some((offer) => offer.cell === met)) ? met : null;
    if (cell === this.#hover) return;
    this.#hover = cell;
    this.#options.onhover?.(cell);
    this.#stale = true;
    this.#invalidate();
  }

  #onScreen(room: Vector): { x: number; y: number } {
    const at = new Vector3(...room).project(this.#camera);
    return { x: ((at.x + 1) / 2) * this.#width, y: ((1 - at.y) / 2) * this.#height };
  }

  #invalidate(): void {
    if (this.#waiting !== null || this.#renderer.getContext().isContextLost()) return;
    this.#waiting = this.#clock.frame(() => {
      this.#waiting = null;
      this.#draw();
    });
  }

  #liftOf(cell: CellText, now: number): number {
    const lift = this.#lifts.get(cell);
    if (!lift) return 0;
    const part = Math.min(1, (now - lift.since) / LIFT_MS);
    return lift.from + (lift.to - lift.from) * part * part * (3 - 2 * part);
  }

  /** How far off its cell a die is that is lifted by this part. */
  #held(part: number): Vector {
    const { azimuth: around } = this.#rig.goal;
    const room: Vector = [-Math.sin(around) * LIFT.away, LIFT.up, -Math.cos(around) * LIFT.away];
    return scale(add(fromRoom(room, this.side), scale(fromRoom([0, 0, 0], this.side), -1)), part);
  }

  #active(now: number): boolean {
    return (
      this.#rig.moving ||
      this.#flights.length > 0 ||
      now - this.#thrownAt < THROW_MS ||
      [...this.#lifts.values()].some((lift) => now - lift.since < LIFT_MS)
    );
  }

  #draw(): void {
    const begun = performance.now();
    const now = this.#clock.now();
    const turning = this.#rig.moving;
    this.#rig.tick(now);
    this.#flights = this.#flights.filter(({ track, since }) => now - since < endOf(track));
    const active = this.#active(now);
    if (this.#stale || active) {
      this.#setTray(turning);
      this.#fill(now);
      this.#renderer.shadowMap.needsUpdate = true;
      this.#stale = active;
    }
    this.#aim();
    this.#renderer.info.reset();
    this.#renderer.render(this.#scene, this.#camera);
    const took = performance.now() - begun;
    const { calls, triangles } = this.#renderer.info.render;
    this.#cost = {
      frames: this.#cost.frames + 1,
      drawCalls: calls,
      triangles,
      lastMs: took,
      totalMs: this.#cost.totalMs + took,
    };
    this.#options.onframe?.();
    if (active) this.#invalidate();
  }

  /** The tray stands to the right of who sits here, or before them when the picture is upright. */
  #setTray(turning: boolean): void {
    const upright = this.#width < this.#height * 1.05;
    const around = turning ? this.#rig.angles.azimuth : this.#rig.goal.azimuth;
    this.#trayAngle = around + (upright ? 0 : (2 * Math.PI) / 3);
    const far = plateReach(this.side) + TRAY_RADIUS + (upright ? 1.7 : 1.3);
    this.#tray.position.set(Math.sin(this.#trayAngle) * far, TABLE_Y, Math.cos(this.#trayAngle) * far);
    this.#tray.rotation.y = this.#trayAngle;
  }

  /** What must be in the picture: the plate, the highest die, the tray. */
  #outline(): Vector[] {
    const reach = plateReach(this.side);
    const points = SIDES.flatMap((side) => plateCorner(this.side, azimuth(side) + Math.PI));
    // Room for the name at the near side.
    const near = this.#rig.angles.azimuth;
    points.push([Math.sin(near) * (reach + 1.5), TABLE_Y, Math.cos(near) * (reach + 1.5)]);
    const top = Math.min(this.side - 1, ...[...this.#standing.values()].map((die) => layerOf(parseCell(die.cell))));
    const peak = (this.side + 1 - top) * LAYER_HEIGHT + 0.3;
    points.push([0, peak, 0]);
    if (this.#tray.visible) {
      const { x, z } = this.#tray.position;
      for (let i = 0; i < 8; i++) {
        const angle = (i / 8) * 2 * Math.PI;
        points.push([x + Math.sin(angle) * TRAY_RADIUS, TABLE_Y + 0.4, z + Math.cos(angle) * TRAY_RADIUS]);
      }
    }
    return points;
  }

  #aim(): void {
    const aspect = this.#width / this.#height;
    const { position, target, up } = this.#rig.place(this.#outline(), aspect);
    this.#camera.aspect = aspect;
    this.#camera.position.set(...position);
    this.#camera.up.set(...up);
    this.#camera.lookAt(...target);
    this.#camera.updateProjectionMatrix();
    this.#camera.updateMatrixWorld();
  }

  #fill(now: number): void {
    const pose = newPose();
    const matrix = new Matrix4();
    const flying = new Set(this.#flights.map(({ track }) => track.to));
    const resting = new Set(
      [...this.#standing.keys()].filter((cell) => !flying.has(cell) && !this.#lifts.get(cell)?.to),
    );

    this.#dice.clear();
    for (const die of this.#standing.values()) {
      if (flying.has(die.cell)) continue;
      rest(die, pose, this.#held(this.#liftOf(die.cell, now)));
      this.#dice.add(
        compose(pose, matrix),
        styleOf(die.colour),
        blankFaces(die),
        resting.has(die.cell) ? this.#shade(die.cell, resting) : 0,
      );
    }
    for (const { track, since } of this.#flights)
      if (poseAt(track, now - since, pose))
        this.#dice.add(compose(pose, matrix), styleOf(track.die.colour), blankFaces(track.die), 0);
    this.#fillThrow(now, pose, matrix);
    this.#ghosts.clear();
    for (const die of this.#view.ghosts ?? []) {
      rest(die, pose);
      pose.size = 0.97;
      // A preview with faces is there to be read, so one does not look through it.
      const mesh = isFaced(die) ? this.#dice : this.#ghosts;
      mesh.add(compose(pose, matrix), styleOf(die.colour), blankFaces(die), this.#shade(die.cell, resting));
    }
    this.#dice.commit();
    this.#ghosts.commit();
    this.#fillHalo(flying, pose, matrix);
  }

  #fillThrow(now: number, pose: Pose, matrix: Matrix4): void {
    if (!this.#thrown || !this.#tray.visible) return;
    const { dice, id } = this.#thrown;
    const seed = seedOf(id);
    const upright = new Quaternion().setFromAxisAngle(
      new Vector3(0, 1, 0),
      this.#trayAngle + (this.#width < this.#height * 1.05 ? 0 : (-2 * Math.PI) / 3),
    );
    dice.forEach((die, i) => {
      thrownPose(i, dice.length, die.value, seed, now - this.#thrownAt, pose);
      pose.at.applyQuaternion(upright).add(new Vector3(this.#tray.position.x, FELT_Y, this.#tray.position.z));
      pose.turn.premultiply(upright);
      compose(pose, matrix).premultiply(this.#toLattice);
      this.#dice.add(matrix, styleOf(die.colour), 0, 0);
    });
  }

  #fillHalo(flying: ReadonlySet<CellText | null>, pose: Pose, matrix: Matrix4): void {
    this.#halo.clear();
    const lit = new Map<CellText, number>();
    for (const face of this.#view.lit ?? []) lit.set(face.cell, (lit.get(face.cell) ?? 0) | (1 << face.side));
    const solid = new Set((this.#view.ghosts ?? []).filter(isFaced).map(({ cell }) => cell));
    const put = (cell: CellText, { colour, fill, line, width }: Glow, faces = 0) => {
      if (flying.has(cell)) return;
      pose.at.set(...centre(parseCell(cell)));
      pose.turn.identity();
      pose.size = this.#standing.has(cell) || solid.has(cell) ? AROUND : INSIDE;
      this.#halo.add(compose(pose, matrix), colour, fill, line, width, faces);
    };
    for (const [cell, faces] of lit) put(cell, GLOW.lit, faces);
    for (const [at, look] of traces(this.#view)) put(at, look);
    const dot = (at: Vector3, size: number, { colour, fill, line }: Glow) => {
      pose.at.copy(at);
      pose.turn.identity();
      pose.size = size;
      this.#halo.add(compose(pose, matrix), colour, fill, line, 0);
    };
    for (const spot of way(this.#view.trail ?? [])) dot(spot, DOT, GLOW.way);
    const chosen = new Set(this.#view.selected ?? []);
    const pointed = this.#cursor ?? this.#hover;
    for (const { cell, style, quiet } of this.#view.offers ?? []) {
      if (quiet || chosen.has(cell) || cell === pointed) continue;
      if (style === 'funnel')
        for (const { glow, size } of RING) dot(new Vector3(...centre(parseCell(cell))), size, glow);
      else put(cell, GLOW[style]);
    }
    for (const cell of chosen) put(cell, GLOW.selected);
    if (pointed && !chosen.has(pointed)) {
      const offer = (this.#view.offers ?? []).find((each) => each.cell === pointed);
      put(pointed, offer ? { ...GLOW[offer.style], fill: 0.34, width: 0.075 } : GLOW.hover);
    }
    this.#halo.commit();
  }

  /** Inner edges of the upper faces, where the shader lets less light in. */
  #shade(cell: CellText, resting: ReadonlySet<CellText>): number {
    const at = parseCell(cell);
    let bits = 64;
    for (const i of SIDES) {
      const before = step(at, i, -1);
      for (const [bit, j] of [
        [0, ((i + 1) % 3) as Side],
        [1, ((i + 2) % 3) as Side],
      ] as const) {
        const beside = step(before, j, 1);
        if (inPyramid(beside, this.side) && resting.has(cellText(beside))) bits |= 1 << (2 * i + bit);
      }
    }
    return bits;
  }
}

function compose(pose: Pose, out: Matrix4): Matrix4 {
  return out.compose(pose.at, pose.turn, new Vector3(pose.size, pose.size, pose.size));
}

/** Bit n-1 for every value that must not be drawn: only named faces and those opposite them are known. */
function blankFaces(die: Shown): number {
  let blank = 63;
  for (const face of die.faces) if (face !== null) blank &= ~((1 << (face - 1)) | (1 << (6 - face)));
  return blank;
}

function sameDice(before: ReadonlyMap<CellText, Shown>, after: ReadonlyMap<CellText, Shown>): boolean {
  if (before.size !== after.size) return false;
  for (const [cell, die] of after) {
    const other = before.get(cell);
    if (!other || other.colour !== die.colour || other.faces.some((face, i) => face !== die.faces[i])) return false;
  }
  return true;
}
