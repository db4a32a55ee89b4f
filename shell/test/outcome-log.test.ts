import * as fc from 'fast-check';
import { openPostgres, type Postgres } from 'server-kit/postgres';
import { newTestDatabase, startTestPostgres } from 'tooling/run/test-postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOutcomeLog, type Outcome } from '../server/state/outcome-log';
import { sweepState } from '../server/state/sweep';
import { OUTCOMES, OUTCOMES_HEAD, SPENT_TICKETS, STATE_STEPS } from '../server/state/tables';

let server: Awaited<ReturnType<typeof startTestPostgres>>;
let database: Awaited<ReturnType<typeof newTestDatabase>>;
const opened: Postgres[] = [];

beforeAll(async () => {
  server = await startTestPostgres();
  database = await newTestDatabase(server.url);
});
afterAll(async () => {
  for (const each of opened) await each.close();
  await database.drop();
  await server.stop();
});

function open(): Postgres {
  const settings = {
    name: 'a test',
    schema: 'document_servers',
    steps: STATE_STEPS,
    patience: 20_000,
  };
  const postgres = openPostgres({ url: database.url, ...settings, warn: expect.fail });
  opened.push(postgres);
  return postgres;
}

const outcome = (shopper: string): Outcome => ({
  ...{ app: 'mfe-search', version: '1.0.0-aaaaaaaa', what: 'served', shopper, network: 'n', at: 0 },
});

/** A log, and whom it has read of. */
function openLog(postgres: Postgres) {
  const seen: string[] = [];
  const note = ({ shopper }: Outcome) => void seen.push(shopper);
  const log = createOutcomeLog(postgres, {
    begin: (all) => Promise.resolve(all.forEach(note)),
    read: note,
  });
  return { ...log, seen };
}

/** Which of three servers does what: sees a shopper, or exchanges with the others. */
const steps = fc.array(fc.record({ at: fc.nat(2), exchanges: fc.boolean() }), {
  minLength: 1,
  maxLength: 30,
});

it('has each server read each outcome of the others once, whoever exchanges when', async () => {
  const pools = [open(), open(), open()];
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const [postgres] = pools;
      await postgres?.ask(`truncate ${OUTCOMES}`);
      await postgres?.ask(`update ${OUTCOMES_HEAD} set last = 0`);
      const logs = pools.map(openLog);
      const added: string[][] = logs.map(() => []);
      const running: Promise<void>[] = [];
      for (const [nth, { at, exchanges }] of taken.entries()) {
        if (exchanges) running.push(logs[at]?.exchange() ?? Promise.resolve());
        else {
          logs[at]?.add(outcome(`${at} ${nth}`));
          added[at]?.push(`${at} ${nth}`);
        }
      }
      await Promise.all(running);
      for (const { exchange } of [...logs, ...logs]) await exchange();
      for (const [at, { seen }] of logs.entries()) {
        const others = added.filter((_, of) => of !== at).flat();
        expect(seen.toSorted()).toEqual(others.toSorted());
        // Each server's own come in the order in which it has seen them.
        for (const [of, own] of added.entries()) {
          if (of !== at) expect(seen.filter((each) => each.startsWith(`${of} `))).toEqual(own);
        }
      }
    }),
    { numRuns: 40 },
  );
});

it('is read from its beginning by a server that starts', async () => {
  const [one, other] = [openLog(open()), openLog(open())];
  one.add(outcome('before'));
  await one.exchange();
  await other.exchange();
  expect(other.seen).toContain('before');
});

it('is swept: what is older than a day goes, and all but the newest of each release', async () => {
  const postgres = open();
  await postgres.ask(`truncate ${OUTCOMES}, ${SPENT_TICKETS}`);
  const fill = (from: number, to: number, version: string, at: string) =>
    postgres.ask(
      `insert into ${OUTCOMES} select nth, 's', ${at}, 'mfe-search', $1, 'served', 'b', 'n'
       from generate_series(${from}, ${to}) as nth`,
      [version],
    );
  await fill(1, 50, 'old', "now() - interval '25 hours'");
  await fill(51, 2_550, 'many', 'now()');
  await fill(2_551, 2_560, 'few', 'now()');
  await postgres.ask(
    `insert into ${SPENT_TICKETS} values ('old', '{}', now() - interval '26 hours'), ('new', '{}', now())`,
  );
  await sweepState(postgres);
  const kept = await postgres.ask(
    `select version, count(*)::int as times, min(id)::int as first from ${OUTCOMES}
     group by version order by version`,
  );
  expect(kept).toEqual([
    { version: 'few', times: 10, first: 2_551 },
    { version: 'many', times: 2_000, first: 551 },
  ]);
  expect(await postgres.ask(`select serial from ${SPENT_TICKETS}`)).toEqual([{ serial: 'new' }]);
});
