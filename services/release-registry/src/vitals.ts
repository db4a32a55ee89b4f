/** The web vitals as they are counted: how many values of a release fell between two bounds. */

/** What a vital's values are counted by: those up to each bound, and those above the last. */
export const VITAL_BOUNDS: Record<string, readonly number[]> = {
  // In milliseconds; CLS is a score. What is called good and poor is always a bound.
  LCP: [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000],
  FCP: [300, 600, 1_000, 1_400, 1_800, 2_400, 3_000, 5_000, 8_000],
  INP: [50, 100, 150, 200, 300, 400, 500, 800, 1_600],
  TTFB: [100, 200, 400, 600, 800, 1_200, 1_800, 3_000, 6_000],
  CLS: [0.01, 0.025, 0.05, 0.1, 0.15, 0.2, 0.25, 0.5, 1],
};

/** Up to where a vital is good, and from where it is poor (web.dev/articles/vitals). */
export const VITAL_LIMITS: Record<string, { good: number; poor: number }> = {
  LCP: { good: 2_500, poor: 4_000 },
  FCP: { good: 1_800, poor: 3_000 },
  INP: { good: 200, poor: 500 },
  TTFB: { good: 800, poor: 1_800 },
  CLS: { good: 0.1, poor: 0.25 },
};

/** Whom a release was for when a value was reported. */
export const ROLES = ['live', 'canary', 'before'] as const;
export type Role = (typeof ROLES)[number];

/** How many values lie up to each bound, but above the one before; the last has no bound. */
export type Spread = { counts: number[]; sum: number };

const isWhole = (spread: Spread | undefined, bounds: readonly number[]): spread is Spread =>
  spread?.counts.length === bounds.length + 1;

/** With one more value; null for a vital that isn't known. */
export function withValue(spread: Spread | undefined, name: string, value: number): Spread | null {
  const bounds = Object.hasOwn(VITAL_BOUNDS, name) ? VITAL_BOUNDS[name] : undefined;
  if (!bounds) return null;
  const before = isWhole(spread, bounds) ? spread : { counts: [...bounds, 0].fill(0), sum: 0 };
  const above = bounds.findIndex((bound) => value <= bound);
  const at = above === -1 ? bounds.length : above;
  return {
    counts: before.counts.map((count, place) => (place === at ? count + 1 : count)),
    sum: before.sum + value,
  };
}

/** Several counted together, such as all roles of a release. */
export function together(name: string, spreads: (Spread | undefined)[]): Spread | null {
  const bounds = VITAL_BOUNDS[name] ?? [];
  const whole = spreads.filter((spread) => isWhole(spread, bounds));
  if (whole.length === 0) return null;
  return {
    counts: [...bounds, 0].map((_, at) => whole.reduce((sum, of) => sum + (of.counts[at] ?? 0), 0)),
    sum: whole.reduce((sum, of) => sum + of.sum, 0),
  };
}
