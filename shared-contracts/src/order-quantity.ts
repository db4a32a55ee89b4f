/** The quantities that a product is sold in, the same rule in shop and provider. */

/** What a provider may say of them, in units; missing or 0 where it doesn't. */
export type QuantityTerms = {
  minimum_order?: number | undefined;
  order_step?: number | undefined;
};

/** The quantities `least`, `least + step`, `least + 2 * step`, …; both are whole and 1 or more. */
export type QuantityRule = { least: number; step: number };

/** Quantities are multiples of the step, so that two additions together are right too. */
export function quantityRule({ minimum_order: minimum, order_step }: QuantityTerms): QuantityRule {
  const step = Math.max(1, order_step ?? 1);
  return { step, least: Math.ceil(Math.max(1, minimum ?? 1) / step) * step };
}

export function isSoldIn({ least, step }: QuantityRule, quantity: number): boolean {
  return quantity >= least && quantity % step === 0;
}
