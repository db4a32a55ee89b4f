/**
 * What each server of the rehearsed shop is told. A new setting that several machines share belongs
 * here.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { REMOTES } from '../shop/apps';
import type { ServerSettings } from './server';

export type Places = {
  folder: string;
  /** Of the edge. */
  shopOrigin: string;
  releasesOrigin: string;
  /** Of the balancer before the providers. */
  providers: string;
  databaseUrl: string;
  replicaUrl: string;
  mailUrl: string;
  /** `s3://…`, with the settings of its bucket. */
  store: Record<string, string>;
  /** Whose releases count. */
  trust: string;
  /** The folder of pictures, which the providers share. */
  pictures: string;
  /** The small disk of the first document server. */
  smallDisk: string;
};

const secret = () => randomBytes(24).toString('base64url');

/** Production, but for limits that count by network and the patience of a busy machine. */
const COMMON = { NODE_ENV: 'production', HOST: '127.0.0.1', RATE_LIMIT_SCALE: '1000' };

/** Two of each kind of server. */
export function serverSettings(places: Places): ServerSettings[] {
  const proxySecret = secret();
  const documents = {
    ...COMMON,
    ...places.store,
    RELEASE_TRUST: places.trust,
    SHOP_ORIGIN: places.shopOrigin,
    PROVIDER_URL: places.providers,
    PROXY_SECRET: proxySecret,
    BUCKET_SECRET: secret(),
    STATE_URL: places.databaseUrl,
    TRUSTED_PROXIES: '127.0.0.1/32',
    REMOTE_ORIGINS: REMOTES.map((name) => `${name}=${places.releasesOrigin}`).join(),
    RENDER_WORKERS: '1',
    RENDER_LIMIT: '4000',
    RENDER_HEARTBEAT: '4000',
  };
  const provider = {
    ...COMMON,
    DATABASE_URL: places.databaseUrl,
    DATABASE_READ_URL: places.replicaUrl,
    DATA_DIR: places.pictures,
    SMTP_URL: places.mailUrl,
    PROXY_SECRET: proxySecret,
  };
  const releases = {
    ...COMMON,
    ...places.store,
    RELEASE_TRUST: places.trust,
  };
  const mirror = (name: string) => ({ RELEASE_MIRROR: join(places.folder, 'mirrors', name) });
  return ([1, 2] as const).flatMap((nth): ServerSettings[] => [
    {
      name: `document-server-${nth}`,
      kind: 'document-server',
      args: [],
      env: (port) => ({
        ...documents,
        ...(nth === 1
          ? { RELEASE_MIRROR: join(places.smallDisk, 'mirror'), TMPDIR: places.smallDisk }
          : mirror(`document-server-${nth}`)),
        PORT: String(port),
      }),
    },
    {
      name: `provider-${nth}`,
      kind: 'provider',
      args: [],
      env: (port) => ({ ...provider, PORT: String(port) }),
    },
    {
      name: `release-server-${nth}`,
      kind: 'release-server',
      args: [...REMOTES],
      env: (port) => ({ ...releases, ...mirror(`release-server-${nth}`), PORT: String(port) }),
    },
  ]);
}
