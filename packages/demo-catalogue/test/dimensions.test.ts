import { describe, expect, it } from 'vitest';
import { figure } from '../src/figures';
import { drawPicture } from '../src/pictures';
import { shopRange, type ShopVariant } from '../src/shop-range';

/** The words on the dimension lines of a variant's drawing; they have a size of their own. */
function dimensions(variant: ShopVariant): string[] {
  const path = variant.pictures.find(({ view }) => view === 'dimensions')?.path ?? '';
  const texts = (drawPicture(path) ?? '').matchAll(/<text [^>]*font-size="46"[^>]*>([^<]*)</g);
  return [...texts].map(([, words = '']) => words);
}

function variantsOf(kind: string): readonly ShopVariant[] {
  return shopRange()
    .filter((product) => product.kind === kind)
    .flatMap((product) => product.variants);
}

const spec = (variant: ShopVariant, label: string) =>
  variant.specs.find(([each]) => each === label)?.[1] ?? `no ${label}`;

describe('the dimensioned drawing', () => {
  it('is the second picture of every variant', () => {
    for (const { variants } of shopRange()) {
      for (const { pictures } of variants) expect(pictures[1]?.view).toBe('dimensions');
    }
  });

  it.each([
    ['sds-bit', ['Ø Diameter', 'Overall length', 'Working length']],
    ['hole-saw', ['Ø Diameter', 'Cutting depth']],
    ['hex-bolt', ['Length', 'Head height', 'Across flats']],
    ['hex-nut', ['Across flats']],
    ['washer', ['Ø Outside diameter', 'Ø Inside diameter']],
    ['wood-screw', ['Ø Diameter', 'Length', 'Thread length']],
    ['anchor-bolt', ['Ø Hole diameter', 'Length']],
    ['blind-rivet', ['Ø Diameter', 'Length']],
    ['cutting-disc', ['Ø Diameter', 'Ø Bore']],
    ['grinding-disc', ['Ø Diameter', 'Ø Bore']],
    ['flap-disc', ['Ø Diameter', 'Ø Bore']],
    ['circular-saw-blade', ['Ø Diameter', 'Ø Bore']],
    ['webbing-sling', ['Length', 'Width']],
    ['wire-brush', ['Ø Diameter']],
  ])('of a %s has the variant’s own %j', (kind, labels) => {
    for (const variant of variantsOf(kind)) {
      const own = labels.map((label) =>
        label.startsWith('Ø ') ? `Ø ${spec(variant, label.slice(2))}` : spec(variant, label),
      );
      expect(dimensions(variant), variant.name).toEqual(expect.arrayContaining(own));
    }
  });

  it('has its width below and its height beside it, whichever is more', () => {
    for (const kind of ['cordless-drill', 'screwdriver-set', 'led-flood-light', 'tape-measure']) {
      for (const variant of variantsOf(kind)) {
        const own = variant.span.map((mm) => figure(Math.round(mm), 'mm'));
        expect(dimensions(variant), variant.name).toEqual(own);
      }
    }
  });

  it.each([
    ['claw-hammer', 'Overall length'],
    ['pipe-wrench', 'Length'],
    ['adjustable-wrench', 'Length'],
    ['bolt-cutter', 'Length'],
    ['pliers', 'Length'],
    ['welding-electrodes', 'Length'],
    ['bottle-jack', 'Lowest height'],
    ['tool-box', 'Length'],
  ])('of a %s has the %s of the variant among its overall sizes', (kind, label) => {
    for (const variant of variantsOf(kind)) {
      const [, millimetres] = /([\d,]+) mm/.exec(spec(variant, label)) ?? [];
      const words = dimensions(variant).map((each) => each.replace('Ø ', ''));
      expect(words, variant.name).toContain(`${millimetres} mm`);
    }
  });
});
