/** Coarse ISO threads: pitch, spanner size (DIN 933) and head height in mm; stress area in mm². */
export const threads: Record<number, { pitch: number; flats: number; head: number; area: number }> =
  {
    5: { pitch: 0.8, flats: 8, head: 3.5, area: 14.2 },
    6: { pitch: 1, flats: 10, head: 4, area: 20.1 },
    8: { pitch: 1.25, flats: 13, head: 5.3, area: 36.6 },
    10: { pitch: 1.5, flats: 17, head: 6.4, area: 58 },
    12: { pitch: 1.75, flats: 19, head: 7.5, area: 84.3 },
    16: { pitch: 2, flats: 24, head: 10, area: 157 },
    20: { pitch: 2.5, flats: 30, head: 12.5, area: 245 },
    24: { pitch: 3, flats: 36, head: 15, area: 353 },
  };

/** The thread of a size; throws for one that is not in the table. */
export function threadOf(d: number) {
  const found = threads[d];
  if (found === undefined) throw new Error(`No thread M${d}`);
  return found;
}

/** Tightening torque in Nm at 70 % of yield with a friction factor of 0.2 (T = k·F·d). */
export function tighteningTorque(d: number, yieldStrength: number): number {
  const force = 0.7 * yieldStrength * threadOf(d).area;
  const torque = (0.2 * force * d) / 1000;
  return torque < 20 ? Math.round(torque * 10) / 10 : Math.round(torque);
}

/** Pieces in a pack: fewer for heavier bolts. */
export function packOf(d: number): number {
  return d <= 8 ? 100 : d <= 12 ? 50 : d <= 16 ? 25 : 10;
}
