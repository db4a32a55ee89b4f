/** The processes of a running shop: what each is called, and how it is started. */
import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { APPS } from './apps.mjs';
import { BLOCKED_PORTS } from './blocked-ports.mjs';

export const ROOT = resolve(import.meta.dirname, '../../..');

/** Where `pnpm start` finds the demonstration catalogue, once it is made. */
export const DEMO_CATALOGUE = join(ROOT, 'packages/demo-catalogue/dist');

/** Where the demonstration shop hands out, as its pages say it. */
export const DEMO_PICKUP = 'Unit 4, 118 Rizal Avenue Extension, Caloocan City, Metro Manila, 1400';

const REMOTES = APPS.filter((app) => app !== 'shell');

/** Default ports, counted on from the shell's; each can be set by its environment variable. */
const PORTS = {
  ...Object.fromEntries(APPS.map((app, at) => [app, 3000 + at])),
  console: 3006,
  'provider-api': 4000,
  // The counter, which the provider serves.
  staff: 4001,
  development: 3007,
};

/** @param {string} name `mfe-catalog` → `MFE_CATALOG_PORT` */
export const portVariable = (name) => `${name.toUpperCase().replaceAll('-', '_')}_PORT`;

/** @param {Record<string, string | undefined>} environment */
export const dataOf = (environment) => resolve(ROOT, environment.DATA_DIR || '.data');

/**
 * The secret that signs shoppers' buckets: `BUCKET_SECRET`, else one that is made up at the first
 * start and kept beside the data, for this user alone, so that shoppers keep their canaries. Not in
 * the store of releases, which may be public.
 * @param {Record<string, string | undefined>} environment
 */
export function bucketSecret(environment) {
  if (environment.BUCKET_SECRET) return environment.BUCKET_SECRET;
  const file = join(dataOf(environment), 'bucket-secret');
  mkdirSync(dataOf(environment), { recursive: true });
  try {
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/**
 * The keys of a shop that runs on one machine: made up at the first start, and kept beside the data
 * for this user alone, like the secret above. An owner's says which keys may release, and a
 * development key may release everything. Nothing where `RELEASE_TRUST` says whose word counts.
 * @param {Record<string, string | undefined>} environment
 * @returns {Record<string, string>} settings: `RELEASE_TRUST` for servers, the files of the private
 *   keys for `pnpm release`
 */
export function releaseKeys(environment) {
  if (environment.RELEASE_TRUST) return {};
  const folder = join(dataOf(environment), 'release-keys');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const keyOf = (name) => {
    const file = join(folder, `${name}.pem`);
    const { privateKey } = generateKeyPairSync('ed25519');
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
    try {
      writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const { x } = createPublicKey(readFileSync(file)).export({ format: 'jwk' });
    return { file, text: `ed25519:${x}` };
  };
  const owner = keyOf('owner');
  const development = keyOf('development');
  return {
    RELEASE_TRUST: owner.text,
    RELEASE_OWNER_KEY_FILE: owner.file,
    RELEASE_KEY_FILE: development.file,
    DEVELOPMENT_KEY: development.text,
  };
}

/**
 * Mails can be read on a page, with everybody's codes in them, unless they are truly sent or the shop
 * is one that truly sells.
 */
const outboxOf = ({ OUTBOX, SMTP_URL, NODE_ENV }) =>
  OUTBOX || (SMTP_URL || NODE_ENV === 'production' ? 'off' : 'on');

/**
 * @param {Record<string, string | undefined>} environment
 * @param {string} name as in `portVariable`
 * @throws where the variable is no port, or one that no browser opens
 */
export function portOf(environment, name) {
  const variable = portVariable(name);
  const port = Number(environment[variable] ?? PORTS[name]);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${variable}=${environment[variable]} is not a port`);
  }
  if (BLOCKED_PORTS.has(port)) {
    throw new Error(`${variable}=${port} is a port that browsers refuse: choose another`);
  }
  return port;
}

/**
 * Where each remote's files are: on its own port, and of those that `REMOTE_ORIGINS` names, there. A
 * later one of the same name counts.
 */
const originsOf = (environment) =>
  [
    ...REMOTES.map((name) => `${name}=http://localhost:${portOf(environment, name)}`),
    environment.REMOTE_ORIGINS,
  ]
    .filter(Boolean)
    .join(',');

/** Where the counter listens; empty where there is none. */
function staffPort(environment) {
  const { NODE_ENV, STAFF_ORIGIN, STAFF_PORT } = environment;
  if (STAFF_PORT === '' || (NODE_ENV === 'production' && !STAFF_ORIGIN)) return '';
  return String(portOf(environment, 'staff'));
}

/**
 * @typedef {object} Service
 * @property {string} name
 * @property {number} port
 * @property {string} folder where it runs, relative to the workspace
 * @property {string[]} script what node runs
 * @property {Record<string, string>} env what its environment has beside ours
 */

/**
 * The shop's processes for an environment.
 * @param {Record<string, string | undefined>} environment ports as `SHELL_PORT`,
 *   `MFE_CATALOG_PORT`, …; `DATA_DIR`; `PROVIDER_URL` where the shop shall use another provider;
 *   `REMOTE_ORIGINS` for remotes that are served elsewhere; `OUTBOX`, `SMTP_URL`; `METRICS_PORT` for
 *   the first process, and one more for each other; in production the console runs where
 *   `CONSOLE_SECRET` seals who may come in, and the counter where `STAFF_ORIGIN` says where it is
 *   found; with an empty `STAFF_PORT` there is no counter
 * @param {string} secret by which the document server proves itself to the provider
 * @param {string} [buckets] signs shoppers' buckets; without it the document server makes one up
 * @param {string} [trust] whose releases the servers take; without it what the environment says
 * @returns {Service[]}
 */
export function servicesOf(environment, secret, buckets, trust = environment.RELEASE_TRUST) {
  const at = (name) => portOf(environment, name);
  const production = environment.NODE_ENV === 'production';
  const data = dataOf(environment);
  const store = environment.RELEASE_STORE || join(data, 'releases');
  const trusted = trust ? { RELEASE_TRUST: trust } : {};
  const remote = (name) => ({
    name,
    port: at(name),
    folder: 'services/release-registry',
    script: ['src/static-server.ts', name],
    env: { PORT: String(at(name)), RELEASE_STORE: store, ...trusted },
  });
  const teams = {
    name: 'console',
    port: at('console'),
    folder: 'services/release-registry',
    script: ['src/console/main.ts'],
    env: {
      PORT: String(at('console')),
      RELEASE_STORE: store,
      ...trusted,
      // Where it asks nobody who they are, it is for this machine alone.
      ...(!environment.CONSOLE_SECRET && { HOST: '127.0.0.1' }),
    },
  };
  const services = [
    {
      name: 'provider-api',
      port: at('provider-api'),
      folder: 'services/provider-api',
      script: ['src/main.ts'],
      env: {
        PORT: String(at('provider-api')),
        DATA_DIR: data,
        PROXY_SECRET: secret,
        OUTBOX: outboxOf(environment),
        DEMO_CATALOGUE: environment.DEMO_CATALOGUE ?? (production ? '' : DEMO_CATALOGUE),
        STAFF_PORT: staffPort(environment),
        // Mails have links of the shop; in production only where its address is known.
        ...(!production && {
          SHOP_ORIGIN: `http://localhost:${at('shell')}`,
          PICKUP_ADDRESS: environment.PICKUP_ADDRESS ?? DEMO_PICKUP,
        }),
        ...(environment.SHOP_ORIGIN && { SHOP_ORIGIN: environment.SHOP_ORIGIN }),
      },
    },
    ...REMOTES.map(remote),
    {
      name: 'shell',
      port: at('shell'),
      folder: 'shell',
      script: ['server/main.ts'],
      env: {
        PORT: String(at('shell')),
        RELEASE_STORE: store,
        PROXY_SECRET: secret,
        ...(buckets && { BUCKET_SECRET: buckets }),
        ...trusted,
        PROVIDER_URL: environment.PROVIDER_URL ?? `http://localhost:${at('provider-api')}`,
        REMOTE_ORIGINS: originsOf(environment),
      },
    },
    // It says itself what has taken the place of the variable of versions before.
    ...(production && !environment.CONSOLE_SECRET && !environment.CONSOLE_USERS ? [] : [teams]),
  ];
  // Each has its metrics on a port of its own, counted on from the one that is set.
  const measured = Number(environment.METRICS_PORT || 0);
  return services.map((service, place) => ({
    ...service,
    env: { ...service.env, ...(measured > 0 && { METRICS_PORT: String(measured + place) }) },
  }));
}
