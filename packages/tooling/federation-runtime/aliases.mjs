import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const enhanced = createRequire(require.resolve('@module-federation/enhanced'));
const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'));

/**
 * Puts our federation runtime in the place of the plugin's: the shell carries it, a remote borrows
 * it. A build imports it by its absolute path, so that is what the alias names.
 * @param {'shell' | 'remote'} side
 * @returns {Record<string, string>} for webpack's `resolve.alias`
 */
export function runtimeAliases(side) {
  const theirs = tools.resolve('@module-federation/webpack-bundler-runtime/bundler');
  return { [theirs]: join(import.meta.dirname, `on-${side}.mjs`) };
}
