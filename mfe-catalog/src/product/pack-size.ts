import type { Variant } from 'shared-contracts/wire/product-details';

/** '100 pcs, 0.60 kg'. */
const COUNTED = /^\s*(\d[\d,]*)\s*(?:pcs|pieces|pc)\b/i;
/** 'M6 × 16, pack of 100'. */
const NAMED = /\b(?:pack|box|bag) of (\d[\d,]*)\b/i;

type Packed = Pick<Variant, 'variant_name' | 'specs' | 'pack_quantity'>;

/** How many pieces a variant has, as itself, its specs or its name say it; null where none does. */
export function packSizeOf({ variant_name: name, specs, pack_quantity: quantity }: Packed) {
  const pack = specs.find(({ label }) => /^pack(age)?$/i.test(label.trim()))?.specs ?? '';
  const said = COUNTED.exec(pack)?.[1] ?? NAMED.exec(name)?.[1];
  const size = quantity || Number(said?.replaceAll(',', ''));
  return Number.isSafeInteger(size) && size > 1 ? size : null;
}
