/** Discounts that staff type in per cent, and the largest that whoever types one may give. */
import type { Environment } from '../environment';
import type { StaffVisit } from './actions';
import { typed } from './form';

const PERCENT = 'Must be a number of per cent, such as 5 or 7.5.';

const isPercent = (text: string) => /^(?:\d{1,3}(?:\.\d{1,2})?)?$/.test(text);
const toRate = (text: string) => Math.round(Number(text) * 100);

/** In per cent, read to hundredths of one; nothing typed is none. */
export const typedRate = typed(6).refine(isPercent, PERCENT).transform(toRate);

/** A rate as it is typed. */
export const rateTyped = (rate: number): string => (rate === 0 ? '' : String(rate / 100));

/** In hundredths of a per cent: what the role may give (COUNTER_DISCOUNT). */
export const discountMostOf = ({ session }: StaffVisit, environment: Environment): number =>
  session.role.discountMost ?? environment.counterDiscount * 100;
