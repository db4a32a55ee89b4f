/**
 * Starts a whole shop for the tests, on free ports, with its own data directory and fault proxy.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishBuilt } from 'tooling/run/build';
import { makeDemoCatalogue } from 'tooling/run/demo-catalogue';
import { copyDemoShop } from 'tooling/run/prepared-data';
import { startService, type RunningService } from 'tooling/run/processes';
import { portVariable, releaseKeys, servicesOf } from 'tooling/run/services';
import { APPS } from './apps';
import { startFaultProxy } from './fault-proxy';
import { freePorts } from './free-ports';
import { PLAIN } from './plain-picture';
import { RENDERING, untilRendering } from './rendering';
import { RUN, SHOP_FILE, type ShopAddress } from './shop-address';

const NAMES = [...APPS, 'provider-api'];

const secret = () => randomBytes(24).toString('base64url');

/** Logs a line per request, so that a test can read it. */
const LOG_LEVEL = 'debug';

/** Slow callers are refused sooner than in production, because a test waits for the refusal. */
const CALLER_LIMIT = '4000';

/** The suite logs in and registers far more often than the limits of one address allow. */
const RATE_LIMIT_SCALE = '1000';

/** Pages on which a test shows hostile texts, so that the policy refuses some of them. */
const OWN_HOSTILE = /"page":"\/(?:blogs\/h\d|products\/hostile)/;

/** For Playwright, which would pass its own configuration as an argument. */
export default function startTestShop(): Promise<() => Promise<void>> {
  return startShop();
}

/**
 * Starts the shop, and writes its addresses into a file.
 * @param more additional environment of its servers
 * @param pictures of its products: plain ones, unless somebody looks at them
 * @returns a function that stops it
 */
export async function startShop(
  more: Record<string, string> = {},
  pictures: 'plain' | 'drawn' = 'plain',
): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), 'storefront-e2e-'));
  const ports = await freePorts(NAMES.length + 4);
  const [faultPort = 0, faultControlPort = 0, serversPort = 0, staffPort = 0] = ports.slice(
    NAMES.length,
  );
  const environment = {
    ...Object.fromEntries(NAMES.map((name, at) => [portVariable(name), String(ports[at])])),
    DATA_DIR: data,
    PROVIDER_URL: `http://localhost:${faultPort}`,
    STAFF_PORT: String(staffPort),
  };
  const keys = releaseKeys(environment);
  const services = servicesOf(environment, secret(), secret(), keys.RELEASE_TRUST);
  const lines: string[] = [];
  const running = new Map<string, RunningService>();
  const start = async (name: string) => {
    const service = services.find((each) => each.name === name);
    if (!service) throw new Error(`no service ${name}`);
    const process_ = startService(
      {
        ...service,
        env: { ...service.env, RATE_LIMIT_SCALE, LOG_LEVEL, CALLER_LIMIT, ...RENDERING, ...more },
      },
      (line) => lines.push(`${name}: ${line}`),
    );
    running.set(name, process_);
    await process_.ready;
  };
  const urlOf = (name: string) =>
    `http://localhost:${services.find((each) => each.name === name)?.port ?? 0}`;

  const proxy = await startFaultProxy(faultPort, faultControlPort, urlOf('provider-api'));
  await makeDemoCatalogue(console.log);
  await copyDemoShop(data, pictures === 'plain' ? PLAIN : undefined);
  const store = join(data, 'releases');
  await publishBuilt(store, (line) => lines.push(line), environment);
  try {
    await Promise.all(NAMES.map(start));
    await untilRendering(urlOf('shell'));
  } catch (error) {
    console.error(lines.join('\n'));
    throw error;
  }

  // The tests run in other processes; through this server they kill or start a server of the shop,
  // and read the servers' logs.
  const servers = createServer((request, response) => {
    const name = request.url?.slice(1) ?? '';
    if (request.method === 'GET') {
      response.end(lines.join('\n'));
      return;
    }
    void (async () => {
      if (request.method === 'DELETE') {
        running.get(name)?.kill();
        await running.get(name)?.ended;
      } else await start(name);
      response.end('done');
    })().catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((done) => servers.listen(serversPort, '127.0.0.1', done));

  const address: ShopAddress = {
    shop: urlOf('shell'),
    provider: urlOf('provider-api'),
    counter: `http://localhost:${staffPort}`,
    faults: `http://localhost:${faultControlPort}`,
    servers: `http://localhost:${serversPort}`,
    data,
    store,
    release: { RELEASE_STORE: store, ...keys },
  };
  await writeFile(SHOP_FILE, JSON.stringify(address));
  process.env.SHOP_URL = address.shop;

  return async () => {
    const refused = lines.filter(
      (line) => line.includes('policy report') && !OWN_HOSTILE.test(line),
    );
    servers.closeAllConnections();
    await new Promise((done) => servers.close(done));
    await Promise.all([...running.values()].map((service) => service.end()));
    await proxy.close();
    await writeFile(
      join(import.meta.dirname, `../test-results/${RUN}/servers.log`),
      lines.join('\n'),
    ).catch(() => undefined);
    await rm(data, { recursive: true, force: true });
    await rm(SHOP_FILE, { force: true });
    if (refused.length > 0) throw new Error(`the policy refused something:\n${refused.join('\n')}`);
  };
}
