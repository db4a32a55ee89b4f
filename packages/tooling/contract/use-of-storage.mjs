import { relative } from 'node:path';
import ts from 'typescript';

/** The functions of one key; all keys together are for the contract and its check. */
const KEY = /^shared-contracts\/storage-keys\/([^/]+?)(?:-held)?$/;

/** The key's own name, with which code could go past the functions. */
const CONSTANT = /^[A-Z][A-Z_]+$/;

/** What a function of a key does, by the first word of its name. */
const DOES = { write: 'writes', read: 'reads', holds: 'holds' };

/** What takes a key of the storage: the browser's own methods, and those of `SafeStorage`. */
const TAKES_KEY = new Set(['getItem', 'setItem', 'removeItem', 'read', 'write', 'remove']);

/** The key that a call names by a text of its own: `storage.read('cart')`. */
function namedKey(node) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const [first] = node.arguments;
  if (!TAKES_KEY.has(node.expression.name.text) || !first) return null;
  return ts.isStringLiteralLike(first) ? first.text : null;
}

/** @throws where a text names a key that apps hand over, past its functions */
function refuseNamed(file, root, storageKeys) {
  const handed = Object.entries(storageKeys);
  const visit = (node) => {
    const named = namedKey(node);
    const [name] = handed.find(([, { key }]) => key === named) ?? [];
    if (name !== undefined) {
      throw new Error(
        `${relative(root, file.fileName)}: the storage's ${named} is handed over; it is touched by the functions of storage-keys/${name}`,
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

/**
 * The keys of the browser's storage that an app's code writes, reads, and only asks for.
 * @param {Pick<import('./sources.mjs').Sources, 'files' | 'root'>} sources
 * @param {Record<string, { key: string }>} storageKeys what apps hand over
 * @returns {{ writes: string[], reads: string[], holds: string[] }} names of `storageKeys`
 * @throws where the code takes a key's functions as a whole, or names the key itself: both hide what
 *   it does with the key
 */
export function useOfStorage({ files, root }, storageKeys = {}) {
  const used = { writes: new Set(), reads: new Set(), holds: new Set() };
  for (const file of files) {
    refuseNamed(file, root, storageKeys);
    for (const statement of file.statements) {
      const told = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);
      const [, key] = (told && KEY.exec(statement.moduleSpecifier?.text ?? '')) || [];
      if (key === undefined) continue;
      const bindings = statement.importClause?.namedBindings;
      const names =
        bindings && ts.isNamedImports(bindings)
          ? bindings.elements.map(({ name, propertyName, isTypeOnly }) => ({
              text: (propertyName ?? name).text,
              isTypeOnly,
            }))
          : [];
      if (names.length === 0 || names.some(({ text }) => CONSTANT.test(text))) {
        throw new Error(
          `${relative(root, file.fileName)}: storage-keys/${key} is touched by its functions, imported by their names`,
        );
      }
      if (statement.importClause.isTypeOnly) continue;
      for (const { text, isTypeOnly } of names) {
        const [word] = /^[a-z]+/.exec(text) ?? [];
        if (!isTypeOnly && Object.hasOwn(DOES, word)) used[DOES[word]].add(key);
      }
    }
  }
  return Object.fromEntries(Object.entries(used).map(([does, keys]) => [does, [...keys].sort()]));
}
