const STATIC = /^(import|export)\s+(type\s+)?(?:([^'";]*?)\s*from\s*)?['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)*['"]([^'"]+)['"]/g;

/** Whether all names between the braces are types, which the compiler removes. */
function typesOnly(clause) {
  const names = /^\{([^}]*)\}$/.exec(clause?.trim() ?? '')?.[1];
  const each = names?.split(',').flatMap((name) => name.trim() || []);
  return each !== undefined && each.length > 0 && each.every((name) => name.startsWith('type '));
}

/**
 * The imports of a source at run time, with lazy ones. They are read from its text, because every
 * start reads all sources and the compiler would be slow. A test compares them with the compiler's.
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

/** Places that show a slot, or name the chunk of a fragment that fills one. */
const SLOTS = /\bname=(?:"([^"]+)"|\{([^}]*)\})|"fragment-([^"]+)"/g;
const SLOT = /[a-z]+\.[a-z-]+/g;
/** Facts that are announced or listened to. */
const FACTS = /\b(?:tell|on)\(\s*'([a-z]+):[a-z-]+'/g;

/**
 * The contracts that a source names only in its text, or imports only types of: the slots that it
 * fills or shows, and the owners of the facts that it tells or listens to.
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
