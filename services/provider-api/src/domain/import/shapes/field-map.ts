/** A map: what a supplier's columns, paths and codes are among our fields. */
import * as z from 'zod';
import { TRADE_NAMES } from '../../trade/trade-fields';
import { codesSchema, type Codes } from './codes';

const columns = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]);

/** Our fields. `group` is what the rows of one product share; without it each row is a product. */
export const FIELDS = [
  ...(['id', 'group', 'product_name', 'brand', 'category', 'description', 'featured'] as const),
  ...(['useage', 'variant_id', 'variant_name', 'price', 'stock', 'specs', 'inclusions'] as const),
  ...(['images', 'related', 'replaced_by', 'currency'] as const),
  ...TRADE_NAMES,
];
export type Field = (typeof FIELDS)[number];

export const mapSchema = z.strictObject({
  /**
   * Where the rows are: in JSON their list, 'data.items', '' for the file's own; in XML their element,
   * 'shop.product', or the end of its path.
   */
  rows: z.string().optional(),
  /** Where a row of XML or JSON has those of its variants; their fields are named from the row. */
  variants: z.string().min(1).optional(),
  /** Where a row of XML or JSON has its features, and what names, values and units are in one. */
  features: z
    .strictObject({
      each: z.string().min(1),
      label: z.string().min(1),
      value: z.string().min(1),
      unit: z.string().min(1).optional(),
    })
    .optional(),
  fields: z.partialRecord(z.enum(FIELDS), columns).optional(),
  /** Columns that become specs, by their labels. */
  specs: z.record(z.string(), z.string()).optional(),
  /** Which prices of a BMEcat are the shop's: 'net_list' when missing. */
  price_type: z.string().min(1).optional(),
  defaults: z.strictObject({ brand: z.string(), category: z.string() }).partial().optional(),
  /** Names of codes, by the field that has these. */
  codes: codesSchema.optional(),
});

export type FieldMap = Omit<z.output<typeof mapSchema>, 'codes'> & { codes?: Codes | undefined };
