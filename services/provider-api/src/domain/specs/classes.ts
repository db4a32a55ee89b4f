/**
 * Classes that are written like measures: the 10A by which an overload relay trips is no current
 * (IEC 60947-4-1), the 2B of a thread no bytes.
 */
import type { SpecValue } from './spec-value';

const LABEL = /\bclass$/;
const CLASS = /^(?:class )?(\d{1,3})([a-z])$/i;

/** Whether a spec's value is a class. @param key the label's, or the label folded */
export const isClassed = (key: string, text: string): boolean =>
  LABEL.test(key) && CLASS.test(text);

/** A class as a text that stands behind its number; null for any other text. */
export function classValueOf(text: string): SpecValue | null {
  const [, number, letter = ''] = CLASS.exec(text) ?? [];
  if (number === undefined) return null;
  const value = `class ${number}${letter.toLowerCase()}`;
  return { value, number: null, base: '', unit: '', factor: 1, order: Number(number), range: null };
}
