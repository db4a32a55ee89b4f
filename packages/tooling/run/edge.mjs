/** Runs nginx with the configuration of deploy/nginx, but for places and names of this machine. */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { text as wholeText } from 'node:stream/consumers';
import { freePort } from './free-port.mjs';
import { ROOT } from './services.mjs';

const CONFIGURATION = join(ROOT, 'deploy/nginx');
/** Where nothing listens. */
const NOBODY = '127.0.0.1:9';
/** How often nginx is checked, in milliseconds. */
const LOOKED = 50;

/**
 * @typedef {object} Upstreams
 * @property {string[]} documents the document servers, as `127.0.0.1:3000`
 * @property {string[]} releases the release servers
 * @property {string[]} [counter] the providers' counters; nobody there without them
 * @property {string[]} [teams] the teams' console; nobody there without it
 */

/**
 * @typedef {object} Edge
 * @property {number} pid of nginx's first process
 * @property {(upstreams: Upstreams) => void} switchTo asks these servers from now on; what was begun
 *   at others comes to its end
 * @property {() => Promise<void>} stop lets what was begun come to its end
 */

/** Whether nginx and openssl are here. */
export function canRunEdge() {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Asks an edge of this machine, each time on a new connection.
 * @param {number} port where it listens for TLS
 * @param {string} path
 * @param {Record<string, string>} [headers] `Host` says which of its names is asked
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, body: string }>}
 */
export function askEdge(port, path, headers = {}) {
  const { Host = 'localhost' } = headers;
  const options = { host: '127.0.0.1', port, path, headers: { ...headers, Host }, agent: false };
  return new Promise((done, failed) => {
    request({ ...options, servername: Host, rejectUnauthorized: false })
      .on('error', failed)
      .on('response', (answer) => {
        wholeText(answer).then(
          (body) => done({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
          failed,
        );
      })
      .end();
  });
}

/** The lines of `deploy/nginx/upstreams.conf`, with these servers in the place of its own. */
function upstreamsText({ documents, releases, counter = [NOBODY], teams = [NOBODY] }) {
  const lines = {
    'document-server:3000': documents,
    'release-server:3001': releases,
    'provider:4001': counter,
    'console:3006': teams,
  };
  const text = readFileSync(join(CONFIGURATION, 'upstreams.conf'), 'utf8');
  return text.replace(/^( *server )([\w-]+:\d+)(.*;)$/gm, (_, start, name, rest) =>
    lines[name].map((server) => `${start}${server}${rest}`).join('\n'),
  );
}

/** A certificate of this run alone. */
function makeCertificate(folder, names) {
  const alternatives = names.map((name) => `DNS:${name}`).join();
  const [key, certificate] = [join(folder, 'tls.key'), join(folder, 'tls.crt')];
  // oxfmt-ignore
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost',
    '-addext', `subjectAltName=${alternatives}`, '-keyout', key, '-out', certificate];
  execFileSync('openssl', args, { stdio: 'ignore' });
  return { key, certificate };
}

/**
 * Starts nginx, such as Debian's, which has to be on the PATH, with openssl. As root it works as
 * another user, so the folder has to be one that everybody may enter.
 * @param {object} options
 * @param {string} options.folder what becomes its configuration, caches and certificate
 * @param {number} options.port where it listens for TLS
 * @param {Upstreams} options.upstreams
 * @param {string} [options.name] the shop's name; released files, the counter and the console are at `releases.`, `counter.` and `console.` before it
 * @param {boolean} [options.asDeployed] whether it writes its log (`access.log` of the folder), and
 *   gives one address few new documents; else as many as it asks for, since all callers of one
 *   machine have one address
 * @returns {Promise<Edge>} once it answers
 * @throws where it does not start
 */
export async function startEdge({
  folder,
  port,
  upstreams,
  name = 'localhost',
  asDeployed = false,
}) {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  cpSync(CONFIGURATION, folder, { recursive: true });
  const names = { shop: name };
  for (const part of ['releases', 'counter', 'console']) names[part] = `${part}.${name}`;
  const { key, certificate } = makeCertificate(folder, Object.values(names));
  const redirect = await freePort();
  const made = await freePort();
  const [log, access] = [join(folder, 'error.log'), join(folder, 'access.log')];
  const write = (file, text) => writeFileSync(join(folder, file), text);
  write('names.conf', `ssl_certificate ${certificate};\nssl_certificate_key ${key};\n`);
  for (const [part, own] of Object.entries(names)) {
    write(`${part}-name.conf`, `server_name ${own};\n`);
  }
  write('upstreams.conf', upstreamsText(upstreams));
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.conf'))) {
    const text = readFileSync(join(folder, file), 'utf8');
    const here = text
      .replaceAll('8443', `127.0.0.1:${port}`)
      .replaceAll('8080', `127.0.0.1:${redirect}`)
      .replaceAll('127.0.0.1:8081', `127.0.0.1:${made}`)
      .replace('rate=20r/s', asDeployed ? 'rate=20r/s' : 'rate=100000r/s')
      .replaceAll('/tmp/nginx', join(folder, 'nginx'))
      .replace(
        'access_log /dev/stdout shop',
        asDeployed ? `access_log ${access} shop` : 'access_log off',
      )
      .replace('error_log stderr', `error_log ${log}`);
    write(file, here);
  }
  const args = ['-p', folder, '-e', log, '-c', join(folder, 'nginx.conf')];
  const nginx = spawn('nginx', [...args, '-g', 'daemon off;'], { stdio: 'inherit' });
  process.once('exit', () => nginx.kill('SIGTERM'));
  const ended = new Promise((done) => nginx.once('exit', done));
  const answers = () =>
    fetch(`http://127.0.0.1:${redirect}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (nginx.exitCode !== null) {
      throw new Error(`nginx did not start:\n${readFileSync(log, 'utf8')}`);
    }
    await new Promise((again) => setTimeout(again, LOOKED));
  }
  return {
    pid: nginx.pid,
    switchTo(next) {
      write('upstreams.conf', upstreamsText(next));
      nginx.kill('SIGHUP');
    },
    async stop() {
      nginx.kill('SIGQUIT');
      await ended;
    },
  };
}
