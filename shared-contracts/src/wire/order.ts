import { optionalAmount, wireAmount, wirePrice } from '../money';
import { z } from '../schema';
import { businessAnswer, businessFields } from './company';
import { email } from './inquiry';
import { id, picturePath, rows, text, wholeNumber } from './values';

const required = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
const optional = (most: number) =>
  z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(most))));

export const checkoutForm = z.object({
  email,
  first_name: required(100),
  last_name: required(100),
  company: optional(200),
  address1: required(200),
  address2: optional(200),
  city: required(100),
  country: required(100),
  state: required(100),
  postal_code: required(20),
  phone: required(40),
});
export type CheckoutForm = z.input<typeof checkoutForm>;

/** Amounts are pesos with two decimals; the provider computes its own and compares. */
export const placeOrderBody = z.extend(checkoutForm, {
  subtotal: z.number(),
  vat: z.number(),
  total_amount: z.number(),
  shipping_address: required(1000),
  billing_address: required(1000),
  ...businessFields,
  user_id: z.optional(z.nullable(id)),
});
export type PlaceOrderBody = z.input<typeof placeOrderBody>;

export const placeOrderAnswer = z.object({
  message: z.optional(z.string()),
  order_number: z.optional(z.string()),
});

/** The non-empty address parts joined by commas (specification, section 3). */
export function joinAddress(form: CheckoutForm): string {
  return [form.address1, form.address2, form.city, form.state, form.postal_code, form.country]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ');
}

export const orderLine = z.object({
  id,
  product_name: text,
  variant_name: text,
  brand_name: text,
  /** The maker's number of the variant, as it was ordered; an addition of the reference provider. */
  model: z.optional(text),
  quantity: wholeNumber(1),
  /** Of one unit. */
  price: wirePrice,
  /** 0 for what is no goods of the catalogue (no-goods.ts). */
  variant_id: id,
  product_image: picturePath,
  /** How many units can still come back; an addition, 0 where it is missing. */
  returnable: wholeNumber(0),
});
export type OrderLine = z.infer<typeof orderLine>;

const orderLines = z.pipe(
  z.optional(z.nullable(rows(orderLine))),
  z.transform((value) => value?.items ?? []),
);

const orderedBy = z.object({
  email: text,
  first_name: text,
  last_name: text,
  company: text,
  address1: text,
  address2: text,
  city: text,
  country: text,
  state: text,
  postal_code: text,
  phone: text,
});
/** Who ordered, as the checkout's form said it. */
export type OrderedBy = z.infer<typeof orderedBy>;

export const order = z.object({
  order_number: z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value) => String(value)),
  ),
  /** ISO 8601. */
  datePlaced: text,
  total_amount: wireAmount,
  /** With `vat` and `shipping_address` an addition of the reference provider; null where missing. */
  subtotal: optionalAmount,
  vat: optionalAmount,
  /** What was taken off the lines before VAT; an addition, null where nothing was. */
  discount: optionalAmount,
  /**
   * What came for the order less what was paid back, tax that the customer pays to the tax office instead, what is
   * still to be paid, and what is to be paid back: additions, null where no money came yet.
   */
  amount_paid: optionalAmount,
  amount_withheld: optionalAmount,
  amount_due: optionalAmount,
  refund_due: optionalAmount,
  shipping_address: text,
  /** An addition of the reference provider; null where it is missing or can't be read. */
  ordered_by: z.pipe(
    z.optional(z.unknown()),
    z.transform((value): OrderedBy | null => z.safeParse(orderedBy, value).data ?? null),
  ),
  status: text,
  /** The last day on which goods can come back, `2026-12-03`; an addition, '' where none can. */
  returnable_until: text,
  /** Where and when it is handed out, as the shop says it now; additions, '' where nothing is said. */
  pickup_address: text,
  pickup_hours: text,
  /** Of a company that ordered: additions of the reference provider, '' where nothing is said. */
  ...businessAnswer,
  products: orderLines,
});
export type Order = z.infer<typeof order>;

export const fetchOrdersBody = z.object({ user_id: z.optional(z.nullable(id)) });

export const claimOrderBody = z.object({ order_number: required(40), code: required(40) });
export type ClaimOrderBody = z.input<typeof claimOrderBody>;
