import { describe, expect, it } from 'vitest';
import { pieces } from '../src/highlight/pieces';

const shown = (text: string, ranges: { from: number; to: number }[]) =>
  pieces(text, ranges)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

describe('marking what matched', () => {
  it.each([
    ['none', [], 'Hammer drill'],
    ['one', [{ from: 7, to: 12 }], 'Hammer [drill]'],
    [
      'unsorted',
      [
        { from: 7, to: 12 },
        { from: 0, to: 3 },
      ],
      '[Ham]mer [drill]',
    ],
    [
      'overlapping',
      [
        { from: 0, to: 4 },
        { from: 2, to: 6 },
      ],
      '[Hammer] drill',
    ],
    [
      'one inside another',
      [
        { from: 0, to: 6 },
        { from: 1, to: 2 },
      ],
      '[Hammer] drill',
    ],
    [
      'out of bounds',
      [
        { from: -3, to: 2 },
        { from: 10, to: 99 },
      ],
      '[Ha]mmer dri[ll]',
    ],
    [
      'empty or backwards',
      [
        { from: 3, to: 3 },
        { from: 5, to: 1 },
      ],
      'Hammer drill',
    ],
    ['not numbers', [{ from: NaN, to: 4 }], 'Hammer drill'],
  ])('%s', (_, ranges, text) => {
    expect(shown('Hammer drill', ranges)).toBe(text);
  });
});
