import { toStep } from './figures';

/** The style in which a brand's prices end. */
export type PriceEnding = 'nines' | 'fives' | 'round';

/**
 * Rounds a calculated price in pesos to one that a shop would use: small goods end in quarters,
 * tools in 5, 9.75 or 0, machines in 50 or 00.
 */
export function shelfPrice(pesos: number, ending: PriceEnding): number {
  if (pesos < 40) return Math.max(0.25, toStep(pesos, 0.25));
  if (pesos < 200) return ending === 'nines' ? Math.round(pesos) - 0.25 : toStep(pesos, 0.5);
  if (pesos < 2_000) {
    if (ending === 'nines') return toStep(pesos, 10) - 0.25;
    return toStep(pesos, ending === 'fives' ? 5 : 10);
  }
  if (pesos < 20_000) {
    if (ending === 'nines') return toStep(pesos, 100) - 5;
    return toStep(pesos, ending === 'fives' ? 25 : 50);
  }
  return ending === 'nines' ? toStep(pesos, 1_000) - 50 : toStep(pesos, 250);
}
