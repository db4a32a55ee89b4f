/** Where an arrow leads in a menu of two columns. */
import { expect, it } from 'vitest';
import { nearest } from '../src/mega-menu/arrow-keys';

const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 40 });
//  0  3
//  1  4
//  2
const links = [box(0, 0), box(0, 40), box(0, 80), box(120, 0), box(120, 40)];
const from = (at: number) => links[at] ?? box(0, 0);

it('goes down and up a column', () => {
  expect(nearest('ArrowDown', from(0), links)).toBe(1);
  expect(nearest('ArrowUp', from(2), links)).toBe(1);
});

it('goes across to the same row, or to the nearest where there is none', () => {
  expect(nearest('ArrowRight', from(1), links)).toBe(4);
  expect(nearest('ArrowLeft', from(3), links)).toBe(0);
  expect(nearest('ArrowRight', from(2), links)).toBe(4);
});

it('goes on below the column, and nowhere beyond the last', () => {
  expect(nearest('ArrowDown', from(4), links)).toBe(2);
  expect(nearest('ArrowUp', from(0), links)).toBe(-1);
});
