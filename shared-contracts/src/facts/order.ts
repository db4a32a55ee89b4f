export type OrderFacts = {
  'order:placed': { order_number?: string | undefined };
};
