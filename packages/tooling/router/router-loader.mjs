import { UNUSED_PARTS } from './unused-parts.mjs';
import { withoutFunctions } from '../without-functions.mjs';

/** A webpack loader for the router's main file. @param {string} source */
export default function routerLoader(source) {
  return withoutFunctions(source, UNUSED_PARTS);
}
