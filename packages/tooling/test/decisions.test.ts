import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../run/services.mjs';

const FOLDER = join(ROOT, 'docs/decisions');
const pages = readdirSync(FOLDER).filter((name) => /^\d{4}-/.test(name));
const numbers = new Set(pages.map((name) => name.slice(0, 4)));
const read = (file: string) => readFileSync(file, 'utf8');

it.each(pages)('%s says its number, that it holds, and since when', (name) => {
  const [title, , status] = read(join(FOLDER, name)).split('\n');
  expect(title).toMatch(new RegExp(`^# ${name.slice(0, 4)}: .`));
  expect(status).toMatch(/^Holds\. \d{1,2} [A-Z][a-z]+ \d{4}[.;]/);
});

it('every page is in the list, by its title', () => {
  const list = read(join(FOLDER, 'README.md'));
  for (const name of pages) {
    const title = read(join(FOLDER, name)).split('\n')[0]?.slice(8) ?? '';
    const [row = ''] = list.split('\n').filter((line) => line.includes(`](${name})`));
    expect(row.split('|')[2]?.trim(), name).toBe(title);
  }
  expect(list.match(/\]\(\d{4}-/g)).toHaveLength(pages.length);
});

/** Where a text names a decision: by its folder, with the page's name or without, or by the word. */
const references = (text: string) => [
  ...text.matchAll(/(?:decisions\/|decision )(\d{4})(-[a-z0-9-]+\.md)?/g),
];

it('every reference to a decision leads to a page', () => {
  const tracked = execFileSync('git', ['ls-files', '*.md', '*.ts', '*.tsx', '*.mjs', '*.yml'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const lost = tracked
    .trim()
    .split('\n')
    .filter((file) => existsSync(join(ROOT, file)))
    .flatMap((file) => {
      const text = read(join(ROOT, file));
      const found = references(text).filter(
        ([, number = '', rest]) => !numbers.has(number) || (rest && !pages.includes(number + rest)),
      );
      const within = file.startsWith('docs/decisions/')
        ? [...text.matchAll(/[( ](0\d{3})(?=[),])/g)].filter(([, number = '']) => {
            const merged = text.split('\n')[2]?.includes(number) ?? false;
            return !numbers.has(number) && !merged;
          })
        : [];
      return [...found, ...within].map(([words]) => `${file}: ${words}`);
    });
  expect(lost).toEqual([]);
});
