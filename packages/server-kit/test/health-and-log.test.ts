import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { healthAnswer } from '../src/health';
import { createLog } from '../src/log';

it('tells whoever asks how a server is, anew each time', async () => {
  let fault: string | null = null;
  const app = new Hono().get('/health', (context) => healthAnswer(context, fault, { more: 'x' }));
  const well = await app.request('/health');
  expect([well.status, await well.json()]).toEqual([200, { status: 'ok', more: 'x' }]);
  expect(well.headers.get('cache-control')).toBe('no-store');
  fault = 'the database is away';
  const ill = await app.request('/health');
  expect([ill.status, await ill.json()]).toEqual([503, { status: fault, more: 'x' }]);
});

it('writes a line of JSON for what is grave enough', () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line: string) => lines.push(line) });
  log.info('nothing');
  log.error({ alert: true }, 'a release is failing');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      level: 'error',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      alert: true,
      message: 'a release is failing',
    },
  ]);
});
