/** Strengths and protections that are given by a number, and stand in an order. */

/** Property classes of bolts and screws, weakest first (ISO 898-1). */
const BOLT_CLASSES: readonly string[] = '3.6 4.6 4.8 5.6 5.8 6.8 8.8 9.8 10.9 12.9'.split(' ');

/** Whether a number is the property class of a bolt: '8.8'. */
export const isBoltClass = (text: string): boolean => BOLT_CLASSES.includes(text);

/** Degrees of protection: dust 0–6, water 0–9 (IEC 60529). */
export const isProtection = (dust: string, water: string): boolean =>
  /^[0-6X]$/i.test(dust) && /^[0-9X]$/i.test(water);
