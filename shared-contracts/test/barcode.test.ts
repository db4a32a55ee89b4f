/** A barcode's bars, read back as a scanner does. */
import { expect, it, test } from 'vitest';
import { barcodeOf } from '../src/barcode';

/** The modules of the drawing, '1' for a bar. */
function modulesOf(path: string): string {
  const modules: string[] = [];
  for (const [, at, length] of path.matchAll(/M(\d+) 0h(\d+)v1h-\2z/g)) {
    for (let module = 0; module < Number(length); module += 1) modules[Number(at) + module] = '1';
  }
  return Array.from(modules, (module) => module ?? '0').join('');
}

/** The widths of bars and spaces by turns, from the first bar on. */
const widthsOf = (modules: string) =>
  [...modules.matchAll(/1+|0+/g)].map(([{ length }]) => length).join('');

test('a start, a sign each, a check sign by weights, and the stop', () => {
  const barcode = barcodeOf('A1');
  const widths = widthsOf(modulesOf(barcode?.path ?? ''));
  // Start B, 'A' (33), '1' (17), check (104 + 33 + 2 * 17) mod 103 = 68, stop.
  expect(widths).toBe(['211214', '111323', '123221', '141221', '2331112'].join(''));
  expect(barcode?.viewBox).toBe(`-10 0 ${4 * 11 + 13 + 20} 1`);
});

/** Space to tilde. */
const ALL = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));

it('gives each sign widths of its own, of 11 modules with an even number of black ones', () => {
  const widths = ALL.map((char) =>
    widthsOf(modulesOf(barcodeOf(char)?.path ?? '').slice(11, 22)).padEnd(6),
  );
  expect(new Set(widths).size).toBe(ALL.length);
  for (const each of widths) {
    const [all, black] = [[...each], [...each].filter((_, at) => at % 2 === 0)].map((some) =>
      some.reduce((sum, digit) => sum + Number(digit), 0),
    );
    expect([each, all, (black ?? 1) % 2]).toEqual([each, 11, 0]);
  }
});

it('is as long as its text', () => {
  const modules = modulesOf(barcodeOf('ORD-F679-BWJB')?.path ?? '');
  expect(modules).toHaveLength((13 + 2) * 11 + 13);
});

test.each(['', 'Niño', 'a\nb'])('%j has none', (text) => {
  expect(barcodeOf(text)).toBeNull();
});
