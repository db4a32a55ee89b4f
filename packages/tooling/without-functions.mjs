import ts from 'typescript';

/**
 * Gives functions of a script another body, so that the minifier drops what only they used.
 * @param {string} source
 * @param {Record<string, string>} bodies the new body by the function's name
 * @returns {string}
 * @throws where the script has no function of a name, or several: then it is another version, and
 *   somebody has to look at what it does
 */
export function withoutFunctions(source, bodies) {
  const file = ts.createSourceFile('script.mjs', source, ts.ScriptTarget.ESNext);
  const found = [];
  const look = (node) => {
    const named = ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node);
    if (named && node.name && Object.hasOwn(bodies, node.name.text)) found.push(node);
    else ts.forEachChild(node, look);
  };
  look(file);
  for (const name of Object.keys(bodies)) {
    const times = found.filter((each) => each.name.text === name).length;
    if (times !== 1) throw new Error(`the script has ${times} functions named ${name}, not one`);
  }
  // From the end, so that the places before stay right.
  return found.reduceRight(
    (text, { name, body }) =>
      `${text.slice(0, body.getStart(file))}{ ${bodies[name.text]} }${text.slice(body.end)}`,
    source,
  );
}
