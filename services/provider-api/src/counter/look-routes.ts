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

const own = (name: string) => readFileSync(new URL(`look/${name}`, import.meta.url), 'utf8');

/** Answers for them. */
export const counterLook = () =>
  lookRoutes({
    at: LOOK,
    sheets: PARTS.map(own),
    scripts: Object.fromEntries(SCRIPTS.map((name) => [name, own(name)])),
  });
