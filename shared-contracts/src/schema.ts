/**
 * The schema library, as all contracts use it. It comes from here so that its settings are made
 * in one place: no code generation, because the shop's policy forbids `eval` and reports a try.
 */
import * as z from 'zod/mini';

z.config({ jitless: true });

export { z };
