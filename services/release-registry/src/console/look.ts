/** The console's style sheet and font. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookRoutes } from 'back-office/look';

const PARTS = ['page.css', 'lists.css', 'tables.css'];

const own = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/**
 * Paper, and where `main` has the room. Unlike the window's width, the room is measured in the page's letters:
 * larger ones have less of it.
 */
const where = (room: string) => ['@media print', `@container page (min-width:${room})`];
const there = (room: string, css: string) => where(room).map((each) => `${each}{${css}}`);

const ROWS = '60rem';
const WIDE = [...there(ROWS, own('wide-tables.css')), ...there('71rem', own('widest-tables.css'))];

/** Answers for them, to anybody. */
export const consoleLook = () =>
  lookRoutes({ at: '', wide: where(ROWS), sheets: [...PARTS.map(own), ...WIDE] });
