/**
 * Lets the minifier leave out the components of the router that nobody uses: it can't know that `forwardRef`,
 * `memo` and `createContext` have no effect, and a name given for React's developer tools is a use. Where a
 * later version is written otherwise, they come again, and nothing else changes.
 */
const MADE = /(?<!__PURE__ \*\/ )\b(React\d*\.(?:forwardRef|memo|createContext)\()/g;
const NAMED = /^\w+\.displayName = "[^"]*";$/gm;

/** @param {string} source */
export const withoutUses = (source) =>
  source.replaceAll(MADE, '/* @__PURE__ */ $1').replaceAll(NAMED, '');

/** @this {import('webpack').LoaderContext<object>} @param {string} source @param {object} [map] */
export default function unusedComponentsLoader(source, map) {
  this.callback(null, withoutUses(source), map);
}
