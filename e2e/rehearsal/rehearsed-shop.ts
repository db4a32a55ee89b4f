/**
 * A whole shop as it is deployed: the compiled servers, two of each, behind nginx and HAProxy, on
 * PostgreSQL with a replica, with releases in a bucket.
 */
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { publishBuilt } from 'tooling/run/build';
import { startEdge, type Edge } from 'tooling/run/edge';
import { makeDemoCatalogue } from 'tooling/run/demo-catalogue';
import { run } from 'tooling/run/processes';
import { DEMO_CATALOGUE, releaseKeys } from 'tooling/run/services';
import { freePorts } from '../shop/free-ports';
import { startBalancer } from './balancer';
import { startMailSink, type MailSink } from './mail-sink';
import { startObjectStore, type ObjectStore } from './object-store';
import { answers } from './process';
import { startPostgres, type Postgres } from './postgres';
import { createServer, type Kind, type Server, type Version } from './server';
import { serverSettings } from './settings';
import { mountSmallDisk, type SmallDisk } from './small-disk';

const NAME = 'shop.localhost';
/** Megabytes: room for some releases, and for the pictures of the demonstration. */
const RELEASES_DISK = 96;
const PICTURES_DISK = 256;

export type RehearsedShop = {
  origin: string;
  certificate: string;
  /** Those that run now, by their names. */
  servers: Map<string, Server>;
  edge: Edge;
  postgres: Postgres;
  objects: ObjectStore;
  mails: MailSink;
  /** The first document server's, and that of the pictures. */
  disks: { releases: SmallDisk; pictures: SmallDisk };
  /** What commands about releases need to know. */
  release: Record<string, string>;
  /** Runs a command of a bundle. @returns its output @throws where it fails */
  command: (version: Version, args: string[]) => Promise<string>;
  /** A port for one more server of a kind. */
  freePort: (kind: Kind) => number;
  /** Whether the balancer gives calls to a provider. */
  takesCalls: () => Promise<boolean>;
  /** The edge asks those servers that run now. */
  switchEdge: () => void;
  folder: string;
  close: () => Promise<void>;
};

const upstreams = (servers: Map<string, Server>) => {
  const addresses = (kind: Kind) =>
    [...servers.values()]
      .filter((server) => server.kind === kind)
      .map((server) => `127.0.0.1:${server.port()}`);
  return { documents: addresses('document-server'), releases: addresses('release-server') };
};

/**
 * Starts it, with the demonstration's catalogue.
 * @param folder an empty one, for all that it keeps
 * @param version the bundles
 */
export async function startRehearsedShop(
  folder: string,
  version: Version,
  say: (line: string) => void,
): Promise<RehearsedShop> {
  chmodSync(folder, 0o755);
  const logs = join(folder, 'logs');
  mkdirSync(logs);
  const closing: (() => unknown)[] = [];
  const close = async () => {
    for (const last of closing.splice(0).reverse()) await last();
  };
  try {
    // Providers have two ports each: the next version is started beside the one before.
    const [edgePort = 0, balancerPort = 0, primary = 0, replica = 0, objectsPort = 0, ...ports] =
      await freePorts(17);
    const providerPorts = ports.splice(0, 4);
    const nextPort = (kind: Kind) => (kind === 'provider' ? providerPorts : ports).shift() ?? 0;
    const allProviders = [...providerPorts];

    const releases = mountSmallDisk(join(folder, 'releases-disk'), RELEASES_DISK);
    closing.push(releases.remove);
    const pictures = mountSmallDisk(join(folder, 'pictures-disk'), PICTURES_DISK);
    closing.push(pictures.remove);
    const mails = await startMailSink();
    closing.push(mails.close);
    const postgres = await startPostgres(join(folder, 'postgres'), logs, { primary, replica });
    closing.push(() => postgres.stop('primary', 'SIGINT'));
    closing.push(() => postgres.stop('replica', 'SIGINT'));
    const objects = await startObjectStore(join(folder, 'objects'), logs, objectsPort);
    closing.push(objects.stop);
    say('PostgreSQL with a replica, a bucket and a mail server run');

    const keys = releaseKeys({ DATA_DIR: join(folder, 'data') });
    const release = { ...objects.settings, ...keys, RELEASE_MIRROR: join(folder, 'mirrors/teams') };
    Object.assign(process.env, objects.settings, { RELEASE_MIRROR: release.RELEASE_MIRROR });
    await publishBuilt(objects.settings.RELEASE_STORE ?? '', () => undefined, {
      DATA_DIR: join(folder, 'data'),
    });
    say('all six are released');

    const settings = serverSettings({
      folder,
      shopOrigin: `https://${NAME}:${edgePort}`,
      releasesOrigin: `https://releases.${NAME}:${edgePort}`,
      providers: `http://127.0.0.1:${balancerPort}`,
      databaseUrl: postgres.url,
      replicaUrl: postgres.replicaUrl,
      mailUrl: mails.url,
      store: objects.settings,
      trust: keys.RELEASE_TRUST ?? '',
      pictures: pictures.folder,
      smallDisk: releases.folder,
    });
    const command: RehearsedShop['command'] = async (from, args) => {
      const { code, output } = await run(process.execPath, args, {
        cwd: from,
        env: { DATABASE_URL: postgres.url, DATA_DIR: pictures.folder, ...release },
        quiet: true,
      });
      if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${output}`);
      return output;
    };
    const provider = join(version, 'provider');
    await command(provider, ['provider.js', 'migrate']);
    await makeDemoCatalogue(say);
    // oxfmt-ignore
    await command(provider, ['provider.js', 'import', join(DEMO_CATALOGUE, 'catalogue.json'),
      '--images', join(DEMO_CATALOGUE, 'pictures')]);
    say('the catalogue is imported');

    const servers = new Map<string, Server>();
    for (const each of settings) {
      servers.set(each.name, createServer(each, version, nextPort(each.kind), logs));
    }
    const balancer = startBalancer(folder, logs, balancerPort, allProviders);
    closing.push(() => balancer.signal('SIGTERM'));
    closing.push(() => Promise.all([...servers.values()].map((server) => server.stop())));
    await Promise.all([...servers.values()].map((server) => server.start()));
    const edge = await startEdge({
      folder: join(folder, 'edge'),
      port: edgePort,
      upstreams: upstreams(servers),
      name: NAME,
    });
    closing.push(edge.stop);
    say('two servers of each kind run behind the edge');
    return {
      origin: `https://${NAME}:${edgePort}`,
      certificate: readFileSync(resolve(folder, 'edge/tls.crt'), 'utf8'),
      servers,
      edge,
      postgres,
      objects,
      mails,
      disks: { releases, pictures },
      release,
      command,
      freePort: nextPort,
      takesCalls: () => answers(`http://127.0.0.1:${balancerPort}/api/brands`),
      switchEdge: () => edge.switchTo(upstreams(servers)),
      folder,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
