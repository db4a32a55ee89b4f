import { isModelLabel } from 'shared-contracts/model-number';
import { formatPrice } from 'shared-contracts/money';
import { quantityRule } from 'shared-contracts/order-quantity';
import { quantityWords } from 'shared-contracts/quantity-words';
import { withTradeSpecs } from 'shared-contracts/trade-specs';
import type { SpecReading } from 'shared-contracts/wire/compared-specs';
import type { ComparedColumn, ComparedProduct } from './compared-column';

/** A row of the comparison. */
export type ComparisonRow = {
  /** Unique in its table: a fact of every product, or a spec. */
  key: string;
  label: string;
  /** By column; null where nothing is said, and in the column of a product that isn't shown. */
  values: (string | null)[];
  /** By column: the value in another unit, where that helps to compare; else ''. */
  also: string[];
  /** Whether the products that are shown differ in it. */
  differs: boolean;
  /** Whether most of them agree in it, and some don't: where each says something else, that is no news. */
  stands: boolean;
};

type Fact = {
  key: string;
  label: string;
  value: string | null;
  /** The same for values that mean the same; where it isn't known, their words say it. */
  means?: string;
  also?: string;
};

/** What the provider reads in specs, by column and text. */
type Readings = ReadonlyMap<string, SpecReading>;

const readingKey = (id: string, label: string, text: string) =>
  JSON.stringify([id, labelKey(label), text.trim()]);

const stockWords = (inStock: boolean | null | undefined) =>
  inStock === null || inStock === undefined ? null : inStock ? 'In stock' : 'Out of Stock';

/** What is said of every product, whatever its specs are. */
function factsOf({ variant, brand, category, product_name: name }: ComparedProduct): Fact[] {
  const price = variant?.price ?? null;
  const unit = price !== null && variant?.unit ? ` per ${variant.unit}` : '';
  const variantName = variant?.variant_name ?? '';
  return [
    { key: 'price', label: 'Price', value: `${formatPrice(price)}${unit}` },
    { key: 'stock', label: 'Stock', value: stockWords(variant?.in_stock) },
    {
      key: 'variant',
      label: 'Variant',
      value: variantName === name ? null : variantName || null,
    },
    { key: 'brand', label: 'Brand', value: brand.name || null },
    { key: 'category', label: 'Category', value: category.name || null },
    {
      key: 'quantities',
      label: 'Quantities',
      value: variant ? quantityWords(quantityRule(variant)) : null,
    },
    { key: 'lead-time', label: 'Lead time', value: variant?.lead_time || null },
  ];
}

/** Catalogues write one label in several ways: 'Chuck size', 'chuck size:', and 'SKU' for a model. */
function labelKey(label: string): string {
  if (isModelLabel(label)) return 'spec model';
  const plain = label.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  return `spec ${plain.replace(/[:.]$/, '')}`;
}

/** The specs, those of one label together. */
function specsOf(id: string, { variant }: ComparedProduct, readings: Readings): Fact[] {
  const rows = new Map<string, { label: string; values: string[] }>();
  for (const { label, specs } of variant ? withTradeSpecs(variant.specs, variant) : []) {
    if (label.trim() === '' || specs.trim() === '') continue;
    const row = rows.get(labelKey(label)) ?? { label: label.trim(), values: [] };
    row.values.push(specs.trim());
    rows.set(labelKey(label), row);
  }
  return [...rows].map(([key, { label, values }]) => {
    const told = { key, label, value: values.join(', ') };
    const reading = readings.get(readingKey(id, label, told.value));
    // The sign keeps what is read from what is only written so.
    return reading ? { ...told, means: `=${reading.means}`, also: reading.also } : told;
  });
}

/** '10mm' and '10 MM' say the same. */
const meaning = (value: string | null) => value?.toLowerCase().replaceAll(/\s+/g, '') ?? null;

/**
 * The rows of a comparison: the facts of every product, then the specs by name. Specs that several
 * products have come first; a row in which nobody says anything is left out.
 */
export function comparisonRows(
  columns: readonly ComparedColumn[],
  read: readonly SpecReading[],
): ComparisonRow[] {
  const readings = new Map(
    read.map((one) => [readingKey(one.id, one.label, one.specs), one] as const),
  );
  const said = columns.map((column) =>
    column.kind === 'shown'
      ? [...factsOf(column.product), ...specsOf(column.id, column.product, readings)]
      : null,
  );
  const labels = new Map(said.flatMap((rows) => rows ?? []).map(({ key, label }) => [key, label]));
  // The first product's wording stays.
  for (const { key, label } of said.toReversed().flatMap((rows) => rows ?? [])) {
    labels.set(key, label);
  }
  const rows = [...labels].map(([key, label]) => {
    const facts = said.map((own) => own?.find((row) => row.key === key));
    const values = facts.map((fact) => fact?.value ?? null);
    const shown = facts.filter((_, at) => said[at] !== null);
    const meanings = shown.map((fact) => fact?.means ?? meaning(fact?.value ?? null));
    const differs = new Set(meanings).size > 1;
    const agreeing = Math.max(
      ...meanings.map((one) => meanings.filter((other) => other === one).length),
    );
    const also = facts.map((fact) => (differs ? (fact?.also ?? '') : ''));
    return { key, label, values, also, differs, stands: differs && agreeing > shown.length / 2 };
  });
  const told = rows.filter(({ values }) => values.some((value) => value !== null));
  const common = ({ key, values }: ComparisonRow) =>
    !key.startsWith('spec ') || values.filter((value) => value !== null).length > 1;
  return [...told.filter(common), ...told.filter((row) => !common(row))];
}
