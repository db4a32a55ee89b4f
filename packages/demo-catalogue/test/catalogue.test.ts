import { describe, expect, it } from 'vitest';
import { shopCatalogue } from '../src/shop-catalogue';
import { allKinds } from '../src/kinds/all-kinds';
import { threads, tighteningTorque } from '../src/kinds/threads';
import { shopRange } from '../src/shop-range';
import { physicalRanges } from './physical-ranges';

const catalogue = shopCatalogue();
const variants = catalogue.products.flatMap((product) => product.variants);

/** The first number in a figure such as '1,250 W'. */
function numberIn(text: string | number): number {
  return Number.parseFloat(String(text).replaceAll(',', ''));
}

/** Values of a spec over all variants of a kind. */
function figures(kind: string, label: string): string[] {
  return shopRange()
    .filter((product) => product.kind === kind)
    .flatMap((product) => product.variants)
    .flatMap((variant) =>
      variant.specs.filter(([each]) => each === label).map(([, value]) => value),
    );
}

describe('the shop’s own catalogue', () => {
  it('is as large as a real counter’s', () => {
    expect(catalogue.brands.length).toBeGreaterThanOrEqual(20);
    expect(catalogue.categories.filter(({ parent }) => parent !== undefined)).toHaveLength(16);
    expect(allKinds.length).toBeGreaterThanOrEqual(60);
    expect(catalogue.products.length).toBeGreaterThanOrEqual(600);
    expect(variants.length).toBeGreaterThanOrEqual(1800);
    expect(catalogue.blogs.length).toBe(12);
    expect(catalogue.testimonials).toHaveLength(8);
  });

  it('comes out the same each time, as an object of its own', () => {
    const again = shopCatalogue();
    expect(again).toEqual(catalogue);
    expect(again.products[0]).not.toBe(catalogue.products[0]);
  });

  it('gives each product its own name and description', () => {
    const names = catalogue.products.map((product) => product.product_name);
    const texts = catalogue.products.map((product) => product.description);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('gives each variant of a product its own name and model number', () => {
    for (const product of catalogue.products) {
      const names = product.variants.map((variant) => variant.variant_name);
      const models = product.variants.map((variant) => variant.specs?.[0]?.specs);
      expect(new Set(names).size, product.product_name).toBe(names.length);
      expect(new Set(models).size, product.product_name).toBe(models.length);
    }
  });

  it('has one default variant in each product', () => {
    for (const product of catalogue.products) {
      expect(
        product.variants.filter((variant) => variant.default),
        product.product_name,
      ).toHaveLength(1);
    }
  });

  it('links each product to a brand and a category of the file, and uses them all', () => {
    const used = (key: 'brand' | 'category') =>
      new Set(catalogue.products.map((each) => each[key]));
    expect(used('brand')).toEqual(new Set(catalogue.brands.map(({ id }) => id)));
    const inGroups = catalogue.categories.filter(({ parent }) => parent !== undefined);
    expect(used('category')).toEqual(new Set(inGroups.map(({ id }) => id)));
  });

  it('puts each category with products into a group, and three to five into each', () => {
    const sizes = new Map<number, number>();
    for (const { parent } of catalogue.categories) {
      if (parent !== undefined) sizes.set(parent, (sizes.get(parent) ?? 0) + 1);
    }
    const groups = catalogue.categories.filter(({ parent }) => parent === undefined);
    expect(groups.map(({ id }) => sizes.get(id))).toEqual([4, 5, 3, 4]);
    expect(sizes.size).toBe(groups.length);
  });

  it('leaves the picture file out of one brand only', () => {
    expect(catalogue.brands.filter((brand) => brand.file_name == null)).toHaveLength(1);
  });

  it('asks for an inquiry on a few variants and has a few sold out', () => {
    const share = (count: number) => count / variants.length;
    const inquiries = share(variants.filter((variant) => variant.price == null).length);
    const soldOut = share(variants.filter((variant) => variant.stock === 0).length);
    expect(inquiries).toBeGreaterThan(0.01);
    expect(inquiries).toBeLessThan(0.035);
    expect(soldOut).toBeGreaterThan(0.025);
    expect(soldOut).toBeLessThan(0.06);
  });

  it('features a dozen products that can be bought at once', () => {
    const featured = catalogue.products.filter((product) => product.featured === true);
    expect(featured).toHaveLength(12);
    for (const product of featured) {
      const shown = product.variants.find((variant) => variant.default);
      expect(shown?.price).toBeGreaterThan(0);
      expect(shown?.stock).toBeGreaterThan(0);
      expect(shown?.images?.length).toBeGreaterThan(0);
    }
  });

  it('lists the same specs in the same order within a kind, the model first', () => {
    const labels = new Map<string, string>();
    shopRange().forEach((product, index) => {
      for (const variant of catalogue.products[index]?.variants ?? []) {
        const list = (variant.specs ?? []).map(({ label }) => label).join(' | ');
        expect(list.startsWith('Model | ')).toBe(true);
        expect(list, product.name).toBe(labels.get(product.kind) ?? list);
        labels.set(product.kind, list);
      }
    });
  });

  it('keeps prices to whole centavos and never at zero', () => {
    for (const { price } of variants) {
      if (price == null) continue;
      expect(price).toBeGreaterThan(0);
      expect(Math.round(price * 100)).toBeCloseTo(price * 100, 6);
    }
  });

  it('explains use with steps and a warning in simple tags', () => {
    const allowed = new Set('h2 h3 p ol ul li table thead tbody tr th td strong em'.split(' '));
    const texts = [
      ...variants.map(({ useage }) => useage ?? ''),
      ...catalogue.blogs.map(({ body }) => body),
    ];
    for (const text of new Set(texts)) {
      for (const [, tag = ''] of text.matchAll(/<\/?([a-z0-9]+)/g)) expect(allowed).toContain(tag);
    }
    for (const { useage } of variants) expect(useage).toMatch(/<ol>.*<\/ol>.*<strong>Warning:/s);
  });

  it('writes articles long enough to help, spread over 2026', () => {
    const blogs = catalogue.blogs;
    for (const { body, header, created_at } of blogs) {
      const words = body
        .replace(/<[^>]+>/g, ' ')
        .trim()
        .split(/\s+/).length;
      expect(words, header).toBeGreaterThanOrEqual(400);
      expect(words, header).toBeLessThanOrEqual(900);
      expect(created_at).toMatch(/^2026-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/);
    }
    expect(
      new Set(blogs.map(({ created_at }) => created_at.slice(0, 7))).size,
    ).toBeGreaterThanOrEqual(10);
  });
});

describe('figures of a kind', () => {
  it.each(allKinds.map(({ key }) => key).filter((key) => physicalRanges.has(key)))(
    'stay within what is possible: %s',
    (kind) => {
      for (const { label, least, most, unit } of physicalRanges.get(kind) ?? []) {
        const values = figures(kind, label);
        expect(values.length, label).toBeGreaterThan(0);
        for (const text of values) {
          // 'None', '3 × 10 mm' and similar texts are not a single figure.
          const [, number, own] = /^\D{0,2}([\d.,]+) ?([^\s\d,]+)/.exec(text) ?? [];
          if (number === undefined || own !== unit) continue;
          expect(numberIn(number), `${label}: ${text}`).toBeGreaterThanOrEqual(least);
          expect(numberIn(number), `${label}: ${text}`).toBeLessThanOrEqual(most);
        }
      }
    },
  );

  it('are checked for nearly every kind', () => {
    expect(physicalRanges.size).toBeGreaterThanOrEqual(75);
    for (const kind of physicalRanges.keys()) {
      expect(allKinds.map(({ key }) => key)).toContain(kind);
    }
  });
});

describe('figures that hang together', () => {
  const grinders = shopRange().filter((product) => product.kind === 'angle-grinder');
  const of = (product: (typeof grinders)[number], label: string) =>
    numberIn(product.variants[0]?.specs.find(([each]) => each === label)?.[1] ?? '');

  it('draws the current that power and voltage ask for', () => {
    for (const product of grinders) {
      expect(of(product, 'Current')).toBeCloseTo(
        of(product, 'Rated input power') / of(product, 'Rated voltage'),
        0,
      );
    }
  });

  it('makes larger grinders of a brand stronger, heavier, slower and dearer', () => {
    for (const brand of new Set(grinders.map((product) => product.brand.key))) {
      const own = grinders
        .filter((product) => product.brand.key === brand)
        .sort((a, b) => of(a, 'Disc diameter') - of(b, 'Disc diameter'));
      own.slice(1).forEach((product, index) => {
        const smaller = own[index];
        if (smaller === undefined) return;
        for (const label of ['Rated input power', 'Weight'])
          expect(of(product, label)).toBeGreaterThan(of(smaller, label));
        expect(of(product, 'No-load speed')).toBeLessThanOrEqual(of(smaller, 'No-load speed'));
      });
    }
  });

  it('keeps every mains voltage to the Philippine 220 or 230 V', () => {
    const volts = [
      ...figures('angle-grinder', 'Rated voltage'),
      ...figures('wet-dry-vacuum', 'Rated voltage'),
    ];
    expect(new Set(volts.map(numberIn))).toEqual(new Set([220, 230]));
    for (const text of volts) expect(text).toContain('60 Hz');
  });

  it('keeps discs under 80 m/s at the rim', () => {
    for (const kind of ['cutting-disc', 'grinding-disc', 'flap-disc']) {
      const diameters = figures(kind, 'Diameter').map(numberIn);
      figures(kind, 'Maximum speed').forEach((speed, index) => {
        const rim = (Math.PI * (diameters[index] ?? 0) * numberIn(speed)) / 60_000;
        expect(rim).toBeGreaterThan(76);
        expect(rim).toBeLessThan(81);
      });
    }
  });

  it('cuts bolts with the coarse pitch of their size and a torque in the usual range', () => {
    for (const text of figures('hex-bolt', 'Thread')) {
      const [, size = '', pitch = ''] = /^M(\d+) × ([\d.]+)$/.exec(text) ?? [];
      expect(threads[Number(size)]?.pitch).toBe(Number(pitch));
    }
    expect(tighteningTorque(8, 640)).toBe(26);
    expect(tighteningTorque(12, 640)).toBe(91);
  });

  it('rates generators between a suitcase and a building', () => {
    for (const kind of ['petrol-generator', 'inverter-generator', 'diesel-generator']) {
      for (const current of figures(kind, 'Rated current')) {
        expect(numberIn(current)).toBeGreaterThan(3);
        expect(numberIn(current)).toBeLessThan(200);
      }
    }
  });

  it('loads building wire within the code', () => {
    const sizes = figures('thhn-wire', 'Size').map(numberIn);
    figures('thhn-wire', 'Current capacity at 60 °C').forEach((amps, index) => {
      const perArea = numberIn(amps) / (sizes[index] ?? 1);
      expect(perArea).toBeGreaterThanOrEqual(3);
      expect(perArea).toBeLessThanOrEqual(7.5);
    });
  });
});
