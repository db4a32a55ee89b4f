/** Kinds of values. */

export const isObject = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is an object of no class. */
export function isRecord(value) {
  if (!isObject(value)) return false;
  const maker = value.constructor;
  if (typeof maker !== 'function') return true;
  return isObject(maker.prototype) && Object.hasOwn(maker.prototype, 'isPrototypeOf');
}
