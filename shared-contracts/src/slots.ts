/**
 * The named places that one remote fills in another's page or in the shell's frame. A slot's
 * props are its contract; who fills it is the shell's business.
 */
import { z } from './schema';

/** A callback in a slot's props: JSON Schema has no word for it, so it is marked by name. */
const callback = z.custom<() => void>((value) => typeof value === 'function');

const nullableText = z.nullable(z.string());

/** What an inquiry about something starts with (specification: brand, product and model text). */
const inquiryPrefill = z.object({
  brand: z.optional(z.string()),
  product: z.optional(z.string()),
  model: z.optional(z.string()),
  /** An order's number, when the inquiry is about an order. */
  order: z.optional(z.string()),
});
export type InquiryPrefill = z.infer<typeof inquiryPrefill>;

export const slots = {
  'cart.button': z.object({}),
  'cart.drawer': z.object({ open: z.boolean(), onClose: callback }),
  'cart.add-to-cart': z.object({
    product_id: z.string(),
    variant_id: z.string(),
    product_name: z.string(),
    variant_name: z.string(),
    brand_name: z.string(),
    /** Centavos; null is 'Price Upon Inquiry', which can't be added. */
    price: z.nullable(z.number()),
    /** Path of the stored picture. */
    product_image: nullableText,
    /** false only when known. */
    in_stock: z.nullable(z.boolean()),
    default: z.boolean(),
    /** `compact` is a button alone, for a card; `full` has the quantity beside it. */
    layout: z.optional(z.enum(['compact', 'full'])),
  }),
  /** Puts a past order's lines into the cart again, and says of each what came of it. */
  'cart.reorder': z.object({
    order_number: z.string(),
    lines: z.array(
      z.object({
        /** The line's own, unique in its order. */
        id: z.string(),
        variant_id: z.string(),
        product_name: z.string(),
        variant_name: z.string(),
        brand_name: z.string(),
        quantity: z.number(),
        /** Centavos of one unit, as it was ordered; null where it had none. */
        price: z.nullable(z.number()),
      }),
    ),
  }),
  'search.dialog': z.object({
    open: z.boolean(),
    onClose: callback,
    query: z.optional(z.string()),
  }),
  'account.menu': z.object({ layout: z.optional(z.enum(['bar', 'drawer'])) }),
  'catalog.featured': z.object({}),
  'catalog.brand-marquee': z.object({}),
  'catalog.mega-menu': z.object({
    layout: z.optional(z.enum(['panel', 'drawer'])),
    /** Called when a link of the menu was followed. */
    onFollow: z.optional(callback),
  }),
  'content.inquiry-dialog': z.object({
    open: z.boolean(),
    onClose: callback,
    prefill: inquiryPrefill,
  }),
} as const;

export type SlotName = keyof typeof slots;
type Input<Name extends SlotName> = z.input<(typeof slots)[Name]>;
/** A slot's props; a slot without any takes none. */
export type SlotProps<Name extends SlotName> =
  Input<Name> extends Record<string, never> ? object : Input<Name>;
