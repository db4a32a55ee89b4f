/**
 * The reference provider for the tests of a remote: one process for all of its test files, which
 * sells what lies in `test/catalogue/`. Tests find it by `inject('providerOrigin')`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from './run/processes.mjs';
import { portVariable, servicesOf } from './run/services.mjs';

const NAME = 'provider-api';

/** @returns {Promise<number>} a port that nobody listens on */
function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

/** Vitest's global setup. @returns ends the provider */
export default async function startTestProvider(project) {
  const data = await mkdtemp(join(tmpdir(), 'test-provider-'));
  const port = await freePort();
  const service = servicesOf(
    {
      [portVariable(NAME)]: String(port),
      DATA_DIR: data,
      OUTBOX: 'on',
      DEMO_CATALOGUE: join(project.config.root, 'test/catalogue'),
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
        // Where the tests' documents say that they come from.
        CORS_ORIGINS: 'http://localhost:3000',
      },
    },
    (line) => lines.push(line),
  );
  const end = async () => {
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
  return end;
}
