import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The names that the compiler itself uses for every element. */
const JSX_NAMES = ['Fragment', 'jsx', 'jsxs'];

/** Names that are read from a namespace import, such as `z.object`. */
function namesByNamespace({ checker, files }, modules) {
  const found = new Map([...modules.values()].map((name) => [name, new Set()]));
  if (modules.size === 0) return found;
  const visit = (node) => {
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const symbol = checker.getSymbolAtLocation(node.expression);
      const target =
        symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const name = target && modules.get(target);
      if (name) found.get(name)?.add(node.name.text);
    }
    ts.forEachChild(node, visit);
  };
  files.forEach(visit);
  return found;
}

/**
 * The names that an app's code uses of each shared library.
 * @param {import('./sources.mjs').Sources} sources
 * @param {string[]} shared the shared libraries
 * @returns {Record<string, string[]>}
 */
export function useOfLibraries(sources, shared) {
  const names = new Map(shared.map((name) => [name, new Set()]));
  const modules = new Map();
  for (const { name, from } of sources.packages) {
    const used = names.get(name);
    if (!used) continue;
    const clause = ts.isImportDeclaration(from) ? from.importClause : undefined;
    if (clause?.name) used.add('default');
    const bindings = clause?.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings)) {
      const symbol = sources.checker.getSymbolAtLocation(bindings.name);
      if (symbol) modules.set(sources.checker.getAliasedSymbol(symbol), name);
    } else if (bindings) {
      for (const element of bindings.elements) {
        if (!element.isTypeOnly) used.add((element.propertyName ?? element.name).text);
      }
    }
  }
  for (const [name, read] of namesByNamespace(sources, modules)) {
    for (const each of read) names.get(name)?.add(each);
  }
  if (sources.files.some(({ fileName }) => fileName.endsWith('.tsx'))) {
    for (const name of JSX_NAMES) names.get('react/jsx-runtime')?.add(name);
  }
  return Object.fromEntries(
    [...names].flatMap(([name, used]) => (used.size > 0 ? [[name, [...used].sort()]] : [])),
  );
}

/**
 * The names that a facade exports.
 * @param {string} facade its file
 * @returns {string[]}
 */
export function namesOfFacade(facade) {
  const file = ts.createSourceFile(facade, readFileSync(facade, 'utf8'), ts.ScriptTarget.Latest);
  return file.statements
    .flatMap((statement) =>
      ts.isExportDeclaration(statement) &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.map(({ name }) => name.text)
        : [],
    )
    .sort();
}

/** The module of all calls, or of the calls of one part of the shop. */
const CALLS = /^shared-contracts\/calls(\/|$)/;

/**
 * The provider's calls that an app's code makes, by name.
 * @param {import('./sources.mjs').Sources} sources
 * @returns {string[]}
 */
export function useOfCalls(sources) {
  const names = new Set();
  for (const file of sources.files) {
    for (const statement of file.statements) {
      if (!ts.isImportDeclaration(statement)) continue;
      if (!CALLS.test(statement.moduleSpecifier.text)) continue;
      const bindings = statement.importClause?.namedBindings;
      if (!bindings || !ts.isNamedImports(bindings)) continue;
      for (const element of bindings.elements) {
        if (!element.isTypeOnly) names.add((element.propertyName ?? element.name).text);
      }
    }
  }
  return [...names].sort();
}
