/**
 * The reference provider for the tests of a remote: one process for all of its test files, which sells
 * what lies in the folder `catalogue` that the project provides. Tests find it by
 * `inject('providerOrigin')`. What is posted to `inject('importOrigin')` it imports while it runs: a
 * catalogue under the source that the path says.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { freePort } from './run/free-port.mjs';
import { copyNewDatabase } from './run/prepared-data.mjs';
import { startService } from './run/processes.mjs';
import { portVariable, servicesOf } from './run/services.mjs';

const NAME = 'provider-api';
const QUICK_PASSWORDS = pathToFileURL(join(import.meta.dirname, 'quick-passwords.mjs')).href;
/** Where the tests' documents say that they come from. */
const DOCUMENTS = 'http://localhost:3000';

/** Imports a catalogue by the provider that has this data directory, as `provider import` asks it to. */
async function importCatalogue(data, source, catalogue) {
  const file = join(data, `${source}.json`);
  await writeFile(file, catalogue);
  const socket = connect(join(data, 'provider.sock'));
  socket.end(`${JSON.stringify({ file, images: null, source })}\n`);
  const answers = (await text(socket))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const result = answers.at(-1);
  if (!result.ok) throw new Error(result.lines.join('\n'));
}

/** @returns {Promise<{ origin: string, close: () => void }>} */
async function serveImports(data) {
  const server = createHttpServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', DOCUMENTS);
    response.setHeader('Access-Control-Allow-Headers', 'content-type');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    const source = /[\w-]+/.exec(request.url)?.[0] ?? 'tests';
    text(request)
      .then((catalogue) => importCatalogue(data, source, catalogue))
      .then(
        () => response.end(),
        (error) => response.writeHead(500).end(error.message),
      );
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => server.close(),
  };
}

/** Vitest's global setup. @returns ends the provider */
export default async function startTestProvider(project) {
  const data = await mkdtemp(join(tmpdir(), 'test-provider-'));
  await copyNewDatabase(data);
  const port = await freePort();
  const service = servicesOf(
    {
      [portVariable(NAME)]: String(port),
      DATA_DIR: data,
      OUTBOX: 'on',
      DEMO_CATALOGUE: project.config.provide.catalogue,
      STAFF_PORT: '',
    },
    'a-secret-of-the-tests',
  ).find(({ name }) => name === NAME);
  const lines = [];
  const provider = startService(
    {
      ...service,
      env: {
        ...service.env,
        LOG_LEVEL: 'error',
        // The tests register a customer each, from one address.
        RATE_LIMIT_SCALE: '1000',
        CORS_ORIGINS: DOCUMENTS,
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${QUICK_PASSWORDS}`,
      },
    },
    (line) => lines.push(line),
  );
  const imports = await serveImports(data);
  const end = async () => {
    imports.close();
    await provider.end();
    await rm(data, { recursive: true, force: true });
  };
  try {
    await provider.ready;
  } catch (error) {
    await end();
    throw new Error(lines.join('\n'), { cause: error });
  }
  project.provide('providerOrigin', `http://127.0.0.1:${port}`);
  project.provide('importOrigin', imports.origin);
  return end;
}
