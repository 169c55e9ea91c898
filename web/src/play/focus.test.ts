import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeptFocus } from './focus';

let kept: KeptFocus;
beforeEach(() => {
  document.body.innerHTML = `<header><button id="menu">Menu</button></header>
    <footer><button data-choice="hold">Hold</button><button data-choice="roll">Roll</button></footer>`;
  kept = new KeptFocus();
});
// The page of the tests is shared: whoever comes next finds it empty.
afterEach(() => document.body.replaceChildren());

const button = (name: string) => document.querySelector<HTMLButtonElement>(name)!;
function focus(name: string, byKeyboard = true) {
  button(name).focus();
  vi.spyOn(button(name), 'matches').mockReturnValue(byKeyboard);
  kept.note(button(name));
}
/** The buttons go with the move, and come back. */
function playOn(buttons: string) {
  button('footer').innerHTML = '';
  expect(document.activeElement).toBe(document.body);
  button('footer').innerHTML = buttons;
  kept.restore();
}

it('the keyboard is at the same button when it is its turn again', () => {
  focus('[data-choice=roll]');
  playOn('<button data-choice="hold">Hold</button><button data-choice="roll">Roll</button>');
  expect(document.activeElement).toBe(button('[data-choice=roll]'));
});

it('and at the first there is where that one is not offered', () => {
  focus('[data-choice=roll]');
  playOn('<button disabled>No</button><button data-confirm>Yes</button>');
  expect(document.activeElement).toBe(button('[data-confirm]'));
});

it('whoever points, or is elsewhere, is left in peace', () => {
  focus('[data-choice=roll]', false);
  playOn('<button data-choice="roll">Roll</button>');
  expect(document.activeElement).toBe(document.body);
  focus('[data-choice=roll]');
  button('#menu').focus();
  kept.restore();
  expect(document.activeElement).toBe(button('#menu'));
});
