import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { REMOTE_NAMES, type RemoteName } from 'shared-contracts/door';
import { trustedProxies } from 'server-kit/trusted-proxies';
import * as z from 'zod';
import { REMOTE_LIMIT } from '../src/remotes/time-limit';

const ROOT = resolve(import.meta.dirname, '../..');

const origin = z.url().transform((value) => new URL(value).origin);

/** `mfe-catalog=http://localhost:3001,mfe-search=…`: where each remote's releases are served. */
const remoteOrigins = z.string().transform((value, context): Record<RemoteName, string> => {
  const given = new Map(
    value.split(',').map((pair) => {
      const [name = '', url = ''] = pair.split('=');
      return [name.trim(), url.trim()] as const;
    }),
  );
  const entries = REMOTE_NAMES.map((name) => {
    const read = origin.safeParse(given.get(name));
    if (!read.success) context.addIssue({ code: 'custom', message: `no origin for ${name}` });
    return [name, read.data ?? ''] as const;
  });
  return Object.fromEntries(entries) as Record<RemoteName, string>;
});

const defaultOrigins = REMOTE_NAMES.map(
  (name, at) => `${name}=http://localhost:${3001 + at}`,
).join();

const settings = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Where shoppers reach the shop: canonical links start with it. */
  SHOP_ORIGIN: origin.optional(),
  /** Where provider calls go; a foreign API host is this one setting. */
  PROVIDER_URL: origin.default('http://localhost:4000'),
  /** Proves this proxy to the provider, so that the shopper's address is believed. */
  PROXY_SECRET: z.string().min(16).optional(),
  /** Who stands before this server, and is believed in X-Forwarded-For. */
  TRUSTED_PROXIES: trustedProxies,
  /**
   * Signs shoppers' buckets and the tickets of documents; all document servers of a shop share it.
   * Needed in production; else made up at each start.
   */
  BUCKET_SECRET: z.string().min(16).optional(),
  REMOTE_ORIGINS: remoteOrigins.prefault(defaultOrigins),
  /** Where local builds of a remote may come from, such as `http://localhost:*`; empty: nowhere. */
  OVERRIDE_ORIGINS: z
    .string()
    .transform((value) => value.split(',').map((each) => each.trim()))
    .transform((origins) => origins.filter(Boolean))
    .optional(),
  /** From how many networks failures have to come before a release is taken back. */
  EJECTION_NETWORKS: z.coerce.number().int().min(1).optional(),
  /** Multiplies how many reports a minute one network may send. */
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  /** How long a part of a remote may take before its place says so, in milliseconds. */
  REMOTE_LIMIT: z.coerce.number().int().min(100).default(REMOTE_LIMIT),
  /** How long a caller may take to say what it asks for, in milliseconds. */
  CALLER_LIMIT: z.coerce.number().int().min(100).default(10_000),
  /** How many processes render pages; none leaves all pages to the browser. */
  RENDER_WORKERS: z.coerce.number().int().min(0).max(16).default(2),
  /** How long a page may take before the browser is left to make it, in milliseconds. */
  RENDER_LIMIT: z.coerce.number().int().min(50).default(800),
  /** How long a render process may take to say that it lives, in milliseconds. */
  RENDER_HEARTBEAT: z.coerce.number().int().min(50).default(300),
  /** How much a render process may hold, in megabytes. */
  RENDER_MEMORY: z.coerce.number().int().min(128).default(512),
  /** How long a rendered page serves other shoppers, in milliseconds; 0 renders each anew. */
  DOCUMENT_FRESH: z.coerce.number().int().min(0).default(2_000),
  /** How long it serves beyond that, while a new one is made, in milliseconds. */
  DOCUMENT_STALE: z.coerce.number().int().min(0).default(60_000),
  /** `production` leaves the developers' panel and /design out. */
  NODE_ENV: z.string().default('development'),
  RELEASE_STORE: z.string().min(1).default(resolve(ROOT, '.data/releases')),
});

/**
 * In production it has to be known who calls: else all shoppers are one to the limits, and one of
 * them can lock the sign-in of all. This server speaks HTTP only, so where shoppers come by https
 * something stands before it. What it signs has to be good after a restart, and on other servers.
 */
const environment = settings
  .superRefine((given, context) => {
    if (given.NODE_ENV !== 'production') return;
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (given.PROXY_SECRET === undefined) {
      refuse('PROXY_SECRET', 'is needed with NODE_ENV=production, the same as the provider has');
    }
    if (given.SHOP_ORIGIN?.startsWith('https:') && given.TRUSTED_PROXIES === undefined) {
      refuse(
        'TRUSTED_PROXIES',
        'is needed where SHOP_ORIGIN is https: the addresses of what ends TLS',
      );
    }
    if (given.BUCKET_SECRET === undefined) {
      refuse(
        'BUCKET_SECRET',
        'is needed in production: 16 characters or more, the same on every server',
      );
    }
  })
  .transform(({ BUCKET_SECRET, ...others }) => ({
    ...others,
    BUCKET_SECRET: BUCKET_SECRET ?? randomBytes(24).toString('base64url'),
  }));

export type Environment = z.infer<typeof environment>;

/** Reads the environment; a wrong value ends the process with one line that names it. */
export function readEnvironment(): Environment {
  const read = environment.safeParse(process.env);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  console.error(`shell: ${issue?.path.join('.')}: ${issue?.message}`);
  process.exit(1);
}
