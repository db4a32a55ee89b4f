import { randomBytes } from 'node:crypto';
import { defaultStore, storeNeeded } from 'release-registry/default-store';
import { releaseTrust, TRUST_NEEDED } from 'release-registry/signing/trust';
import { isRemoteName } from 'shared-contracts/app-names';
import type { RemoteName } from 'shared-contracts/door';
import { REMOTE_NAMES } from 'shared-contracts/own-apps';
import { readSettings, type Settings } from 'server-kit/environment';
import { runningVariables } from 'server-kit/running';
import { count, factor, flag, list, origin, port, secret, url, words } from 'server-kit/setting';
import { trustedProxies } from 'server-kit/trusted-proxies';
import { REMOTE_LIMIT } from '../src/remotes/time-limit';

export type RemoteOrigins = Record<RemoteName, string>;

/**
 * `mfe-catalog=http://localhost:3001,mfe-search=…`: where each remote's releases are served. Those
 * of this repository must be named; any other may be, and is given to shoppers only if it is.
 */
const remoteOrigins = list.transform((pairs, context): RemoteOrigins => {
  const given = new Map(
    pairs.map((pair) => {
      const [name = '', url = ''] = pair.split('=');
      return [name.trim(), url.trim()] as const;
    }),
  );
  const entries = [...new Set([...REMOTE_NAMES, ...given.keys()])].map((name) => {
    const read = origin.safeParse(given.get(name));
    const fault = isRemoteName(name) ? `no origin for ${name}` : `${name} is not a remote's name`;
    if (!read.success || !isRemoteName(name)) context.addIssue({ code: 'custom', message: fault });
    return [name, read.data ?? ''] as const;
  });
  return Object.fromEntries(entries);
});

const defaultOrigins = REMOTE_NAMES.map(
  (name, at) => `${name}=http://localhost:${3001 + at}`,
).join();

const variables = {
  ...runningVariables,
  /** Where it listens. */
  PORT: port().default(3000),
  /** The address to listen on. */
  HOST: words.default('127.0.0.1'),
  /**
   * Where shoppers reach the shop: canonical links and previews start with it. If it is https,
   * browsers use only https for a year (HSTS).
   */
  SHOP_ORIGIN: origin.optional(),
  /** Whether what a price is with VAT stands beside it: `on` or `off`. */
  PRICES_WITH_VAT: flag.default(true),
  /** Where `/api` and `/storage` go; another API host needs only this setting. */
  PROVIDER_URL: origin.default('http://localhost:4000'),
  /**
   * 16 characters or more, the same as the provider has: proves this proxy to it, so that the
   * shopper's address is believed. Needed in production; `start` makes one.
   */
  PROXY_SECRET: secret.optional(),
  /**
   * The proxies in front of this server whose `X-Forwarded-For` is believed: addresses or CIDR
   * ranges by commas. Needed in production where SHOP_ORIGIN is https.
   */
  TRUSTED_PROXIES: trustedProxies,
  /**
   * Signs shoppers' buckets and the tickets of documents, 16 characters or more; all document
   * servers of a shop share it. Needed in production and with STATE_URL.
   * @default made at each start
   */
  BUCKET_SECRET: secret.optional(),
  /**
   * Where each remote's releases are served: `mfe-catalog=https://cdn.example.com,…`.
   * @default ports 3001 to 3005 of this machine
   */
  REMOTE_ORIGINS: remoteOrigins.prefault(defaultOrigins),
  /**
   * The origins from which local builds of a remote may come; empty allows none.
   * @default `http://localhost:*,http://127.0.0.1:*`; none in production
   */
  OVERRIDE_ORIGINS: list.optional(),
  /**
   * The origin of the development builds that every document is made of; `dev` sets it. Refused in
   * production.
   */
  DEVELOPMENT_BUILDS: origin.optional(),
  /**
   * From how many networks failures have to come before a release is taken back.
   * @default 3 in production, else 1
   */
  EJECTION_NETWORKS: count(1).optional(),
  /**
   * Multiplies the 240 batches of reports, and the 120 reports of a refused policy, that a network
   * may send in a minute.
   */
  RATE_LIMIT_SCALE: factor.default(1),
  /**
   * The PostgreSQL in which document servers share what they count: telemetry, how releases do,
   * limits, spent tickets. Without it each counts by itself.
   */
  STATE_URL: url('postgres', 'postgresql').optional(),
  /**
   * How long a part of a remote may take before its place says so, in milliseconds.
   * @default 10000
   */
  REMOTE_LIMIT: count(100).default(REMOTE_LIMIT),
  /** How long a request's head may take, in milliseconds; the whole request three times that. */
  CALLER_LIMIT: count(100).default(10_000),
  /** How many processes render pages; with 0 the browser makes all pages. */
  RENDER_WORKERS: count(0, 16).default(2),
  /**
   * How long a page may take, beside its waiting for the provider, before the browser is left to
   * make it, in milliseconds. A provider that answers no call of a kind for three quarters of that
   * is given up.
   */
  RENDER_LIMIT: count(50).default(800),
  /**
   * How long a page may take in all, where the provider is busy but answers, in milliseconds; its
   * data three quarters of that. Where it is less than RENDER_LIMIT, that counts.
   */
  RENDER_MOST: count(50).default(3_000),
  /**
   * How much processor time a render process may use before it answers the heartbeat, in
   * milliseconds; ten times that of waiting.
   */
  RENDER_HEARTBEAT: count(50).default(300),
  /** How much memory a render process may use, in megabytes. */
  RENDER_MEMORY: count(128).default(512),
  /** How long a rendered page is used for other shoppers, in milliseconds; 0 renders each anew. */
  DOCUMENT_FRESH: count(0).default(2_000),
  /** How long it is used beyond that, while a new one is made, in milliseconds. */
  DOCUMENT_STALE: count(0).default(60_000),
  /** `production` leaves the developers' panel and `/design` out, and needs what is marked so. */
  NODE_ENV: words.default('development'),
  /**
   * The releases and their registry: a folder, or `s3://bucket/prefix`. In production it or
   * DATA_DIR is needed.
   * @default `releases` in DATA_DIR, which is `.data`
   */
  RELEASE_STORE: words.default(defaultStore),
  /**
   * Whose list of keys is believed: `ed25519:KEY`; a release counts where a key of that list has
   * signed it. Needed in production; where it is not set, nothing is verified.
   */
  RELEASE_TRUST: releaseTrust.optional(),
};

export type Environment = Settings<typeof variables> & { BUCKET_SECRET: string };

/** Servers with secrets of their own would share nothing: pseudonyms and tickets are made by them. */
function neededToShare({ STATE_URL, BUCKET_SECRET }: Partial<Settings<typeof variables>>) {
  return STATE_URL !== undefined && BUCKET_SECRET === undefined
    ? { BUCKET_SECRET: 'is needed with STATE_URL: the same on every document server' }
    : {};
}

/**
 * In production the callers have to be known: otherwise the limits count all shoppers as one, and
 * one shopper can lock everybody's sign-in. This server speaks HTTP only, so with https there is a
 * proxy in front of it. Its signatures have to stay valid after a restart, and on other servers.
 */
function neededInProduction(settings: Partial<Settings<typeof variables>>) {
  if (settings.NODE_ENV !== 'production') return {};
  const https = settings.SHOP_ORIGIN?.startsWith('https:') ?? false;
  return {
    ...(settings.DEVELOPMENT_BUILDS !== undefined && {
      DEVELOPMENT_BUILDS: 'is not for production: shoppers get releases',
    }),
    ...(settings.PROXY_SECRET === undefined && {
      PROXY_SECRET: 'is needed with NODE_ENV=production, the same as the provider has',
    }),
    ...(https &&
      settings.TRUSTED_PROXIES === undefined && {
        TRUSTED_PROXIES: 'is needed where SHOP_ORIGIN is https: the addresses of what ends TLS',
      }),
    ...(settings.RELEASE_TRUST === undefined && { RELEASE_TRUST: TRUST_NEEDED }),
    ...(settings.BUCKET_SECRET === undefined && {
      BUCKET_SECRET: 'is needed in production: 16 characters or more, the same on every server',
    }),
  };
}

/** @throws BadEnvironment with one line that names the variables */
export function readEnvironment(): Environment {
  const settings = readSettings(variables, process.env, {
    mayBeEmpty: ['OVERRIDE_ORIGINS'],
    together: (settings) => ({
      ...neededToShare(settings),
      ...neededInProduction(settings),
      ...storeNeeded(process.env),
    }),
  });
  return {
    ...settings,
    BUCKET_SECRET: settings.BUCKET_SECRET ?? randomBytes(24).toString('base64url'),
  };
}
