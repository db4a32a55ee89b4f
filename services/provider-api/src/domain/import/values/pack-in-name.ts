/** The pack that a name ends with: '(Package of 6 Pieces)', 'Pack of 10', '12/Pack'. */

const WORDS: Record<string, string> = {
  ...{ package: 'pack', packet: 'pack', pack: 'pack', pkg: 'pack', pk: 'pack', box: 'box' },
  ...{ bag: 'bag', carton: 'carton', ctn: 'carton', case: 'case', bundle: 'bundle' },
};
const WORD = `(${Object.keys(WORDS).join('|')})`;
const COUNT = String.raw`(\d{1,3}(?:,\d{3})+|\d+)`;
const PIECES = String.raw`(?:pieces?|pcs?|units?|items?|each|ea|count|ct)\.?`;
const END = String.raw`\s*[)\]]?$`;

const pattern = (...parts: string[]) => new RegExp(parts.join(''), 'i');

/** 'Box of 100 pcs' */
const OF = pattern(String.raw`(?<![\w-])${WORD}\s+of\s+${COUNT}(?:\s*${PIECES})?`, END);
/** '12/Pack', '12 pcs per box', '10-Pack', '10pk', '(10 Pack)' */
const PER = pattern(
  String.raw`(?<=^|[\s,([])${COUNT}\s*(?:${PIECES}\s*)?(?:\/|per\b)\s*${WORD}\.?`,
  END,
);
const HYPHEN = pattern(String.raw`(?<=^|[\s,([])${COUNT}(?:-\s*(pack|pk)|(pk))`, END);
const BRACKETS = pattern(String.raw`[([]\s*${COUNT}\s+(pack|pk)\s*[)\]]$`);

/** What may be about a pack, and may be about something else. */
const SETS = pattern(
  String.raw`\b(?:set|kit|pair|${WORD})s?\s+of\s+\d|\d\s*(?:\/|-)\s*${WORD}s?\b`,
);
const UNSURE = pattern(
  SETS.source,
  String.raw`|\d\s*(?:\/|per|-)?\s*${WORD}s?\b\.?`,
  END,
  String.raw`|\b\d+\s*(?:pcs?|pieces)\b\.?`,
  END,
);

/** A longer name is none, and is refused. */
const NAME_MOST = 500;

/** No catalogue's format has larger packs. */
const PACK_MOST = 1_000_000;

export type PackInName =
  | { kind: 'pack'; pack: number; unit: string }
  /** Something like it that could mean something else: 'Set of 3 drills', 'Pack of 2 x 5'. */
  | { kind: 'unsure' }
  | { kind: 'none' };

/** The word for a unit as the names of packs have it: 'pack' of 'PKG'; null for another unit. */
export const packWord = (unit: string): string | null =>
  WORDS[
    unit
      .trim()
      .toLowerCase()
      .replace(/\.$/, '')
      .replace(/(?<=pack|bag|case)s$|(?<=box)es$/, '')
  ] ?? null;

/** @param name on one line */
export function packInName(name: string): PackInName {
  if (name.length > NAME_MOST) return { kind: 'none' };
  const text = name.trim();
  const of = OF.exec(text);
  const counted = PER.exec(text) ?? HYPHEN.exec(text) ?? BRACKETS.exec(text);
  const found = of ?? counted;
  if (!found) return UNSURE.test(text) ? { kind: 'unsure' } : { kind: 'none' };
  const [, first = '', second, third] = found;
  const [word, digits] = of ? [first, second ?? ''] : [second ?? third ?? '', first];
  const pack = Number(digits.replaceAll(',', ''));
  const before = text.slice(0, found.index);
  // '5 x 12/Pack', and a pack of sets.
  const isUnsure = /[x×*]\s*$/i.test(before) || SETS.test(before) || pack < 1 || pack > PACK_MOST;
  if (isUnsure) return { kind: 'unsure' };
  if (pack === 1) return { kind: 'none' };
  return { kind: 'pack', pack, unit: WORDS[word.toLowerCase()] ?? 'pack' };
}
