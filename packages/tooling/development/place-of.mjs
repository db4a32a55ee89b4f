import { SourceMap } from 'node:module';

/** How webpack names a source in a map: `webpack://shell/./src/main.tsx`, or from a sibling's folder. */
const NAMED = /^webpack:\/\/[^/]*\/(?:\.\/)?/;

/**
 * Where a place of a script lies in the sources.
 * @param {(path: string) => Buffer | null} file
 * @param {URLSearchParams} asked `script`, a path such as `/mfe-search/exposed.js`; `line`, `column`
 * @returns {string | null} `mfe-search: src/pages/search-page.tsx:12`; null where no map says it
 */
export function placeOf(file, asked) {
  const script = asked.get('script') ?? '';
  // The entry is kept under each build's name; its map is the newest.
  const map = file(`${script}.map`) ?? file(`${script.replace(/\.[0-9a-f]+\.js$/, '.js')}.map`);
  const line = Number(asked.get('line'));
  const column = Number(asked.get('column') ?? 1);
  if (!map || !Number.isInteger(line) || line < 1 || !Number.isInteger(column)) return null;
  const found = new SourceMap(JSON.parse(map.toString())).findEntry(line - 1, column - 1);
  if (!('originalSource' in found)) return null;
  const app = script.split('/')[1];
  const source = found.originalSource.replace(NAMED, '');
  const path = source.startsWith('../') ? source.replace(/^(\.\.\/)+/, '') : `${app}/${source}`;
  return `${path}:${found.originalLine + 1}`;
}
