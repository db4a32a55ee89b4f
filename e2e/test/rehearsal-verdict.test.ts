import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../rehearsal/buyer';
import { createTally, percentile } from '../rehearsal/tally';
import { verdict, type Checked } from '../rehearsal/verdict';

const nothingWrong = new Map<string, Checked>();

/** A rehearsal of one step, in which a thousand reads and an order went well. */
function rehearsed(name: string) {
  const clock = { now: 0 };
  const tally = createTally(() => clock.now);
  tally.begin(name);
  for (let nth = 0; nth < 1_000; nth += 1) tally.read(null, clock.now);
  tally.ordered();
  return { clock, tally };
}

describe('a rehearsal', () => {
  it('passes where nothing was lost and everything was answered', () => {
    const { tally } = rehearsed('kill');
    tally.wrote('done', 0, '');
    expect(verdict(tally.steps, nothingWrong)).toEqual([]);
  });

  it('fails by an order that was lost, and by what was not back in time', () => {
    const { tally } = rehearsed('kill');
    const checks = new Map([['kill', { found: 0, faults: ['lost: ORD-1'] }]]);
    expect(verdict(tally.steps, checks)).toEqual(['kill: lost: ORD-1']);
  });

  it('fails by more than one failed read of ten thousand, and by any where servers are replaced', () => {
    const { tally } = rehearsed('roll');
    tally.read('502 GET /', 0);
    expect(verdict(tally.steps, nothingWrong)).toEqual([
      'roll: 1 reads failed, where none may',
      '1 of 1001 reads failed (0.100 %), more than 0.01 %',
    ]);
    for (let nth = 0; nth < 10_000; nth += 1) tally.read(null, 0);
    expect(verdict(tally.steps, nothingWrong)).toEqual(['roll: 1 reads failed, where none may']);
  });

  it('takes a refusal only while there is no database, and shortly after', async () => {
    const { clock, tally } = rehearsed('database');
    await tally.during('database', () => {
      tally.wrote('refused', 0, 'meanwhile');
      return Promise.resolve();
    });
    clock.now = 9_000;
    tally.wrote('refused', clock.now, 'shortly after');
    clock.now = 60_000;
    tally.wrote('refused', clock.now, 'much later');
    expect(verdict(tally.steps, nothingWrong)).toEqual(['database: much later']);
  });

  it('takes a call without an answer only where a server broke', async () => {
    const { clock, tally } = rehearsed('kill');
    tally.wrote('unanswered', 0, 'before');
    await tally.during('servers', () => Promise.resolve());
    tally.wrote('unanswered', 0, 'meanwhile');
    clock.now = 60_000;
    tally.wrote('wrong', clock.now, 'never');
    expect(verdict(tally.steps, nothingWrong)).toEqual(['kill: before', 'kill: never']);
  });

  it('fails where nobody could order', () => {
    expect(verdict(createTally().steps, nothingWrong)).toEqual(['no order was placed']);
  });
});

describe('what became of an order', () => {
  const told = JSON.stringify({ message: 'Something went wrong!' });

  it.each([
    [200, '{"order_number":"ORD-1"}', 'done'],
    [503, told, 'refused'],
    [502, told, 'unanswered'],
    [504, told, 'unanswered'],
    [500, told, 'wrong'],
    [409, told, 'wrong'],
    [503, '<html>503</html>', 'wrong'],
    [503, '{}', 'wrong'],
  ])('%i %s is %s', (status, text, outcome) => {
    expect(outcomeOf(status, text).outcome).toBe(outcome);
  });
});

it('a percentile is the value that so many stay below', () => {
  const values = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect([percentile(values, 0.5), percentile(values, 0.99), percentile([], 0.5)]).toEqual([
    51, 100, 0,
  ]);
});
