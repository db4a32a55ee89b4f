import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { variablesOfBucket } from 'object-store/settings';
import { readSettings, type Environment } from 'server-kit/environment';
import { runningVariables } from 'server-kit/running';
import { count, list, origin, port, url, words } from 'server-kit/setting';
import { IN_WORKSPACE } from './app-folder';
import { defaultStore, namedStore, storeNeeded } from './default-store';
import { releaseTrust, TRUST_NEEDED } from './signing/trust';

const variables = {
  /**
   * The releases and their registry: a folder, or `s3://bucket/prefix`. In production it or
   * DATA_DIR is needed.
   * @default `releases` in DATA_DIR, which is `.data`
   */
  RELEASE_STORE: words.default(defaultStore),
  /**
   * Where shoppers reach the shop: the links of previews start with it.
   * @default `http://localhost:3000`, or at the SHELL_PORT that `start` has too
   */
  SHOP_ORIGIN: origin.default(() => `http://localhost:${process.env.SHELL_PORT || 3000}`),
  /** Where it listens. */
  PORT: port().default(3001),
  /** The address to listen on. */
  HOST: words.default('127.0.0.1'),
  /** How long a request's head may take, in milliseconds; the whole request three times that. */
  CALLER_LIMIT: count(100).default(10_000),
  /**
   * Whose list of keys is believed: `ed25519:KEY`, by commas while one owner takes another's place,
   * and `serial:7` where earlier lists don't count. Needed by servers in production; where it is
   * not set, nothing is verified.
   */
  RELEASE_TRUST: releaseTrust.optional(),
  /** With `production` a server serves only what is signed. */
  NODE_ENV: words.default('development'),
};

const commit = words.regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/, 'is not the hash of a commit');

export const STATE_URL = url('postgres', 'postgresql').optional();

const commandVariables = {
  /**
   * The PostgreSQL in which document servers count what tabs tell; without it, beside the registry.
   */
  STATE_URL,
  /**
   * Who changes what shoppers get by `pnpm release`, for the history; a pipeline says it.
   * @default `user.name` of the caller's Git
   */
  RELEASE_PERSON: words.optional(),
  /**
   * The commit whose tests have passed, as the pipeline knows that ran them: `publish` takes no
   * other without `--untested`, and none where releases are signed and this is not set.
   */
  RELEASE_TESTED: commit.optional(),
  /**
   * As document servers have it: where it is said, no release goes live with pages of a remote of
   * another repository that it doesn't name. What document servers have noted counts before it.
   */
  REMOTE_ORIGINS: list.optional(),
};

/** @throws BadEnvironment with one line that names the variables */
export const readEnvironment = () =>
  readSettings({ ...variables, ...commandVariables }, process.env, {
    together: () => (IN_WORKSPACE ? {} : namedStore(process.env)),
  });

/**
 * As `readEnvironment`, of a server: in production it serves only what is signed.
 * @throws BadEnvironment with one line that names the variables
 */
export const readServerEnvironment = () =>
  readSettings({ ...variables, ...runningVariables }, process.env, {
    together: ({ NODE_ENV, RELEASE_TRUST }) => ({
      ...storeNeeded(process.env),
      ...(NODE_ENV === 'production' && !RELEASE_TRUST && { RELEASE_TRUST: TRUST_NEEDED }),
    }),
  });

const bucketVariables = {
  ...variablesOfBucket('RELEASE_STORE'),
  /**
   * The folder for releases fetched from a bucket.
   * @default `release-mirror` in the folder for temporary files
   */
  RELEASE_MIRROR: words.default(join(tmpdir(), 'release-mirror')),
};

/** @throws BadEnvironment with one line that names the variables */
export const readBucketSettings = (environment: Environment) =>
  readSettings(bucketVariables, environment);

const registryVariables = {
  /**
   * PostgreSQL that keeps the registry, in the place of a file beside the releases; `pnpm release
   * migrate` makes its table.
   */
  REGISTRY_URL: url('postgres', 'postgresql').optional(),
};

/** @throws BadEnvironment with one line that names the variable, and none of its value */
export const readRegistrySettings = (environment: Environment) =>
  readSettings(registryVariables, environment);
