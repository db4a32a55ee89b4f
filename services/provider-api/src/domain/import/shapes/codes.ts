/** Codes of a supplier's system ('017', 'PT-DR'), for which a map has names, in it or in a file beside it. */
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { seen, type Fault } from '../faults';
import { separatedRows } from '../files/separated-rows';
import { BadFile } from '../row';
import { specsOf, type SpecRow } from '../values/spec-text';

/** The fields that may be codes. */
const CODED = [
  ...['brand', 'category', 'product_name', 'variant_name', 'stock', 'unit', 'inclusions'],
  ...['country_of_origin', 'warranty', 'lead_time'],
] as const;

const CODES_MOST = 200_000;

const table = z.strictObject({
  /** Names by their codes, or the file that has them, with the columns `code` and `name`. */
  names: z.union([z.record(z.string(), z.string().trim().min(1)), z.string().min(1)]),
  /** What becomes of a code without a name; a fault when missing. */
  unknown: z.enum(['fault', 'keep']).optional(),
});

export const codesSchema = z.strictObject({
  ...(Object.fromEntries(CODED.map((field) => [field, table.optional()])) as Record<
    (typeof CODED)[number],
    z.ZodOptional<typeof table>
  >),
  /** Of the values of specs, by the labels of these. */
  specs: z.record(z.string(), table).optional(),
});

type CodeTable = { names: ReadonlyMap<string, string>; keep: boolean };

export type Codes = {
  fields: ReadonlyMap<string, CodeTable>;
  specs: ReadonlyMap<string, CodeTable>;
};

/** @throws BadFile where the file has no such columns, half a row, or two names for one code */
async function readNames(map: string, name: string): Promise<Map<string, string>> {
  const fault = (words: string) => new BadFile(`has a map with a fault: ${name} ${words}`);
  const names = new Map<string, string>();
  let rows = 0;
  for await (const { place, cells } of separatedRows(join(dirname(map), name))) {
    rows += 1;
    const { code, name: said } = cells;
    if (code === undefined && said === undefined) throw fault('has no columns code and name');
    if (code === undefined || said === undefined) {
      throw fault(`has a code without a name or a name without a code in ${place}`);
    }
    if (names.has(code)) throw fault(`has the code '${seen(code)}' twice, in ${place}`);
    if (rows > CODES_MOST) throw fault(`has more than ${CODES_MOST} codes`);
    names.set(code, said);
  }
  if (rows === 0) throw fault('has no codes');
  return names;
}

async function readTable(
  map: string,
  path: string,
  { names, unknown }: z.output<typeof table>,
): Promise<CodeTable> {
  const keep = unknown === 'keep';
  if (typeof names !== 'string') return { names: new Map(Object.entries(names)), keep };
  if (/^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)/i.test(names)) {
    throw new BadFile(`has a map with a fault: ${path} is not in the map’s folder: ${names}`);
  }
  try {
    return { names: await readNames(map, names), keep };
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).syscall) throw error;
    throw new BadFile(`has a map with a fault: ${path} ${names} can not be read`);
  }
}

/**
 * @param map the map's path, beside which its tables are
 * @throws BadFile where a table's file can't be read
 */
export async function readCodes(map: string, given: z.output<typeof codesSchema>): Promise<Codes> {
  const codes = { fields: new Map<string, CodeTable>(), specs: new Map<string, CodeTable>() };
  const { specs = {}, ...fields } = given;
  for (const [field, one] of Object.entries(fields)) {
    if (one) codes.fields.set(field, await readTable(map, `codes.${field}`, one));
  }
  for (const [label, one] of Object.entries(specs)) {
    codes.specs.set(label, await readTable(map, `codes.specs.${label}`, one));
  }
  return codes;
}

type Fields = Record<string, unknown>;
type Hear = (fault: Fault) => void;

/** The names of a text's codes: the text is one, or several with a mark between them. */
function named(text: string, codes: CodeTable, mark: string, unknown: (code: string) => void) {
  const whole = codes.names.get(text);
  if (whole !== undefined) return [whole];
  return text.split(mark).map((part) => {
    const code = part.trim();
    const name = codes.names.get(code);
    if (name === undefined && !codes.keep) unknown(code);
    return name ?? code;
  });
}

/** A path of which each name may have those above it. */
const pathOf = (names: string[]) =>
  names.reduce((path, name) => (name.startsWith(`${path} > `) ? name : `${path} > ${name}`));

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() || null : null;

function specNames(
  value: unknown,
  codes: Codes,
  path: string,
  hear: (at: string) => (code: string) => void,
) {
  const specs = specsOf(value ?? []);
  if (!Array.isArray(specs)) return specs;
  return specs.map((row: SpecRow) => {
    const table_ = codes.specs.get(row.label);
    const text = textOf(row.specs);
    if (!table_ || text === null) return row;
    const names = named(text, table_, ',', hear(`${path}specs.${row.label}`));
    return { label: row.label, specs: names.join(', ') };
  });
}

/**
 * @param product before its values are read
 * @returns it with names instead of codes; `hear` gets each code that has none
 */
export function withNames(product: Fields, codes: Codes, hear: Hear): Fields {
  const fault = (field: string) => (code: string) =>
    hear({ field, reason: 'is a code that the map has no name for', seen: seen(code) });
  const read = (given: Fields, path: string): Fields => {
    const row = { ...given };
    for (const [field, table_] of codes.fields) {
      const value = row[field];
      const list = Array.isArray(value) ? value.join('|') : textOf(value);
      if (list === null) continue;
      const mark = field === 'category' ? ' > ' : '|';
      const names = named(list, table_, mark, fault(`${path}${field}`));
      row[field] = field === 'category' ? pathOf(names) : names.join('|');
    }
    if (codes.specs.size > 0 && 'specs' in row)
      row.specs = specNames(row.specs, codes, path, fault);
    return row;
  };
  const row = read(product, '');
  if (!Array.isArray(row.variants)) return row;
  row.variants = row.variants.map((variant: unknown, at) =>
    isFields(variant) ? read(variant, `variants.${at}.`) : variant,
  );
  return row;
}
