import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../run/services.mjs';

/** The compiler says a fault's line in a frame such as `╭─[/shop/mfe-search/src/a.tsx:12:3]`. */
const FRAME = /\[[^\]\s]*:(\d+):\d+\]/;

/**
 * A build's errors as a page shows them.
 * @param {string} app
 * @param {import('webpack').StatsError[]} errors
 * @returns {import('./browser/overlay.mjs').Fault[]}
 */
export function faultsOf(app, errors) {
  return errors.map(({ message, moduleIdentifier = '', moduleName = '', loc = '' }) => {
    const text = stripVTControlCharacters(message);
    const resource = moduleIdentifier.split('!').at(-1)?.split('|').at(-1) ?? '';
    const file = resource.startsWith(ROOT) ? relative(ROOT, resource) : moduleName;
    const line = FRAME.exec(text)?.[1] ?? loc.split(':')[0] ?? '';
    return {
      title: `${app} does not build`,
      place: line ? `${file}:${line}` : file,
      text: text.replaceAll(`${ROOT}/`, '').slice(0, 2_000),
    };
  });
}
