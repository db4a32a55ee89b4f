import { withoutFunctions } from '../without-functions.mjs';
import { UNUSED_PARTS } from './unused-parts.mjs';

/** A webpack loader for React's renderer. @param {string} source */
export default function reactDomLoader(source) {
  return withoutFunctions(source, UNUSED_PARTS);
}
