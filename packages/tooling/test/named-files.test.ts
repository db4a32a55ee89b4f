/** Pages name files as they are: a file that was moved is named where it is now. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../run/services.mjs';

const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n');

/** Every end of a path, also as pages shorten it: 'server-kit/environment.ts'. */
const ends = new Set(
  tracked.flatMap((file) =>
    [file, file.replace('/src/', '/')].flatMap((path) => {
      const parts = path.split('/');
      return parts.map((_, at) => parts.slice(at).join('/'));
    }),
  ),
);

/** A path, or the name of a file of code alone. */
const FILE =
  /`([\w./-]+\/[\w.-]+\.(?:ts|tsx|mjs|js|css|md|tsv|json|yaml)|[\w.-]+\.(?:ts|tsx|mjs))`/g;
/** What is made when the shop is built or run. */
const MADE = /^(?:\.cache|dist|releases)\//;
/** Its recipes name the files that whoever follows them writes. */
const RECIPES = 'docs/how-to.md';

it('every file that a page names is there', () => {
  const lost = tracked
    .filter((page) => page.endsWith('.md') && page !== RECIPES)
    .flatMap((page) =>
      [...readFileSync(join(ROOT, page), 'utf8').matchAll(FILE)]
        .map(([, file = '']) => file)
        .filter((file) => !MADE.test(file) && !ends.has(file))
        .map((file) => `${page}: ${file}`),
    );
  expect(lost).toEqual([]);
});
