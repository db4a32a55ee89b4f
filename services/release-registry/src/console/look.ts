/** The console's style sheet and font. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookRoutes } from 'back-office/look';

const PARTS = ['page.css', 'lists.css', 'tables.css'];

const own = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/**
 * A style sheet for paper, and for where `main` has the room. Unlike the window's width, the room is
 * measured in the page's letters: larger ones have less of it.
 */
const where = (room: string, css: string) =>
  `@media print{${css}}\n@container page (min-width:${room}){${css}}`;

const WIDE = [where('60rem', own('wide-tables.css')), where('71rem', own('widest-tables.css'))];

/** Answers for them, to anybody. */
export const consoleLook = () => lookRoutes({ at: '', sheets: [...PARTS.map(own), ...WIDE] });
