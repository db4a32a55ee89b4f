const STATIC = /^(import|export)\s+(type\s+)?(?:([^'";]*?)\s*from\s*)?['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)*['"]([^'"]+)['"]/g;

/** Whether the names between the braces are all types, which the compiler leaves out. */
function typesOnly(clause) {
  const names = /^\{([^}]*)\}$/.exec(clause?.trim() ?? '')?.[1];
  const each = names?.split(',').flatMap((name) => name.trim() || []);
  return each !== undefined && each.length > 0 && each.every((name) => name.startsWith('type '));
}

/**
 * What a source imports at run time, lazily imported files too: read from its text, because at every
 * start all sources are read. A test holds it against what the compiler reads.
 * @param {string} text
 * @returns {string[]}
 */
export function importsOf(text) {
  const found = [...text.matchAll(DYNAMIC)].map(([, name]) => name);
  for (const [, kind, type, clause, name] of text.matchAll(STATIC)) {
    // `export const a = 'b'` has no `from`; `import './b'` needs none.
    if (kind === 'export' && clause === undefined) continue;
    if (!type && !(kind === 'import' && typesOnly(clause))) found.push(name);
  }
  return found;
}

/** Where a slot is shown, or filled by a part's chunk. */
const SLOTS = /\bname=(?:"([^"]+)"|\{([^}]*)\})|"fragment-([^"]+)"/g;
const SLOT = /[a-z]+\.[a-z-]+/g;
/** Facts that are told or heard. */
const FACTS = /\b(?:tell|on)\(\s*'([a-z]+):[a-z-]+'/g;

/**
 * The contracts that a source names by text, which it imports types of at most: the slots that it
 * fills or shows, and the owners of the facts that it tells or hears.
 * @param {string} text
 * @returns {string[]} their files, without ending, relative to `shared-contracts/src`
 */
export function contractsNamedIn(text) {
  const slots = [...text.matchAll(SLOTS)].flatMap((found) =>
    found.slice(1).flatMap((part) => part?.match(SLOT) ?? []),
  );
  const owners = [...text.matchAll(FACTS)].map(([, owner]) => owner);
  return [
    ...slots.map((name) => `slots/${name.replace('.', '-')}`),
    ...owners.map((owner) => `facts/${owner}`),
  ];
}
