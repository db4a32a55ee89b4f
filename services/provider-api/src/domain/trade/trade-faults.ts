/** What must hold between the fields of the trade of one variant. */

/** Prices in pesos, moments in ISO 8601. */
type Terms = {
  price?: number | null | undefined;
  sale_price?: number | null | undefined;
  sale_starts?: string | null | undefined;
  sale_ends?: string | null | undefined;
  price_steps?: { quantity: number; price: number }[] | null | undefined;
  minimum_order?: number | null | undefined;
  order_step?: number | null | undefined;
};

/** `field` may be a path: 'price_steps.0.price'. `reason` follows the field's name in a sentence. */
export type TradeFault = { field: string; reason: string; seen?: string };

function saleFaults(terms: Terms): TradeFault[] {
  const { price: regular, sale_price: sale, sale_starts: starts, sale_ends: ends } = terms;
  if (sale === null || sale === undefined) {
    const dated = starts ? 'sale_starts' : ends ? 'sale_ends' : null;
    return dated ? [{ field: dated, reason: 'has no sale_price' }] : [];
  }
  const seen = String(sale);
  if (!regular) return [{ field: 'sale_price', reason: 'has no price that it lowers', seen }];
  if (sale >= regular) return [{ field: 'sale_price', reason: `is not below ${regular}`, seen }];
  if (starts && ends && Date.parse(ends) <= Date.parse(starts)) {
    return [{ field: 'sale_ends', reason: 'is not after sale_starts', seen: ends }];
  }
  return [];
}

function stepFaults({ price: regular, price_steps: steps }: Terms): TradeFault[] {
  if (!steps || steps.length === 0) return [];
  if (!regular) return [{ field: 'price_steps', reason: 'have no price that they lower' }];
  return steps.flatMap((step, at) => {
    const before = steps[at - 1] ?? { quantity: 1, price: regular };
    const field = `price_steps.${at}`;
    if (step.quantity <= before.quantity) {
      const seen = String(step.quantity);
      return [{ field: `${field}.quantity`, reason: `is not more than ${before.quantity}`, seen }];
    }
    if (step.price < before.price) return [];
    return [
      { field: `${field}.price`, reason: `is not below ${before.price}`, seen: String(step.price) },
    ];
  });
}

function quantityFaults({ minimum_order: minimum, order_step: step }: Terms): TradeFault[] {
  if (!minimum || !step || minimum % step === 0) return [];
  const seen = String(minimum);
  return [{ field: 'minimum_order', reason: `is no multiple of the order_step ${step}`, seen }];
}

/** What is wrong between a variant's fields. */
export function tradeFaults(terms: Terms): TradeFault[] {
  return [...saleFaults(terms), ...stepFaults(terms), ...quantityFaults(terms)];
}
