/**
 * A distributor's range of electrical goods, in words of our own, for judging the search: names
 * that leave most to the specs, many goods that differ in one size, codes for names.
 */
import type { Axis, Line } from './line';
import { fieldParts } from './field-parts';
import { motorControl } from './motor-control';
import { panelParts } from './panel-parts';

type RangeVariant = {
  name: string;
  modelNumber: string;
  gtin: string;
  specs: readonly (readonly [label: string, value: string])[];
};

export type RangeProduct = {
  kind: string;
  category: string;
  brand: { key: string };
  name: string;
  about: string;
  variants: readonly RangeVariant[];
};

type Choice = { axis: Axis; value: string };

function combinations(axes: readonly Axis[]): Choice[][] {
  return axes.reduce<Choice[][]>(
    (before, axis) =>
      before.flatMap((chosen) => axis.values.map((value) => [...chosen, { axis, value }])),
    [[]],
  );
}

const shownOf = ({ value }: Choice) => value.split('|')[0] ?? value;

/** What of a value a model number has: '24DC' of '24 V DC', '913' of '9–13 A'. */
const codeOf = (choice: Choice) =>
  shownOf(choice)
    .replaceAll(/(?<=\d) V(?= [AD]C)/g, '')
    .replaceAll(/\([^)]*\)|[^\p{L}\d]/gu, '')
    .toUpperCase()
    .slice(0, 8);

function specsOf(choices: readonly Choice[], same: readonly string[]): RangeVariant['specs'] {
  const chosen = choices.flatMap(({ axis, value }) => {
    const values = value.split('|');
    return axis.label.split('|').map((label, at) => [label, values[at] ?? ''] as const);
  });
  const common = same.map((each) => {
    const [label = '', value = ''] = each.split(': ');
    return [label, value] as const;
  });
  return [...chosen, ...common];
}

/** A number of thirteen digits with its check digit, as GS1 counts it. */
function gtinOf(nth: number): string {
  const digits = `480${String(6_100_000 + nth * 37).padStart(9, '0')}`;
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

function productsOf(line: Line, nextGtin: () => string): RangeProduct[] {
  const variantAxes = line.axes.filter(({ shown }) => shown === 'variant');
  return line.makers.flatMap(([brand, series]) =>
    combinations(line.axes.filter(({ shown }) => shown !== 'variant')).map((chosen) => {
      const named = chosen.filter(({ axis }) => axis.shown === 'name').map(shownOf);
      const base = `${series}-${chosen.map(codeOf).join('-')}`;
      const name = [brand, base, line.title, ...named].join(' ');
      const variants = combinations(variantAxes).map((own) => ({
        name: own.map(shownOf).join(' ') || 'Standard',
        modelNumber: [base, ...own.map(codeOf)].join('-'),
        gtin: nextGtin(),
        specs: specsOf([...chosen, ...own], line.same ?? []),
      }));
      const { kind, category, about } = line;
      return { kind, category, brand: { key: brand.toLowerCase() }, name, about, variants };
    }),
  );
}

/** All products, the same on every machine and every day. */
export function distributorRange(): RangeProduct[] {
  let nth = 0;
  const nextGtin = () => gtinOf((nth += 1));
  return [...motorControl, ...panelParts, ...fieldParts].flatMap((line) =>
    productsOf(line, nextGtin),
  );
}
