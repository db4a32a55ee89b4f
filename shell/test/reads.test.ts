/** What pages read of their address, and what the route table says that they read. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RemoteName } from 'shared-contracts/door';
import { REMOTE_NAMES } from 'shared-contracts/own-apps';
import { describe, expect, it } from 'vitest';
import { routes } from '../src/routes';

const ROOT = resolve(import.meta.dirname, '../..');

/** A file that has to do with what an address says. */
const ABOUT = /URLSearchParams|searchParams|\.search\b/;
/** `.get('sort')`, `.getAll('brand')`, `idsIn(search, 'brand')`. */
const READ = /(?:\.(?:get|getAll|has)\(|\bidsIn\(\w+, )'([^']+)'/g;
/** A parameter whose name no reader of the code can see, in a file that reads them. */
const UNSEEN = /(?:search|searchParams|params|Params)\.(?:get|getAll|has)\((?!')/;

/** The one contract that reads an address: what lists and results are narrowed to. */
const FILTER = 'shared-contracts/list-filter';

function sourcesOf(remote: RemoteName): string[] {
  const folder = join(ROOT, remote, 'src');
  const own = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const usesFilter = own.some((text) => text.includes(`'${FILTER}'`));
  const filter = usesFilter
    ? [readFileSync(join(ROOT, FILTER.replace('/', '/src/').concat('.ts')), 'utf8')]
    : [];
  return [...own, ...filter].filter((text) => ABOUT.test(text));
}

const declared = (remote: RemoteName) =>
  new Set(
    routes.flatMap((route) =>
      route.kind === 'remote' && route.remote === remote ? route.reads : [],
    ),
  );

describe.each([...REMOTE_NAMES])('the pages of %s', (remote) => {
  const sources = sourcesOf(remote);
  const read = new Set(
    sources.flatMap((text) => [...text.matchAll(READ)].map(([, name = '']) => name)),
  );

  it('read of their address what the route table says, and nothing else', () => {
    expect([...read].sort()).toEqual([...declared(remote)].sort());
  });

  it('name what they read where they read it', () => {
    // But for the one function that takes a name, whose callers name it.
    const hidden = sources.filter((text) =>
      UNSEEN.test(text.replaceAll('search.getAll(name)', '')),
    );
    expect(hidden).toEqual([]);
  });
});
