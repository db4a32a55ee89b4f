/** Metric threads: nominal diameters and their pitches in millimetres (ISO 261, ISO 262). */

type Pitches = { coarse: number; fine: readonly number[] };

/** By nominal diameter. */
const THREADS: Readonly<Record<string, Pitches>> = {
  '1.6': { coarse: 0.35, fine: [0.2] },
  '2': { coarse: 0.4, fine: [0.25] },
  '2.5': { coarse: 0.45, fine: [0.35] },
  '3': { coarse: 0.5, fine: [0.35] },
  '3.5': { coarse: 0.6, fine: [0.35] },
  '4': { coarse: 0.7, fine: [0.5] },
  '5': { coarse: 0.8, fine: [0.5] },
  '6': { coarse: 1, fine: [0.75, 0.5] },
  '7': { coarse: 1, fine: [0.75] },
  '8': { coarse: 1.25, fine: [1, 0.75] },
  '10': { coarse: 1.5, fine: [1.25, 1, 0.75] },
  '12': { coarse: 1.75, fine: [1.5, 1.25, 1] },
  '14': { coarse: 2, fine: [1.5, 1.25, 1] },
  '16': { coarse: 2, fine: [1.5, 1] },
  '18': { coarse: 2.5, fine: [2, 1.5, 1] },
  '20': { coarse: 2.5, fine: [2, 1.5, 1] },
  '22': { coarse: 2.5, fine: [2, 1.5, 1] },
  '24': { coarse: 3, fine: [2, 1.5, 1] },
  '27': { coarse: 3, fine: [2, 1.5, 1] },
  '30': { coarse: 3.5, fine: [3, 2, 1.5, 1] },
  '33': { coarse: 3.5, fine: [3, 2, 1.5] },
  '36': { coarse: 4, fine: [3, 2, 1.5] },
  '39': { coarse: 4, fine: [3, 2, 1.5] },
  '42': { coarse: 4.5, fine: [4, 3, 2, 1.5] },
  '45': { coarse: 4.5, fine: [4, 3, 2, 1.5] },
  '48': { coarse: 5, fine: [4, 3, 2, 1.5] },
  '52': { coarse: 5, fine: [4, 3, 2, 1.5] },
  '56': { coarse: 5.5, fine: [4, 3, 2, 1.5] },
  '60': { coarse: 5.5, fine: [4, 3, 2, 1.5] },
  '64': { coarse: 6, fine: [4, 3, 2, 1.5] },
};

/** All nominal diameters. */
export const METRIC_DIAMETERS: readonly string[] = Object.keys(THREADS);

/** The pitch of M10 where none is said: the coarse one. @returns undefined for no standard diameter */
export const coarsePitch = (diameter: string): number | undefined => THREADS[diameter]?.coarse;

/** Whether the number after a thread's diameter is its pitch, and not a length: M10 × 1.25, not M10 × 30. */
export function isPitch(diameter: string, pitch: number): boolean {
  const known = THREADS[diameter];
  return known !== undefined && (known.coarse === pitch || known.fine.includes(pitch));
}
