/** A warm lamp over the table, daylight from a window, and what the dice mirror of both. */
import { BackSide, BoxGeometry, Color, DirectionalLight, Group, HemisphereLight, Mesh, MeshBasicMaterial, PMREMGenerator, Scene, SphereGeometry, type Texture, type WebGLRenderer } from 'three';

export interface Lamps {
  group: Group;
  lamp: DirectionalLight;
}

export function lamps(reach: number, dark: boolean): Lamps {
  const group = new Group();
  const lamp = new DirectionalLight(new Color('#fff0d8'), dark ? 1.7 : 2.0);
  lamp.position.set(-0.85, 1.35, 0.35).multiplyScalar(reach * 2);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(2048, 2048);
  lamp.shadow.radius = 5;
  lamp.shadow.bias = -0.0004;
  lamp.shadow.normalBias = 0.05;
  const view = lamp.shadow.camera;
  view.left = view.bottom = -reach;
  view.right = view.top = reach;
  view.near = reach * 0.6;
  view.far = reach * 6;
  const window = new DirectionalLight(new Color('#cfe0ff'), dark ? 0.2 : 0.3);
  window.position.set(1, 0.7, -0.8);
  const room = new HemisphereLight(new Color('#fff6e6'), new Color('#7a5a3c'), dark ? 0.2 : 0.28);
  group.add(lamp, lamp.target, window, room);
  return { group, lamp };
}

/** A small room to mirror: walls, a lamp shade, a window. */
export function mirror(renderer: WebGLRenderer): Texture {
  const scene = new Scene();
  const walls = new Mesh(new SphereGeometry(10, 24, 16), new MeshBasicMaterial({ side: BackSide, vertexColors: false, color: new Color('#7d7062') }));
  const shade = new Mesh(new BoxGeometry(7, 0.4, 7), new MeshBasicMaterial({ color: new Color(6, 5.4, 4.6) }));
  shade.position.set(-2, 8, 2);
  const window = new Mesh(new BoxGeometry(0.4, 4, 5), new MeshBasicMaterial({ color: new Color(3.2, 3.6, 4.2) }));
  window.position.set(9, 3, -3);
  const table = new Mesh(new BoxGeometry(20, 0.4, 20), new MeshBasicMaterial({ color: new Color('#5d452f') }));
  table.position.y = -4;
  scene.add(walls, shade, window, table);
  const maker = new PMREMGenerator(renderer);
  const target = maker.fromScene(scene, 0.03);
  maker.dispose();
  for (const mesh of [walls, shade, window, table]) {
    mesh.geometry.dispose();
    mesh.material.dispose();
  }
  return target.texture;
}
