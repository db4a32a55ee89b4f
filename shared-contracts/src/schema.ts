/**
 * The schema library, as all contracts use it. It is imported from here so that its settings are
 * made in one place: it generates no code, because the shop's policy forbids `eval` and reports
 * every try. In a browser another library stands for it, with the same names (docs/decisions/0006).
 */
import * as z from 'zod/mini';

z.config({ jitless: true });

export { z };
