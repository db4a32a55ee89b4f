/** Which words are a command of staff or of other names; with others the usage is printed. */
import { describe, expect, it } from 'vitest';
import { readStaffJob } from '../src/commands/read-staff-job';
import { readSynonymJob } from '../src/commands/read-synonym-job';
import { helpIn } from '../src/commands/usage';

const asTyped = (path: string) => path;

describe('the words of a command', () => {
  it.each([
    [['--help'], /^Usage:\n  provider import [^]*provider restore/],
    [['help'], /provider import [^]*provider restore/],
    [['--', 'prices', '--help'], /^Usage:\n  provider prices [^]*--report FILE[^\n]*$/],
    [['staff', 'add', '--help'], /^Usage:\n  provider staff \[list\][^]*  provider staff link/],
    [['nothing', '--help'], /provider import [^]*provider restore/],
  ])('that ask how it is called, %j, are answered', (words, usage) => {
    expect(helpIn(words)).toMatch(usage);
    expect(helpIn(words.filter((word) => !word.endsWith('help')))).toBeNull();
  });

  it.each([
    [[], { do: 'list', own: false }],
    [['--own'], { do: 'list', own: true }],
    [
      ['add', 'loft', 'attic | roof'],
      { do: 'add', rows: [{ phrase: 'loft', names: ['attic', 'roof'] }] },
    ],
    [['remove', 'loft'], { do: 'remove', phrase: 'loft' }],
    [['add', 'loft'], null],
    [['add', 'loft', 'attic', 'roof'], null],
    [['remove'], null],
    [['remove', 'loft', '--own'], null],
    [['rename', 'loft'], null],
  ])('of other names, %j, are %j', async (words, job) => {
    expect(await readSynonymJob(words, asTyped)).toEqual(job);
  });

  it.each([
    [['add', 'maria', '--role', 'counter'], { do: 'add', name: 'maria', role: 'counter' }],
    [['role', 'maria', 'owner'], { do: 'role', name: 'maria', role: 'owner' }],
    [['add', 'Not a Name', '--role', 'counter'], null],
    [['add', 'maria', '--role', 'counter', 'more'], null],
    [['promote', 'maria'], null],
  ])('of staff, %j, are %j', (words, job) => {
    expect(readStaffJob(words)?.staff ?? null).toEqual(job);
  });
});
