/** JSON that can't end its script element, nor start a comment in it. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028');
}
