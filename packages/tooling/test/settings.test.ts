import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SETTINGS_PAGE, settingsIn, settingsPage } from '../run/settings.mjs';

const read = (variables: string) =>
  settingsIn('environment.ts', `const variables = {\n${variables}\n};`, ['variables']);

it('the page of settings says what the schemas say (`pnpm --filter tooling settings` writes it)', () => {
  expect(readFileSync(SETTINGS_PAGE, 'utf8')).toBe(settingsPage());
});

it('reads the meaning of a setting and its default', () => {
  expect(
    read(`
      ...others,
      /** Where it listens. */
      PORT: port().default(3000),
      /** Shows
       * mails. */
      OUTBOX: flag.default(false),
      /**
       * Whose keys are believed.
       * @default nobody's
       */
      TRUST: trust.optional(),`),
  ).toEqual([
    ['`PORT`', '`3000`', 'Where it listens.'],
    ['`OUTBOX`', '`off`', 'Shows mails.'],
    ['`TRUST`', "nobody's", 'Whose keys are believed.'],
  ]);
});

it('refuses a setting without a meaning, and a default that it cannot read', () => {
  expect(() => read('PORT: port()')).toThrow('PORT: say above its schema what it means');
  expect(() => read('/** A folder. */ DIR: words.default(makeFolder),')).toThrow(
    'DIR: its default is no literal; say it with @default above its schema',
  );
});
