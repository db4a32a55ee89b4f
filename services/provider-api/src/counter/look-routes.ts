/** The counter's style sheet, font and scripts, which anybody may have. */
import { readFileSync } from 'node:fs';
import { lookRoutes } from 'back-office/look';

const PARTS = [
  'page.css',
  'tables.css',
  'orders.css',
  'catalogue.css',
  'people.css',
  'drafts.css',
  'money.css',
  'settings.css',
  'print.css',
];
export const SCRIPTS = [
  'sound.js',
  'live.js',
  'waiting.js',
  'drop-files.js',
  'enter.js',
  'leave.js',
  'given-back.js',
];
export const LOOK = '/staff/look';
/** As `look/tables.css` says it; a roll of a receipt printer has no room. */
const WIDE = '@media (min-width: 52rem), print and (min-width: 34rem)';

const own = (name: string) => readFileSync(new URL(`look/${name}`, import.meta.url), 'utf8');

/** Answers for them. */
export const counterLook = () =>
  lookRoutes({
    at: LOOK,
    wide: [WIDE],
    sheets: PARTS.map(own),
    scripts: Object.fromEntries(SCRIPTS.map((name) => [name, own(name)])),
  });
