/** The console's style sheet and font. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookRoutes } from 'back-office/look';

const PARTS = ['page.css', 'lists.css', 'tables.css'];

const own = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** Answers for them, to anybody. */
export const consoleLook = () => lookRoutes({ at: '', sheets: PARTS.map(own) });
