/** What a newcomer asks first: the README's table leads to a file whose opening comment answers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

const rows = [...readme.matchAll(/^\| ([^|]+?) +\| ([^|]+\?) +\| `(src\/[^`]+)` +\|$/gm)].map(
  ([, word = '', question = '', file = '']) => ({ word, question, file }),
);

/** The opening comment of a source file; '' where it has none. */
const openingOf = (path: string) =>
  /^\/\*\*([\s\S]*?)\*\//
    .exec(readFileSync(path, 'utf8'))?.[1]
    ?.replaceAll(/\s*\n \* ?/g, ' ')
    .toLowerCase() ?? '';

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => join(root, 'src', name));

describe('where is', () => {
  it('has fifteen questions', () => {
    expect(rows).toHaveLength(15);
  });

  it.each(rows)('$question', ({ word, file }) => {
    const found = sources.filter((path) => openingOf(path).includes(word.toLowerCase()));
    expect(found.map((path) => relative(root, path))).toContain(file);
    // So few that all of them are looked at in two minutes.
    expect(found.length).toBeLessThanOrEqual(12);
  });
});
