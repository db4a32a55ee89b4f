/**
 * Says in the terminal how a build went.
 * @param {string} app
 * @param {import('./browser/page.mjs').BuildState} state
 * @param {number} took in milliseconds
 * @param {(line: string) => void} say
 */
export function tellBuilds(app, { faults }, took, say) {
  if (faults.length === 0) say(`built ${app} in ${took} ms`);
  for (const { title, place, text } of faults) say(`${title}: ${place}\n${text}`);
}
