/** How a shop is paid: names that its payments keep. The first is cash, which alone needs no reference number. */

/**
 * The method of tax that a customer withholds and pays to the tax office: it settles as a payment
 * does, and its certificate is brought later (BIR Form 2307, Certificate of Creditable Tax Withheld at Source).
 */
export const WITHHELD = 'Tax withheld (BIR Form 2307)';

/** The method of what was noted as paid before payments had rows. */
export const NOTED_BEFORE = 'Noted before';

/** Cash of these methods. */
export const cashOf = ([cash = 'Cash']: readonly string[]): string => cash;

const NAME_MOST = 40;
const NAMES_MOST = 20;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function faultOfName(name: string, before: readonly string[]): string | null {
  if (name === '') return 'A name is empty.';
  if (name.length > NAME_MOST) return `‘${name}’ must have ${NAME_MOST} characters or fewer.`;
  if (before.some((other) => isSame(name, other))) return `‘${name}’ is there twice.`;
  return [WITHHELD, NOTED_BEFORE].some((other) => isSame(name, other))
    ? `‘${name}’ is taken: the counter uses this name itself.`
    : null;
}

/** What is wrong with a shop's methods; null where nothing is. */
export function faultOfMethods(methods: readonly string[]): string | null {
  if (methods.length === 0) return 'There must be one method or more.';
  if (methods.length > NAMES_MOST) return `There can be ${NAMES_MOST} methods at most.`;
  const faults = methods.map((name, at) => faultOfName(name, methods.slice(0, at)));
  return faults.find((fault) => fault !== null) ?? null;
}

/** The names in a text, one on a line; a line without any is none. */
export const methodsIn = (text: string): string[] =>
  text.split('\n').flatMap((line) => line.replaceAll(/\s+/g, ' ').trim() || []);
