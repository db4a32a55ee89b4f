/** How figures are written in the console. */
import type { GivenRelease } from '../../given-releases';
import { VITAL_LIMITS } from '../../vitals';

const MINUS = '−';

export const NONE = '–';

/** From this share of its tabs on a release counts as failing: the budget of a new one. */
export const FAILING = 0.02;

export const count = (value: number) => value.toLocaleString('en');

/** 0 to 1 as `1.4 %`. */
export const share = (part: number) => `${(100 * part).toFixed(1)} %`;

/** A share of the shoppers in percent. */
export const percent = (value: number) => `${Number(value.toFixed(2))} %`;

const isScore = (vital: string) => vital === 'CLS';

/** A vital's value: `1,240 ms`, of CLS `0.043`. */
export function measured(vital: string, value: number): string {
  return isScore(vital) ? value.toFixed(3) : `${count(Math.round(value))} ms`;
}

/** A difference from live: `+120 ms`, `−0.010`, `same`. */
export function fromLive(vital: string, difference: number): string {
  const size = measured(vital, Math.abs(difference));
  if (size === measured(vital, 0)) return 'same as live';
  return `${difference > 0 ? '+' : MINUS}${size} from live`;
}

/** How a vital is called by its limits. */
export function grade(vital: string, value: number): 'good' | 'fair' | 'poor' {
  const { good = Infinity, poor = Infinity } = VITAL_LIMITS[vital] ?? {};
  if (value <= good) return 'good';
  return value <= poor ? 'fair' : 'poor';
}

/** `2026-11-22 18:05` in UTC. */
export const when = (at: string) => at.slice(0, 16).replace('T', ' ');

export const ROLE_NAMES: Record<GivenRelease['role'], string> = {
  live: 'Live',
  canary: 'Canary',
  good: 'Last known good',
  before: 'One before',
};
