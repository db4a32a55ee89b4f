import { describe, expect, it } from 'vitest';
import { categories, categoryGroups, categoryPicture } from '../src/categories';
import { cutPrism, cutTurned } from '../src/drawing/solid/cut';
import { viewFrom } from '../src/drawing/solid/view';
import { drawPicture } from '../src/pictures';

/** From the front: a plane's depth is its distance from the origin toward the viewer. */
const front = viewFrom({ round: 0, above: 0 });

describe('a cut', () => {
  it('through a cylinder is narrower beside its axis, and none beside its body', () => {
    const cut = (depth: number) =>
      cutTurned(
        [0, 0, 0],
        [0, 0, 1],
        [
          [0, 5],
          [10, 5],
        ],
        front,
        depth,
      );
    expect(cut(0)).toBe('M5 0l0-10-10 0 0 10z');
    expect(cut(3)).toBe('M4 0l0-10-8 0 0 10z');
    expect(cut(6)).toBeNull();
  });

  it('through a hollow outline has a face on both sides of its hollow', () => {
    const u = [
      [0, 0],
      [10, 0],
      [10, 10],
      [8, 10],
      [8, 2],
      [2, 2],
      [2, 10],
      [0, 10],
    ] as const;
    const plane = { at: [0, 0, 0], u: [1, 0, 0], v: [0, -1, 0], deep: [0, 0, 1] } as const;
    const cut = (depth: number) => cutPrism({ plane, outline: u, from: 0, to: 4 }, front, depth);
    expect(cut(5)?.match(/M/g)).toHaveLength(2);
    expect(cut(1)?.match(/M/g)).toHaveLength(1);
    expect(cut(11)).toBeNull();
  });
});

describe('a category’s drawing', () => {
  const keys = [...categoryGroups, ...categories].map(({ key }) => key);
  const drawings = keys.map((key) => drawPicture(categoryPicture(key)) ?? '');

  it.each(keys.map((key, at) => [key, drawings[at] ?? '']))('of %s is cut open', (_, drawing) => {
    expect(drawing).toContain('fill="url(#h0)"');
  });

  it('has a number of its own, by its place', () => {
    const numbers = drawings.map((drawing) => /DWG (\d\d-\d\d)/.exec(drawing)?.[1]);
    expect(new Set(numbers).size).toBe(keys.length);
    expect(numbers.slice(0, 2)).toEqual(['01-00', '02-00']);
  });
});
