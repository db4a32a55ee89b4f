/** A place in a release's script as a place in its sources, by the maps that its publish has kept. */
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import { appName } from 'shared-contracts/release';
import { z } from 'shared-contracts/schema';
import type { ReleaseStore } from '../store';
import { enclosingFunction } from './enclosing-function';

export type SourcePlace = {
  /** As it was reported: `mfe-search/1.2.0-3f9a1c20/entry.js:1:2345`. */
  told: string;
  /** Null where there is no map, or the map knows nothing of it. */
  source: { file: string; line: number; in: string | null; text: string } | null;
};

/** The most maps in memory: those of a page's scripts, and some more. */
const MOST_MAPS = 24;
const LONGEST_LINE = 160;

const PLACE = /^([a-z-]+)\/([\w.-]+)\/([\w.@-]+\.js):(\d{1,9}):(\d{1,9})$/;

/** `webpack://mfe_search_3f9a1c20/./src/remote.tsx` as where it stands in the workspace. */
function inWorkspace(app: string, source: string): string {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '');
  const library = path.lastIndexOf('node_modules/');
  if (library !== -1) return path.slice(library + 'node_modules/'.length);
  return path.startsWith('./') ? `${app}/${path.slice(2)}` : path.replace(/^(?:\.\.\/)+/, '');
}

function sourceOf(app: string, map: TraceMap, line: number, column: number): SourcePlace['source'] {
  if (line < 1 || column < 1) return null;
  // A stack counts columns from 1, a map from 0.
  const found = originalPositionFor(map, { line, column: column - 1 });
  if (found.source === null) return null;
  const lines = (sourceContentFor(map, found.source) ?? '').split('\n');
  return {
    // As the bundler has named it: what the library gives has no dots any more.
    file: inWorkspace(app, map.sources[map.resolvedSources.indexOf(found.source)] ?? found.source),
    line: found.line,
    in: enclosingFunction(lines, found.line),
    text: (lines[found.line - 1] ?? '').trim().slice(0, LONGEST_LINE),
  };
}

/** Null where there is none, or a corrupt one, which must not take the page with it. */
function readMap(text: string | null): TraceMap | null {
  try {
    return text === null ? null : new TraceMap(text);
  } catch {
    return null;
  }
}

/** Reads places of stacks by the maps of a store. */
export function createSourcePlaces(store: ReleaseStore) {
  const maps = new LRUCache<string, { map: TraceMap | null }>({ max: MOST_MAPS });

  async function mapOf(app: string, version: string, script: string): Promise<TraceMap | null> {
    const name = `${app}/${version}/${script}`;
    const known = maps.get(name);
    if (known) return known.map;
    const of = z.safeParse(appName, app);
    if (!of.success) return null;
    try {
      const map = readMap(await store.mapOf(of.data, version, script));
      maps.set(name, { map });
      return map;
    } catch {
      // The store is unreachable: the page is shown without, and the next one asks again.
      return null;
    }
  }

  return async (told: string): Promise<SourcePlace> => {
    const [, app = '', version = '', script = '', line = '', column = ''] = PLACE.exec(told) ?? [];
    const map = app ? await mapOf(app, version, script) : null;
    return { told, source: map && sourceOf(app, map, Number(line), Number(column)) };
  };
}
