/** Starts a whole shop with a front of TLS and HTTP/2 for each variant. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishBuilt } from 'tooling/run/build';
import { MONOLITH, NAIVE } from 'tooling/run/build-comparisons';
import { startService } from 'tooling/run/processes';
import { portVariable, releaseKeys, ROOT, servicesOf } from 'tooling/run/services';
import { APPS } from '../shop/apps';
import { freePorts } from '../shop/free-ports';
import { RENDERING, untilRendering } from '../shop/rendering';
import { SHOP_FILE, type ShopAddress } from '../shop/shop-address';
import { certificate, startFront, trustOf, type Front } from './front';
import { browserRendered, monolithPage, naivePage, otherShell, scriptless } from './variants';

/**
 * The variants; pages are rendered on the server, but for `browser` in the browser alone. The
 * `floor` is the federated document without any script, `other shell` the same with the scripts of
 * another build of the shell.
 */
export const VARIANTS = [
  'federated',
  'floor',
  'other shell',
  'federated browser',
  'monolith',
  'monolith browser',
  'naive browser',
] as const;
export type Variant = (typeof VARIANTS)[number];

export type BenchShop = {
  /** The shop's origin in a variant. @throws where it was not started for this variant */
  originOf(variant: Variant): string;
  /** Chromium's options that make it trust the fronts. */
  trust: string;
  close(): Promise<void>;
};

const secret = () => randomBytes(24).toString('base64url');

const REMOTES = APPS.filter((app) => app !== 'shell');
const SERVICES = [...APPS, 'provider-api', 'console'];

/**
 * Starts provider, document server, static servers, and their fronts.
 * @param variants the wanted variants; their scripts must be built
 * @param other the folder of the other shell's build
 */
export async function startBenchShop(
  variants: Variant[],
  say: (line: string) => void,
  other = '',
): Promise<BenchShop> {
  const data = await mkdtemp(join(tmpdir(), 'storefront-bench-'));
  const ports = await freePorts(SERVICES.length + REMOTES.length + VARIANTS.length);
  const take = () => ports.shift() ?? 0;
  const environment = {
    ...Object.fromEntries(SERVICES.map((name) => [portVariable(name), String(take())])),
    DATA_DIR: data,
    STAFF_PORT: '',
  };
  const { RELEASE_TRUST } = releaseKeys(environment);
  const services = servicesOf(environment, secret(), secret(), RELEASE_TRUST);
  const urlOf = (name: string) =>
    `http://localhost:${services.find((each) => each.name === name)?.port ?? 0}`;
  const cert = await certificate();
  const fronts: Front[] = [];
  const front = async (
    settings: Omit<Parameters<typeof startFront>[0], 'port' | 'certificate'>,
  ) => {
    const started = await startFront({ ...settings, port: take(), certificate: cert });
    fronts.push(started);
    return started.origin;
  };
  const remoteOrigins: string[] = [];
  for (const app of REMOTES) {
    const origin = await front({ upstream: urlOf(app), folders: { '/_naive': NAIVE } });
    remoteOrigins.push(`${app}=${origin}`);
  }
  const upstream = urlOf('shell');
  const mono = { upstream, folders: { '/_mono': MONOLITH } };
  const shellOf = (dist: string) => ({
    upstream,
    folders: { '/_other': dist },
    rewrite: otherShell(dist),
  });
  const starters: Record<Variant, () => Promise<string>> = {
    // Beside another shell both have their scripts from the front: from the server they are slower.
    federated: () => (other ? front(shellOf(join(ROOT, 'shell/dist'))) : front({ upstream })),
    floor: () => front({ upstream, rewrite: scriptless }),
    'other shell': () => front(shellOf(other)),
    'federated browser': () => front({ upstream, rewrite: browserRendered }),
    monolith: () => front({ ...mono, rewrite: monolithPage(MONOLITH) }),
    'monolith browser': () => {
      const monolith = monolithPage(MONOLITH);
      return front({ ...mono, rewrite: (page, path) => browserRendered(monolith(page, path)) });
    },
    'naive browser': () => front({ upstream, folders: { '/_naive': NAIVE }, rewrite: naivePage }),
  };
  const origins = new Map<Variant, string>();
  for (const variant of variants) origins.set(variant, await starters[variant]());
  const originOf = (variant: Variant) => {
    const origin = origins.get(variant);
    if (origin === undefined) throw new Error(`the shop was not started as ${variant}`);
    return origin;
  };
  await publishBuilt(join(data, 'releases'), say, environment);
  const running = services.map((service) => {
    const env = {
      ...service.env,
      RATE_LIMIT_SCALE: '1000',
      ...(service.name === 'shell'
        ? {
            NODE_ENV: 'production',
            // The browser and its throttled phone share the machine with the render process.
            RENDER_LIMIT: RENDERING.RENDER_LIMIT,
            RENDER_HEARTBEAT: RENDERING.RENDER_HEARTBEAT,
            REMOTE_ORIGINS: remoteOrigins.join(),
            // The fronts end TLS and run on this machine.
            TRUSTED_PROXIES: '127.0.0.1,::1',
            SHOP_ORIGIN: origins.get('federated') ?? upstream,
          }
        : {}),
    };
    return startService({ ...service, env }, (line) => {
      if (process.env.BENCH_LOG) say(`${service.name}: ${line}`);
    });
  });
  await Promise.all(running.map(({ ready }) => ready));
  await untilRendering(upstream);
  const address: ShopAddress = {
    shop: upstream,
    provider: urlOf('provider-api'),
    counter: '',
    faults: '',
    servers: '',
    data,
    store: join(data, 'releases'),
    release: { RELEASE_STORE: join(data, 'releases') },
  };
  await writeFile(SHOP_FILE, JSON.stringify(address));
  return {
    originOf,
    trust: trustOf(cert),
    async close() {
      await Promise.all(fronts.map((each) => each.close()));
      await Promise.all(running.map((service) => service.end()));
      await rm(SHOP_FILE, { force: true });
      await rm(data, { recursive: true, force: true });
    },
  };
}
