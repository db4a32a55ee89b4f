/** What is said of OSV's answers, by a server that stands in its place. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { askOsv } from '../run/vulnerabilities.mjs';

let server: Server;
afterEach(() => server.close());

async function osv(answer: (purls: string[]) => { status?: number; body: unknown }) {
  server = createServer((request, response) => {
    void json(request).then((asked) => {
      const { queries } = asked as { queries: { package: { purl: string } }[] };
      const { status = 200, body } = answer(queries.map((query) => query.package.purl));
      response.writeHead(status).end(JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('names each package with what is known of it, of more than one request takes too', async () => {
  const packages = Array.from({ length: 1_500 }, (_, nth) => `pkg:npm/one@1.0.${nth}`);
  const url = await osv((purls) => ({
    body: {
      results: purls.map((purl) => (purl.endsWith('.1200') ? { vulns: [{ id: 'A' }] } : {})),
    },
  }));
  expect(await askOsv(packages, url)).toEqual(['pkg:npm/one@1.0.1200: A']);
});

it.each([
  ['an error', { status: 503, body: {} }],
  ['too few results', { body: { results: [] } }],
  ['something else', { body: 'welcome' }],
])('takes %s for no answer, and not for none known', async (_, answer) => {
  const url = await osv(() => answer);
  expect(await askOsv(['pkg:npm/one@1.0.0'], url)).toBeNull();
  expect(await askOsv(['pkg:npm/one@1.0.0'], 'http://127.0.0.1:9')).toBeNull();
});
