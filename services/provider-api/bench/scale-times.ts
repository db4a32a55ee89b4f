/** How long the shop's calls take: by the clock with sixteen callers, or by the processor with one. */
import type { MeasuredCall, Offer, Sent } from './scale-calls';
import { processorTime } from './processor-time';

export const CALLERS = 16;
const CALLS = 320;
/** A call is measured no longer than this, in milliseconds. */
const MOST_MS = 20_000;
/** How many calls of one caller are measured, after as many that warm up. */
const ONE_BY_ONE = 40;
export const SECRET = 'a-secret-of-the-bench';

/** In milliseconds. */
export type Measured = { ms: number; refused: number };

/** A shop's provider, and the processes that answer for it. */
type MeasuredShop = { base: string; pids: readonly number[] };

/** Measures one of the shop's calls. */
type Measure = (asked: MeasuredShop, call: MeasuredCall, offer: Offer) => Promise<Measured>;

const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;

export function send(base: string, { path, body }: Sent, caller: number): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    'x-proxy-secret': SECRET,
    'x-forwarded-for': `203.0.113.${caller}`,
  };
  const ask = () =>
    body === undefined
      ? fetch(`${base}${path}`, { headers })
      : fetch(`${base}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  // A connection that was idle for long may be closed at the moment of the next call.
  return ask().catch(ask);
}

/** The p95 by the clock at 16 callers. */
export const byClock: Measure = async ({ base }, call, offer) => {
  const times: number[] = [];
  let refused = 0;
  let turn = 0;
  const until = performance.now() + MOST_MS;
  const caller = async (nth: number) => {
    while (turn < CALLS && performance.now() < until) {
      const own = turn;
      turn += 1;
      const began = performance.now();
      const response = await send(base, call.sent(own, offer), nth);
      await response.arrayBuffer();
      // The first round warms up.
      if (own < CALLERS) continue;
      if (response.status === 200) times.push(performance.now() - began);
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, (_, nth) => caller(nth + 1)));
  return { ms: at(times, 0.95), refused };
};

/** The mean processor time of the provider and its database, at one caller. */
export const byProcessor: Measure = async ({ base, pids }, call, offer) => {
  let began = 0;
  let refused = 0;
  for (let turn = 0; turn < 2 * ONE_BY_ONE; turn += 1) {
    if (turn === ONE_BY_ONE) began = await processorTime(pids);
    const response = await send(base, call.sent(turn, offer), 1);
    await response.arrayBuffer();
    if (response.status !== 200) refused += 1;
  }
  return { ms: ((await processorTime(pids)) - began) / ONE_BY_ONE, refused };
};
