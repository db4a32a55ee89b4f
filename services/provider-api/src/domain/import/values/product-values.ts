/** A product's values as people write them, read into those of the catalogue's format. */
import { seen, type Fault } from '../faults';
import type { Conversion } from '../../pricing/conversion';
import { conversionFor } from './currency';
import { withJson } from './json-cell';
import { namedPack } from './named-pack';
import { plainLine, plainText } from '../../plain-text';
import { priceOf } from '../../pricing/price-text';
import { specsOf } from './spec-text';
import { stockOf } from '../../stock/stock-text';
import { TRADE_NAMES_IN_FILES } from '../../trade/trade-fields';
import { readTrade } from './trade-values';

type Fields = Record<string, unknown>;

/** What a product without variants says of itself belongs to its only one. */
const OF_VARIANT = [
  'price',
  'currency',
  'stock',
  'specs',
  'inclusions',
  'images',
  'useage',
  ...TRADE_NAMES_IN_FILES,
];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys of other products in one text. */
const keysOf = (text: string): string[] =>
  text
    .split(/[|,;]/)
    .map((key) => key.trim())
    .filter((key) => key !== '');

/** The lists of a variant, which may be JSON in a cell. */
const LISTS = ['specs', 'images', 'inclusions', 'documents', 'price_steps'];

/** The address of a picture, which other shops have under other names. */
function pictureOf(each: unknown): unknown {
  if (!isFields(each) || 'path' in each) return each;
  const path = each.url ?? each.src ?? each.href;
  return typeof path === 'string' ? { path } : each;
}

function listOf(value: unknown, field: string): unknown {
  const list = typeof value === 'string' ? value.split('|') : value;
  if (!Array.isArray(list)) return list;
  return list.flatMap((each: unknown) => {
    if (typeof each !== 'string') return [field === 'path' ? pictureOf(each) : each];
    return each.trim() === '' ? [] : [{ [field]: each.trim() }];
  });
}

export class ProductValues {
  readonly faults: Fault[] = [];

  /**
   * @param note hears what is left out, for a count
   * @param conversion of prices that aren't in pesos, where the caller gives one
   * @param example hears what should be looked at, with the name and the place of the variant
   */
  constructor(
    readonly note: (text: string) => void,
    readonly conversion: Conversion | null,
    readonly example: (text: string, example: string, variant: number) => void,
  ) {}

  /** @param names whether texts may have HTML in them, as exports of other shops do */
  read(given: unknown, names: boolean): unknown {
    if (!isFields(given)) return given;
    const product = { ...given };
    const own: Fields = {};
    for (const field of OF_VARIANT) {
      if (field in product) own[field] = product[field];
      delete product[field];
    }
    if (names) this.#plain(product, ['product_name', 'brand', 'category'], ['description']);
    this.#json(product, 'related', 'related');
    if (typeof product.related === 'string') product.related = keysOf(product.related);
    const { variants } = product;
    const nothing = variants === undefined || variants === null;
    if (nothing) {
      if (Object.keys(own).length === 0) return product;
      product.variants = [{ variant_name: 'Standard', ...own }];
    } else if (Array.isArray(variants)) {
      product.variants = variants.map((variant: unknown) =>
        isFields(variant) ? { ...own, ...variant } : variant,
      );
    }
    if (!Array.isArray(product.variants)) return product;
    product.variants = product.variants.map((variant: unknown, at: number) => {
      if (!isFields(variant)) return variant;
      const read = this.#variant(variant, `variants.${at}`, names);
      if (!names) return read;
      // In files of others a name may say what no field does.
      const written = variant.pack_quantity ?? variant.pack;
      const hear = (text: string, example: string) => this.example(text, example, at);
      return { ...read, ...namedPack(read, written, product.product_name, hear) };
    });
    return product;
  }

  #plain(row: Fields, lines: string[], texts: string[]): void {
    for (const field of lines) {
      if (typeof row[field] === 'string') row[field] = plainLine(row[field]);
    }
    for (const field of texts) {
      if (typeof row[field] === 'string') row[field] = plainText(row[field]);
    }
  }

  #fault(field: string, reason: string, value: unknown): void {
    this.faults.push({ field, reason, seen: seen(value) });
  }

  /** Reads JSON in a field that is a list. */
  #json(row: Fields, field: string, path: string): void {
    const read = withJson(row[field]);
    if ('fault' in read) {
      this.#fault(path, read.fault, read.seen);
      delete row[field];
    } else if (row[field] !== undefined) row[field] = read.value;
  }

  #variant(before: Fields, path: string, names: boolean): Fields {
    const given = { ...before };
    for (const field of LISTS) this.#json(given, field, `${path}.${field}`);
    const variant = { ...given };
    for (const field of TRADE_NAMES_IN_FILES) delete variant[field];
    if (names) this.#plain(variant, ['variant_name'], ['description']);
    const said = conversionFor(variant.currency, this.conversion);
    if ('fault' in said) this.#fault(`${path}.currency`, said.fault, variant.currency);
    delete variant.currency;
    const pesos = (value: unknown) =>
      priceOf(value, 'fault' in said ? this.conversion : said.conversion);
    const price = pesos(variant.price);
    if ('fault' in price) this.#fault(`${path}.price`, price.fault, variant.price);
    variant.price = 'fault' in price ? null : price.price;
    const stock = stockOf(variant.stock);
    if ('fault' in stock) this.#fault(`${path}.stock`, stock.fault, variant.stock);
    variant.stock = 'fault' in stock ? null : stock.stock;
    if ('images' in variant) variant.images = listOf(variant.images, 'path');
    if ('inclusions' in variant) variant.inclusions = listOf(variant.inclusions, 'name');
    const trade = readTrade(given, names, {
      price: pesos,
      fault: (field, reason, value) => this.#fault(`${path}.${field}`, reason, value),
      note: this.note,
    });
    Object.assign(variant, trade.fields);
    const specs: unknown = specsOf(variant.specs ?? []);
    variant.specs = Array.isArray(specs) ? [...(specs as unknown[]), ...trade.specs] : specs;
    return variant;
  }
}
