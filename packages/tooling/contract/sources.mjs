import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/**
 * A build's sources as the compiler reads them: the files that its entry imports at run time,
 * without those of which it imports only types.
 * @typedef {object} Sources
 * @property {string} root what file paths are relative to
 * @property {string} contracts the folder of shared-contracts
 * @property {ts.TypeChecker} checker
 * @property {ts.SourceFile[]} files
 * @property {(path: string) => ts.SourceFile} contract one of the contracts, by its path
 * @property {{ name: string, from: ts.ImportDeclaration | ts.ExportDeclaration }[]} packages
 *   imports of libraries
 */

/** Whether an import or export has values, and not only types. */
function takesValues(statement) {
  if (ts.isExportDeclaration(statement)) return !statement.isTypeOnly;
  const clause = statement.importClause;
  if (!clause) return true;
  if (clause.isTypeOnly) return false;
  const bindings = clause.namedBindings;
  if (clause.name || !bindings || !ts.isNamedImports(bindings)) return true;
  return bindings.elements.some((element) => !element.isTypeOnly);
}

/** Everything that a file imports at run time, lazily imported files too. */
function importsOf(file) {
  const found = [];
  for (const statement of file.statements) {
    if (
      (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) &&
      statement.moduleSpecifier &&
      takesValues(statement)
    ) {
      found.push({ name: statement.moduleSpecifier.text, from: statement });
    }
  }
  const visit = (node) => {
    if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      node.arguments[0] &&
      ts.isStringLiteralLike(node.arguments[0])
    ) {
      found.push({ name: node.arguments[0].text, from: node });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const LIBRARY = /[\\/]node_modules[\\/]/;
/** Libraries' files as the compiler has read them, which are the same for all apps. */
const libraries = new Map();

/** A host of the compiler that reads each library once in a process. */
function hostFor(options) {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  const like = JSON.stringify({ ...options, configFilePath: undefined });
  host.getSourceFile = (path, ...more) => {
    if (!LIBRARY.test(path)) return read(path, ...more);
    const key = `${like} ${path}`;
    if (!libraries.has(key)) libraries.set(key, read(path, ...more));
    return libraries.get(key);
  };
  return host;
}

/**
 * Reads an app's sources.
 * @param {import('../identity/place.mjs').Place} place
 * @param {string} entry the file that starts it, relative to its folder
 * @returns {Sources}
 */
export function readSources({ root, folder, contracts, isOurs }, entry) {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(folder, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  const options = { ...config.options, noEmit: true };
  const program = ts.createProgram([join(folder, entry)], options, hostFor(options));
  const files = new Map();
  const packages = [];
  const waiting = [join(folder, entry)];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(path)) continue;
    const file = program.getSourceFile(path);
    if (!file) throw new Error(`${relative(root, path)} is not among the sources`);
    files.set(path, file);
    for (const found of importsOf(file)) {
      const { resolvedModule } = ts.resolveModuleName(
        found.name,
        path,
        program.getCompilerOptions(),
        ts.sys,
      );
      const target = resolvedModule && (ts.sys.realpath?.(resolvedModule.resolvedFileName) ?? '');
      // A picture or a font has no module; a package is somebody else's source.
      if (!target || !isOurs(target)) packages.push(found);
      else if (/\.tsx?$/.test(target) && !target.endsWith('.d.ts')) waiting.push(target);
    }
  }
  return {
    root,
    contracts,
    // Only now where somebody asks: it binds all files first.
    get checker() {
      return program.getTypeChecker();
    },
    files: [...files.values()].sort((a, b) => (a.fileName < b.fileName ? -1 : 1)),
    packages,
    contract(path) {
      const found = program.getSourceFile(join(contracts, path));
      if (!found) throw new Error(`${dirname(path)} is not among the sources of ${folder}`);
      return found;
    },
  };
}
