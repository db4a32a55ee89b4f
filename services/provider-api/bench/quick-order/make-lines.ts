/**
 * Makes the judged lines of quick orders out of the demonstration catalogue: its model numbers and
 * names, recombined, misspelled and in other units, each with the model numbers that are right for
 * it. It knows nothing of the matcher. The lists in `test/judged` were made by it, before and after
 * the matcher was written: `tsx bench/quick-order/make-lines.ts SEED COUNT > FILE`.
 */
import { fraction, pick } from 'demo-catalogue/seeded';
import { shopRange, type ShopProduct, type ShopVariant } from 'demo-catalogue/shop-range';
import { respelled, withOtherUnits, withTypo, withTypoInCode } from './misspell';
import { SHOP_WORDS, UNSOLD } from './shop-words';

type Chosen = { product: ShopProduct; variant: ShopVariant; seed: string };
/** `right` are the model numbers of which each would be right; none where nothing is. */
type Judged = { text: string; right: string[] };
type Kind = { share: number; make: (chosen: Chosen) => Judged | null };

const all = shopRange().flatMap((product) =>
  product.variants.map((variant) => ({ product, variant })),
);
const models = new Set(all.map(({ variant }) => variant.modelNumber));

/** The name without brand and model number: 'Angle Grinder 100 mm 780 W'. */
function restOf({ name, brand, modelNumber }: ShopProduct): string {
  return name.replace(brand.name, '').replace(modelNumber, '').replaceAll(/\s+/g, ' ').trim();
}

/** The words of a name before its first figure: 'Angle Grinder'. */
const titleOf = (product: ShopProduct) =>
  restOf(product).split(/\s+(?=\S*\d)/)[0] ?? restOf(product);

const modelsWhere = (is: (product: ShopProduct, variant: ShopVariant) => boolean) =>
  all
    .filter(({ product, variant }) => is(product, variant))
    .map(({ variant }) => variant.modelNumber);

const own = ({ variant }: Chosen) => [variant.modelNumber];

const sameWords = ({ product, variant }: Chosen, withBrand: boolean) =>
  modelsWhere(
    (other, one) =>
      restOf(other) === restOf(product) &&
      one.name === variant.name &&
      (!withBrand || other.brand.key === product.brand.key),
  );

function hasValue(product: ShopProduct, variant: ShopVariant, value: string): boolean {
  const texts = [product.name, variant.name, ...variant.specs.map(([, text]) => text)];
  return texts.some(
    (text) => ` ${text},`.includes(` ${value},`) || ` ${text} `.includes(` ${value} `),
  );
}

const kinds: Kind[] = [
  { share: 14, make: (one) => ({ text: one.variant.modelNumber, right: own(one) }) },
  {
    share: 9,
    make: (one) => ({ text: respelled(one.variant.modelNumber, one.seed), right: own(one) }),
  },
  {
    share: 9,
    make: (one) => {
      const { product, variant } = one;
      const parts = [variant.modelNumber, titleOf(product)];
      return {
        text: (fraction('turn', one.seed) < 0.5 ? parts : parts.reverse()).join(' '),
        right: own(one),
      };
    },
  },
  {
    share: 13,
    make: (one) => ({ text: `${one.product.name} ${one.variant.name}`, right: own(one) }),
  },
  {
    share: 6,
    make: ({ product }) => ({
      text: product.name,
      right: modelsWhere((other) => other.name === product.name),
    }),
  },
  {
    share: 12,
    make: (one) => ({
      text: `${one.product.brand.name} ${restOf(one.product)} ${one.variant.name}`,
      right: sameWords(one, true),
    }),
  },
  {
    share: 10,
    make: (one) => {
      const { product, variant, seed } = one;
      const values = variant.specs
        .map(([, value]) => value)
        .filter((value) => /^\d[\d.,]* \S+$/.test(value));
      if (values.length === 0) return null;
      const value = pick(values, 'value', seed);
      const right = modelsWhere(
        (other, each) => titleOf(other) === titleOf(product) && hasValue(other, each, value),
      );
      return { text: `${titleOf(product)} ${value}`.toLowerCase(), right };
    },
  },
  {
    share: 10,
    make: (one) => {
      const misspelled = withTypo(`${one.product.brand.name} ${restOf(one.product)}`, one.seed);
      return misspelled === null
        ? null
        : { text: `${misspelled} ${one.variant.name}`, right: sameWords(one, true) };
    },
  },
  {
    share: 7,
    make: (one) => {
      const text = withTypoInCode(one.variant.modelNumber, one.seed);
      return text === null || models.has(text) ? null : { text, right: own(one) };
    },
  },
  {
    share: 6,
    make: (one) => {
      const words = `${one.product.brand.name} ${restOf(one.product)} ${one.variant.name}`;
      const text = withOtherUnits(words);
      return text === words ? null : { text, right: sameWords(one, true) };
    },
  },
];

/** So many lines of each kind in a hundred; shop words and what isn't sold are the last four. */
export function judgedLines(seed: string, count: number): Judged[] {
  const lines: Judged[] = [];
  for (const [nth, { share, make }] of kinds.entries()) {
    const wanted = Math.round((share * count) / 100);
    for (let made = 0, tried = 0; made < wanted; tried += 1) {
      const own = `${seed}/${nth}/${tried}`;
      const line = make({ ...pick(all, own), seed: own });
      if (line === null || lines.some(({ text }) => text === line.text)) continue;
      lines.push(line);
      made += 1;
    }
  }
  for (const [text, kind] of Object.entries(SHOP_WORDS)) {
    if (fraction(seed, text) < 0.5)
      lines.push({ text, right: modelsWhere((other) => other.kind === kind) });
  }
  for (let at = 0; lines.length < count; at += 1) {
    lines.push({ text: UNSOLD[at % UNSOLD.length] ?? '', right: [] });
  }
  return lines.slice(0, count);
}

const [seed, count] = process.argv.slice(2);
if (seed === undefined) throw new Error('make-lines.ts SEED COUNT');
for (const { text, right } of judgedLines(seed, Number(count))) {
  process.stdout.write(`${text}\t${right.join('|')}\n`);
}
