import { resolve } from 'node:path';
import * as z from 'zod';

const ROOT = resolve(import.meta.dirname, '../../..');

const environment = z.object({
  /** The releases and their registry: a folder, or `s3://bucket/prefix`. */
  RELEASE_STORE: z.string().min(1).default(resolve(ROOT, '.data/releases')),
  /** Pages of these origins may read released files: `https://shop.example.com,…`; any if unset. */
  SHOP_ORIGINS: z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((each) => each.trim() || []))
    .pipe(z.array(z.url().transform((value) => new URL(value).origin))),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3001),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** How long a caller may take to say what it asks for, in milliseconds. */
  CALLER_LIMIT: z.coerce.number().int().min(100).default(10_000),
});

export type Environment = z.infer<typeof environment>;

/** Reads the environment; a wrong value ends the process with one line that names it. */
export function readEnvironment(): Environment {
  const read = environment.safeParse(process.env);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  console.error(`${issue?.path.join('.')}: ${issue?.message}`);
  process.exit(1);
}
