/** Words that begin a block and are no function's name. */
const NO_NAME = new Set(['if', 'for', 'while', 'switch', 'catch', 'return', 'else', 'do', 'with']);

const DECLARED = /\bfunction\s*\*?\s*([\w$]+)/;
const ASSIGNED =
  /\b(?:const|let|var)\s+([\w$]+)[^=]*=\s*(?:async\s*)?(?:function\b|\(|[\w$]+\s*=>)/;
const PROPERTY = /^\s*(?:['"]?)([\w$]+)['"]?\s*:\s*(?:async\s*)?(?:function\b|\(|[\w$]+\s*=>)/;
const METHOD = /^\s*(?:static\s+|async\s+|get\s+|set\s+|\*\s*|#)*([\w$]+)\s*\([^;]*$/;

function nameIn(line: string): string | null {
  for (const form of [DECLARED, ASSIGNED, PROPERTY, METHOD]) {
    const name = form.exec(line)?.[1];
    if (name !== undefined && !NO_NAME.has(name)) return name;
  }
  return null;
}

const indentation = (line: string) => line.length - line.trimStart().length;

/**
 * The name of the function that a line of a source stands in. A source map doesn't say it, and the
 * bundle's own names are made short, so it is read from how the source is indented.
 * @param at counted from 1
 */
export function enclosingFunction(lines: readonly string[], at: number): string | null {
  const own = lines[at - 1];
  if (own === undefined) return null;
  const declared = DECLARED.exec(own)?.[1] ?? ASSIGNED.exec(own)?.[1];
  if (declared !== undefined) return declared;
  let outside = indentation(own);
  for (let above = at - 2; above >= 0 && outside > 0; above -= 1) {
    const line = lines[above] ?? '';
    if (line.trim() === '' || indentation(line) >= outside) continue;
    // What closes a list of parameters belongs to the line that opened it.
    if (/^\s*[)}\]]/.test(line)) {
      outside = indentation(line) + 1;
      continue;
    }
    const name = nameIn(line);
    if (name !== null) return name;
    outside = indentation(line);
  }
  return null;
}
