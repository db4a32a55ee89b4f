/**
 * docs/settings.md, made from the schemas that read the servers' environments: what stands above a
 * variable's schema is its meaning, `@default` says a default that the schema computes.
 * `pnpm --filter tooling settings` writes the page; a test compares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './services.mjs';

export const SETTINGS_PAGE = join(ROOT, 'docs/settings.md');

const REGISTRY = 'services/release-registry/src/environment.ts';

const PROVIDER = 'services/provider-api/src';

/** Which of two places says what the shop is set to. */
const OF_THE_SHOP =
  'Opening hours, days that are closed, preparation, pickup address, the seller, the days to pay and whether unpaid orders end by themselves are first values: they count until an owner changes them at the counter (Settings), and from then on what the counter has stored counts, for each of them by itself. So somebody who may not touch the server can change them, all processes have the same, and a server that is set up anew brings no old address back. Removing a variable changes nothing that was stored.';

/**
 * The parts of the page: title, file, in it the constants or functions that hold schemas, and what is
 * said above the table.
 */
const PARTS = [
  ['Every server', 'packages/server-kit/src/running.ts', ['runningVariables']],
  ['Document server', 'shell/server/environment.ts', ['variables']],
  ['Provider', `${PROVIDER}/environment.ts`, ['variables']],
  ['Provider: its data', `${PROVIDER}/data-variables.ts`, ['dataVariables']],
  [
    'Provider: how the shop does business',
    `${PROVIDER}/shop-variables.ts`,
    ['shopVariables'],
    OF_THE_SHOP,
  ],
  ['Release servers and `pnpm release`', REGISTRY, ['variables', 'commandVariables']],
  ["Teams' console", 'services/release-registry/src/console/environment.ts', ['variables']],
  ['Whoever reads the release store', REGISTRY, ['bucketVariables', 'registryVariables']],
  [
    'A bucket: RELEASE_STORE or PICTURES_STORE is `s3://bucket/prefix`',
    'packages/object-store/src/settings.ts',
    ['variablesOfBucket'],
  ],
];

const HEAD = `# Settings

Every server reads its settings from the environment, once, at its start; a wrong value ends the start with one line that names the variable. An empty variable counts as not given. 'In production' means \`NODE_ENV=production\`. The teams' keys (\`RELEASE_KEY_FILE\` and others) are in the [release registry's README](../services/release-registry/README.md), the ports of \`start\` in the [README](../README.md), and what a deployment sets is in [operations](operations.md).

This page is generated: \`pnpm --filter tooling settings\` writes it from the schemas.
`;

/** The object literal that a declaration of this name holds or returns. */
function objectOf(source, name) {
  /** @type {import('typescript').ObjectLiteralExpression | undefined} */
  let found;
  const visit = (node, inside) => {
    const here = inside || (ts.isFunctionDeclaration(node) && node.name?.text === name);
    if (ts.isVariableDeclaration(node) && node.name.getText(source) === name) {
      if (node.initializer && ts.isObjectLiteralExpression(node.initializer)) {
        found ??= node.initializer;
      }
    }
    if (here && ts.isReturnStatement(node) && node.expression) {
      if (ts.isObjectLiteralExpression(node.expression)) found ??= node.expression;
    }
    ts.forEachChild(node, (child) => visit(child, here));
  };
  visit(source, false);
  if (!found) throw new Error(`${source.fileName} has no settings ${name}`);
  return found;
}

/** The argument of the last `.default(…)` of a schema; undefined where it has none. */
function defaultArgument(schema) {
  if (!ts.isCallExpression(schema) || !ts.isPropertyAccessExpression(schema.expression)) return;
  if (/^(default|prefault)$/.test(schema.expression.name.text)) return schema.arguments[0];
  return defaultArgument(schema.expression.expression);
}

/** @returns the default as it would be written in the environment, '' for none */
function defaultOf(name, property) {
  const said = ts.getJSDocTags(property).find(({ tagName }) => tagName.text === 'default');
  if (said) return ts.getTextOfJSDocComment(said.comment) ?? '';
  const argument = ts.isPropertyAssignment(property) && defaultArgument(property.initializer);
  if (!argument) return '';
  if (argument.kind === ts.SyntaxKind.FalseKeyword) return '`off`';
  if (argument.kind === ts.SyntaxKind.TrueKeyword) return '`on`';
  if (ts.isNumericLiteral(argument) || ts.isStringLiteral(argument)) return `\`${argument.text}\``;
  throw new Error(`${name}: its default is no literal; say it with @default above its schema`);
}

function meaningOf(name, property) {
  const [comment] = ts.getJSDocCommentsAndTags(property);
  const text = comment && ts.isJSDoc(comment) && ts.getTextOfJSDocComment(comment.comment);
  if (!text) throw new Error(`${name}: say above its schema what it means`);
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * @param {string} file of the sources, for its text and the messages
 * @param {string} text its text
 * @param {string[]} names of what holds the schemas
 * @returns {[name: string, standard: string, meaning: string][]}
 * @throws where a variable has no meaning, or a default that can't be read
 */
export function settingsIn(file, text, names) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return names.flatMap((name) =>
    objectOf(source, name).properties.flatMap((property) => {
      if (ts.isSpreadAssignment(property)) return [];
      const variable = property.name.getText(source);
      return [[`\`${variable}\``, defaultOf(variable, property), meaningOf(variable, property)]];
    }),
  );
}

/** A table of Markdown as the formatter leaves it. */
function table(head, rows) {
  const widths = head.map((text, at) => Math.max(...[head, ...rows].map((row) => row[at].length)));
  const line = (cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** @returns the page as it has to be */
export function settingsPage() {
  const parts = PARTS.map(([title, file, names, about]) => {
    const rows = settingsIn(file, readFileSync(join(ROOT, file), 'utf8'), names);
    const where = `Read by [\`${file}\`](../${file}).`;
    const said = about === undefined ? where : `${where}\n\n${about}`;
    return `## ${title}\n\n${said}\n\n${table(['variable', 'default', 'meaning'], rows)}\n`;
  });
  return [HEAD, ...parts].join('\n');
}

if (process.argv[1] === import.meta.filename) writeFileSync(SETTINGS_PAGE, settingsPage());
