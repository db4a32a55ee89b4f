import { relative } from 'node:path';
import ts from 'typescript';

/** `var(--name)`, up to the character after the name; a comma means that it has a fallback. */
const USED = /var\(\s*((?:[\w-]|\0\d+\0)+)\s*([,)])/g;
/** `--name: 2;` in a style, or as a key of a style object. */
const DECLARED = /(?<![\w-])(--[\w-]+)['"]?\s*:/g;
const CUT = /var\(\s*-{0,2}[\w-]*$/;

/** The possible values of an expression inside a style; none where they are not literal. */
function valuesOf(checker, expression) {
  const type = checker.getTypeAtLocation(expression);
  // A function in a style is called by emotion with the props.
  const [signature] = type.getCallSignatures();
  const given = signature ? checker.getReturnTypeOfSignature(signature) : type;
  const parts = given.isUnion() ? given.types : [given];
  return parts.every((part) => part.isStringLiteral() || part.isNumberLiteral())
    ? parts.map((part) => String(part.value))
    : [];
}

/** A text with a mark for each expression in it. */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return { text: node.text, expressions: [] };
  if (!ts.isTemplateExpression(node)) return null;
  const spans = node.templateSpans.map(({ literal }, at) => `\0${at}\0${literal.text}`);
  return {
    text: node.head.text + spans.join(''),
    expressions: node.templateSpans.map(({ expression }) => expression),
  };
}

/** Every possible name, with each mark replaced by the values of its expression. */
function namesOf(name, values) {
  const [before, at, ...after] = name.split('\0');
  if (at === undefined) return [name];
  return values(Number(at)).flatMap((value) =>
    namesOf(after.join('\0'), values).map((rest) => `${before}${value}${rest}`),
  );
}

/**
 * The design tokens that an app's styles need: custom properties that they use without a fallback
 * and that the app doesn't declare itself.
 * @param {import('./sources.mjs').Sources} sources
 * @returns {string[]}
 * @throws where a name is not literal and has no literal values
 */
export function useOfTokens({ checker, files, root }) {
  const used = new Set();
  const declared = new Set();
  const visit = (node) => {
    const written = textOf(node);
    if (written) {
      const unknown = (name) => {
        const { fileName } = node.getSourceFile();
        throw new Error(
          `${relative(root, fileName)}: var(${name.replaceAll(/\0\d+\0/g, '…')}: a custom property's name is written out, or of listed values`,
        );
      };
      const { text, expressions } = written;
      if (CUT.test(text)) unknown(text.slice(text.lastIndexOf('var(') + 4));
      for (const [, name] of text.matchAll(DECLARED)) declared.add(name);
      for (const [, name, end] of text.matchAll(USED)) {
        const each = namesOf(name, (at) => {
          const values = valuesOf(checker, expressions[at]);
          if (values.length === 0) unknown(name);
          return values;
        });
        if (end === ')') for (const one of each) used.add(one);
      }
    }
    ts.forEachChild(node, visit);
  };
  files.forEach(visit);
  return [...used].filter((name) => !declared.has(name)).sort();
}
