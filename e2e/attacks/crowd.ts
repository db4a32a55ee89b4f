/** One network asks for much: others are served meanwhile, and what is refused breaks nothing. */
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Attack } from './attack';
import { whileAsking } from './while-asking';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const GREEDY = '198.51.100.200';
const LINES = Array.from({ length: 200 }, (_, at) => ({ text: `${at + 1} pcs impact wrench` }));

async function post(url: URL, body: object, network: string): Promise<number> {
  const headers = { ...JSON_TYPE, 'X-Forwarded-For': network };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  await answer.arrayBuffer();
  return answer.status;
}

/** Makes calls, some at a time. @returns how often each status was answered, in words */
async function flood(count: number, atOnce: number, call: () => Promise<number>): Promise<string> {
  const seen = new Map<number, number>();
  let left = count;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      const status = await call();
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return [...seen].map(([status, times]) => `${times} x ${status}`).join(', ');
}

/** Sends registrations on one connection. @returns the status of each; 0 where it broke */
async function inTurn(origin: string, sizes: readonly number[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses: number[] = [];
  for (const size of sizes) {
    const body = JSON.stringify({ name: 'x'.repeat(size) });
    statuses.push(
      await new Promise<number>((done) => {
        const asked = request(new URL('/api/auth/shop-register', origin), {
          ...{ method: 'POST', agent },
          headers: { ...JSON_TYPE, 'Content-Length': body.length },
        });
        asked.once('error', () => done(0));
        asked.once('response', (answer) => {
          text(answer).then(
            () => done(answer.statusCode ?? 0),
            () => done(0),
          );
        });
        asked.end(body);
      }),
    );
  }
  agent.destroy();
  return statuses;
}

export const crowdAttacks: Attack[] = [
  {
    name: 'crowd: quick orders of one network hold every search',
    async run(shop) {
      const match = new URL('/api/store/quick-order/match', shop.provider);
      const work = () => flood(60, 8, () => post(match, { lines: LINES }, GREEDY));
      const search = ['/api/store/products/search', { query: 'drill' }] as const;
      const others = await whileAsking(shop, '203.0.113.2', work, ...search);
      return {
        tried: '60 lists of 200 lines, 8 at a time',
        held: others.failed === 0 && others.value.includes('x 429'),
        seen: `${others.value}; ${others.words}`,
      };
    },
  },
  {
    name: 'crowd: 250 connections of one network hold every list',
    async run(shop) {
      const products = new URL('/api/store/products', shop.provider);
      const work = () => flood(2500, 250, () => post(products, { limit: 100 }, GREEDY));
      const others = await whileAsking(shop, '203.0.113.3', work);
      return {
        tried: '2,500 lists, 250 at a time',
        held: others.failed === 0,
        seen: `${others.value}; ${others.words}`,
      };
    },
  },
  {
    name: 'crowd: a body that is too large breaks the call after it',
    async run({ shop, provider }) {
      const answers: number[][] = [];
      for (const origin of [shop, provider]) {
        answers.push(await inTurn(origin, [900_000, 1, 900_000, 1]));
      }
      return {
        tried: 'registrations of 900 kB and of nothing in turn, on one connection to each server',
        held: answers.flat().every((status) => status === 413 || status === 422),
        seen: answers.map((each) => each.join(', ')).join('; '),
      };
    },
  },
];
