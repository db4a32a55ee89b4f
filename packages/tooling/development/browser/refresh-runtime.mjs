/**
 * React's refresh runtime, once for a page. It has to run before React DOM does, so it is the first
 * module of whoever carries React DOM: the development shell, or a remote that runs alone.
 */
import runtime from 'react-refresh/runtime';

runtime.injectIntoGlobalHook(globalThis);
globalThis.storefrontRefresh = runtime;
