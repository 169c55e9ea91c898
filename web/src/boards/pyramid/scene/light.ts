/** A warm lamp over the table and daylight from a window. What the dice mirror of both stands in their shader. */
import { Color, DirectionalLight, Group, HemisphereLight } from 'three';

export interface Lamps {
  group: Group;
  lamp: DirectionalLight;
}

/** `fine`: for pictures large enough to show it. */
export function lamps(reach: number, dark: boolean, fine: boolean): Lamps {
  const group = new Group();
  const lamp = new DirectionalLight(new Color('#fff0d8'), 2.5);
  // None of the three upper faces of a die is lit along its surface: that would show every step of the shadow map.
  lamp.position.set(-0.48, 1.5, 0.5).multiplyScalar(reach * 2);
  lamp.castShadow = true;
  lamp.shadow.mapSize.setScalar(fine ? 2048 : 1024);
  lamp.shadow.radius = fine ? 5 : 3;
  lamp.shadow.bias = -0.0004;
  lamp.shadow.normalBias = 0.05;
  const view = lamp.shadow.camera;
  view.left = view.bottom = -reach;
  view.right = view.top = reach;
  view.near = reach * 0.6;
  view.far = reach * 6;
  const window = new DirectionalLight(new Color('#cfe0ff'), dark ? 0.2 : 0.3);
  window.position.set(1, 0.7, -0.8);
  const room = new HemisphereLight(new Color('#fff6e6'), new Color('#7a5a3c'), dark ? 1.4 : 1.5);
  group.add(lamp, lamp.target, window, room);
  return { group, lamp };
}
