/** Makes the CSS in a module's templates small, which no minifier of scripts does. */
import ts from 'typescript';

const SPACE = String.raw`(?:\s|/\*[\s\S]*?\*/)`;
const STRING = String.raw`("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')`;
/** Strings as they are; signs that need no space beside them; a declaration's colon; other space. */
const PART = new RegExp(
  `${STRING}|${SPACE}*(?:;${SPACE}*)?(})${SPACE}*|${SPACE}*([{;,>])${SPACE}*|(:)${SPACE}+|${SPACE}+`,
  'g',
);
const OF_EMOTION = /\bfrom ['"]@emotion\//;
const NEW_LINE = /\n/g;

/**
 * CSS without comments and without white space that means nothing. It may be a part of a template:
 * at an end of it one space stays, which means something where a value follows.
 * @param {string} css
 */
export const smallCss = (css) =>
  css.replace(PART, (_, string, close, sign, colon) => string ?? close ?? sign ?? colon ?? ' ');

/** Of our templates only those of styles begin with a new line. */
const isStyle = (node) =>
  (ts.isNoSubstitutionTemplateLiteral(node) && node.rawText.startsWith('\n')) ||
  (ts.isTemplateExpression(node) && node.head.rawText.startsWith('\n'));

/** A template's texts between its values, in order. */
const textsOf = (template) =>
  ts.isTemplateExpression(template)
    ? [template.head, ...template.templateSpans.map(({ literal }) => literal)]
    : [template];

/**
 * The edits of a module's source: each piece of CSS small, and the lines that it had after it, so
 * that what follows keeps its line and the source map its truth.
 * @param {ts.SourceFile} file
 */
function editsOf(file) {
  const edits = [];
  const read = (node) => {
    if (isStyle(node)) {
      const texts = textsOf(node);
      for (const [at, text] of texts.entries()) {
        const closing = at === texts.length - 1 ? '`' : '${';
        const start = text.getStart(file) + 1;
        const end = text.end - closing.length;
        const css = file.text.slice(start, end);
        let small = smallCss(css);
        if (at === 0) small = small.trimStart();
        if (closing === '`') small = small.trimEnd();
        const lines = (css.match(NEW_LINE)?.length ?? 0) - (small.match(NEW_LINE)?.length ?? 0);
        edits.push({ start, end: text.end, with: small + closing + '\n'.repeat(lines) });
      }
    }
    ts.forEachChild(node, read);
  };
  read(file);
  return edits.toSorted((a, b) => a.start - b.start);
}

/**
 * A webpack loader for modules that the compiler has read: browser and document server have the
 * same text, from which a class has its name.
 * @param {string} source @param {object} map
 */
export default function smallStylesLoader(source, map) {
  if (!OF_EMOTION.test(source)) {
    this.callback(null, source, map);
    return;
  }
  const file = ts.createSourceFile('module.js', source, ts.ScriptTarget.Latest);
  let read = 0;
  let small = '';
  for (const { start, end, with: text } of editsOf(file)) {
    small += source.slice(read, start) + text;
    read = end;
  }
  this.callback(null, small + source.slice(read), map);
}
