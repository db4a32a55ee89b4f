/**
 * `pnpm bench:edge`: documents per second and their 99th percentile behind nginx with the
 * configuration of deploy/nginx, beside those that the document server gives kept ones in the same
 * run, and how many of them reached it. It asks a running shop, `SHOP_URL`, and needs nginx and
 * openssl, such as Debian's. Ends with 1 where a goal is missed.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chmod, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { freePort } from 'tooling/run/free-port';

const SHOP = new URL(process.env.SHOP_URL ?? 'http://localhost:3000');
const CONFIGURATION = join(import.meta.dirname, '../../deploy/nginx');
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CONNECTIONS = Number(process.env.BENCH_CONNECTIONS ?? 10);
const PATHS = ['/', '/store', '/products/1', '/blogs/1', '/terms-and-conditions'];
/** The goals: times the document server's own rate, milliseconds, and a share of all. */
const GOAL = { times: 8, p99: 20, reaching: 0.01 };

type Measured = { perSecond: number; p99: number; reached: number; wrong: number };

async function measure(origin: string, path: string): Promise<Measured> {
  const seen = { all: 0, reached: 0, wrong: 0 };
  const result = await autocannon({
    url: `${origin}${path}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
    requests: [
      {
        method: 'GET',
        onResponse(status: number, _body: string, _context: object, headers: object = {}) {
          const named = Object.entries(headers).find(([name]) => name.toLowerCase() === 'x-cache');
          seen.all += 1;
          // One that is given while it is asked anew has its own request to the server behind it.
          if (named?.[1] !== 'HIT' && named?.[1] !== 'UPDATING') seen.reached += 1;
          if (status !== 200) seen.wrong += 1;
        },
      },
    ],
  });
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    reached: seen.reached / Math.max(1, seen.all),
    wrong: seen.wrong + result.errors,
  };
}

/** Starts nginx with the configuration as it is, but for places and names of this machine. */
async function startEdge(folder: string, port: number): Promise<() => void> {
  await cp(CONFIGURATION, folder, { recursive: true });
  execFileSync(
    'openssl',
    // prettier-ignore
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost',
      '-keyout', join(folder, 'tls.key'), '-out', join(folder, 'tls.crt')],
    { stdio: 'ignore' },
  );
  const server = `server 127.0.0.1:${SHOP.port};`;
  const own: Record<string, string> = {
    'upstreams.conf': `upstream documents { ${server} keepalive 64; }\nupstream releases { ${server} }\n`,
    'names.conf': `ssl_certificate ${folder}/tls.crt;\nssl_certificate_key ${folder}/tls.key;\n`,
    'shop-name.conf': 'server_name localhost;\n',
    'releases-name.conf': 'server_name releases.localhost;\n',
  };
  for (const [name, text] of Object.entries(own)) await writeFile(join(folder, name), text);
  const redirect = await freePort();
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.conf')) continue;
    const text = await readFile(join(folder, name), 'utf8');
    const here = text
      .replaceAll('8443', `127.0.0.1:${port}`)
      .replaceAll('8080', `127.0.0.1:${redirect}`)
      .replaceAll('/tmp/nginx', join(folder, 'nginx'))
      .replaceAll('access_log /dev/stdout shop', 'access_log off');
    await writeFile(join(folder, name), here);
  }
  const args = ['-p', folder, '-e', '/dev/stderr', '-c', join(folder, 'nginx.conf')];
  const nginx = spawn('nginx', [...args, '-g', 'daemon off;'], { stdio: 'inherit' });
  process.once('exit', () => nginx.kill('SIGTERM'));
  for (;;) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start');
    const up = await fetch(`http://127.0.0.1:${redirect}/`, { redirect: 'manual' }).catch(
      () => null,
    );
    if (up) return () => nginx.kill('SIGTERM');
    await new Promise((done) => setTimeout(done, 50));
  }
}

const folder = await mkdtemp(join(tmpdir(), 'edge-'));
// As root nginx works as another user, who has to reach its caches.
await chmod(folder, 0o755);
const port = await freePort();
const stop = await startEdge(folder, port);
// The certificate is this run's own.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
let missed = 0;
try {
  for (const path of PATHS) {
    await (await fetch(`${SHOP.origin}${path}`)).text();
    const own = await measure(SHOP.origin, path);
    const edge = await measure(`https://localhost:${port}`, path);
    const times = edge.perSecond / own.perSecond;
    const isMet =
      times >= GOAL.times && edge.p99 <= GOAL.p99 && edge.reached < GOAL.reaching && !edge.wrong;
    if (!isMet) missed += 1;
    console.log(
      `${path.padEnd(24)} edge ${edge.perSecond.toFixed(0).padStart(6)}/s  p99 ${edge.p99} ms  reached the server ${(100 * edge.reached).toFixed(2)} %  wrong ${edge.wrong}; server ${own.perSecond.toFixed(0)}/s  p99 ${own.p99} ms: ${times.toFixed(1)} times${isMet ? '' : ' !'}`,
    );
  }
} finally {
  stop();
  await rm(folder, { recursive: true, force: true });
}
console.log(missed === 0 ? 'every goal is met' : `${missed} pages miss a goal`);
process.exitCode = missed === 0 ? 0 : 1;
