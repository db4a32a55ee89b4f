import { join, relative } from 'node:path';
import ts from 'typescript';

const PATHS = 'src/paths.ts';

/**
 * A path as a route's pattern: `/products/:1` for `paths.product`.
 * @param {(...args: string[]) => string} make
 */
const patternOf = (make) => decodeURIComponent(make(':1', ':2').replace(/[?#].*$/, ''));

/** The members of `paths` that a use reads; null where it doesn't name the members. */
function namesRead({ parent }) {
  if (ts.isPropertyAccessExpression(parent)) return [parent.name.text];
  if (ts.isImportSpecifier(parent) || ts.isTypeQueryNode(parent)) return [];
  if (!ts.isVariableDeclaration(parent) || !ts.isObjectBindingPattern(parent.name)) return null;
  const read = parent.name.elements.map(
    (element) => !element.dotDotDotToken && (element.propertyName ?? element.name),
  );
  return read.every((name) => name && ts.isIdentifier(name)) ? read.map(({ text }) => text) : null;
}

/**
 * The paths to which an app's code links.
 * @param {import('./sources.mjs').Sources} sources
 * @param {Record<string, (...args: string[]) => string>} paths all that can be built
 * @returns {string[]} patterns of routes
 * @throws where a use of `paths` doesn't name its members
 */
export function useOfPaths({ checker, files, root, contracts }, paths) {
  const home = files.find(({ fileName }) => relative(join(contracts, PATHS), fileName) === '');
  const exported = home && checker.getExportsOfModule(checker.getSymbolAtLocation(home));
  const all = exported?.find(({ name }) => name === 'paths');
  const used = new Set();
  const isAll = (symbol) =>
    symbol &&
    (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol) === all;

  function visitFile(file) {
    // The names under which the file imports them; checking every other name would be slow.
    const known = new Set(
      file.statements
        .filter(ts.isImportDeclaration)
        .map(({ importClause }) => importClause?.namedBindings)
        .flatMap((bindings) => (bindings && ts.isNamedImports(bindings) ? bindings.elements : []))
        .filter(({ name }) => isAll(checker.getSymbolAtLocation(name)))
        .map(({ name }) => name.text),
    );
    const visit = (node) => {
      if (ts.isIdentifier(node) && known.has(node.text)) {
        if (isAll(checker.getSymbolAtLocation(node))) {
          const names = namesRead(node);
          if (!names) {
            throw new Error(
              `${relative(root, file.fileName)}: a path is read by its name, as in paths.product`,
            );
          }
          names.forEach((name) => used.add(name));
        }
      }
      ts.forEachChild(node, visit);
    };
    if (known.size > 0) visit(file);
  }
  if (all) files.filter((file) => file !== home).forEach(visitFile);
  return [...new Set([...used].map((name) => patternOf(paths[name])))].sort();
}
