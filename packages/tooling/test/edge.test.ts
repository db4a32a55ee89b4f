/** What nginx would refuse of deploy/nginx, as far as its text says so. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const EDGE = resolve(import.meta.dirname, '../../../deploy/nginx');

const text = readdirSync(EDGE)
  .filter((file) => file.endsWith('.conf'))
  .map((file) => readFileSync(join(EDGE, file), 'utf8'))
  .join('\n');

/** The names that a pattern's group finds. */
const names = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

it('each shared memory has a name of its own', () => {
  const zones = [
    ...names(/^ *proxy_cache_path .*keys_zone=([\w-]+):/gm),
    ...names(/^ *limit_(?:conn|req)_zone .*zone=([\w-]+):/gm),
    ...names(/^ *zone ([\w-]+) /gm),
    ...names(/^ *ssl_session_cache shared:([\w-]+):/gm),
  ];
  expect(zones.length).toBeGreaterThanOrEqual(7);
  expect(zones.filter((name, at) => zones.indexOf(name) !== at)).toEqual([]);
});

it('each cache, limit and upstream that is used is there', () => {
  const used = (pattern: RegExp) => [...new Set(names(pattern))].sort();
  expect(used(/^ *proxy_cache ([\w-]+);/gm)).toEqual(
    used(/^ *proxy_cache_path .*keys_zone=([\w-]+):/gm),
  );
  expect(used(/proxy_pass http:\/\/([\w-]+);/g)).toEqual(used(/^upstream ([\w-]+) \{/gm));
  expect(used(/^ *limit_(?:conn|req) (?:zone=)?([\w-]+)/gm)).toEqual(
    used(/^ *limit_(?:conn|req)_zone .*zone=([\w-]+):/gm),
  );
});
