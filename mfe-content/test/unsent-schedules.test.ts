// @vitest-environment happy-dom
/**
 * Inquiries while network, tabs, browser and storage fail by chance: none is lost, none is sent twice.
 * `pnpm --filter tooling schedules` runs a thousand schedules; a failure names its seed.
 */
import { createChance, runSchedules, type Chance } from 'host-kit/test-chance';
import { createTestHost } from 'host-kit/test-host';
import type { HostApi } from 'shared-contracts/door';
import { ApiError, refusedFault } from 'shared-contracts/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { postInquiry } from '../src/api/send-inquiry';
import { keyOfInquiry } from '../src/inquiry/inquiry-draft';
import { NotKept, sendOrKeep } from '../src/unsent/send-unsent';
import { sendWhenBack } from '../src/unsent/send-when-back';
import { forgetUnsent, unsentOf } from '../src/unsent/unsent-messages';

/** Longer than a try and the news of it in another tab take, in milliseconds. */
const SETTLED = 3_000;
/** Longer than another tab takes to hear of a change, in milliseconds. */
const HEARD = 200;
/** Longer than all tries take. */
const ALL_TRIES = 200_000;

const FATES = ['answered', 'lost', 'reply lost', 'busy', 'hangs there', 'hangs here'] as const;
type Fate = (typeof FATES)[number];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A shop that takes an inquiry once under its key. */
function createShop() {
  const taken = new Map<string, string>();
  return {
    taken,
    async send(key: string, text: string, fate: Fate): Promise<unknown> {
      await Promise.resolve();
      if (['answered', 'reply lost', 'hangs there'].includes(fate)) taken.set(key, text);
      if (fate.startsWith('hangs')) return new Promise(() => undefined);
      if (fate === 'busy') throw new ApiError(refusedFault(503, null, null));
      if (fate !== 'answered') throw new ApiError({ kind: 'offline', network: 'away' });
      return { message: 'Sent.' };
    },
  };
}

type Tab = {
  host: HostApi;
  hear(name: string, event?: object): void;
  /** The keys of what waits, as this tab knows it. */
  keys(): string[];
  kill(): void;
};

/** The browser: its storage, of whose changes tabs hear a moment later, and its locks. */
function createBrowser(hasLocks: boolean) {
  const values = new Map<string, string>();
  const locks = new Map<string, object>();
  const browser = { full: false, values, locks, tabs: [] as Tab[] };
  function tell(key: string, oldValue: string | null) {
    const newValue = values.get(key) ?? null;
    setTimeout(() => {
      for (const tab of browser.tabs) tab.hear('storage', { key, oldValue, newValue });
    }, 20);
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (browser.full) throw new DOMException('full', 'QuotaExceededError');
      const before = values.get(key) ?? null;
      values.set(key, value);
      tell(key, before);
    },
    removeItem(key: string) {
      const before = values.get(key) ?? null;
      if (values.delete(key)) tell(key, before);
    },
  });
  const request = async (name: string, _: unknown, work: (lock: object | null) => unknown) => {
    if (locks.has(name)) return work(null);
    const lock = {};
    locks.set(name, lock);
    try {
      return await work(lock);
    } finally {
      if (locks.get(name) === lock) locks.delete(name);
    }
  };
  vi.stubGlobal('navigator', { onLine: true, ...(hasLocks ? { locks: { request } } : {}) });
  return browser;
}
type Browser = ReturnType<typeof createBrowser>;

/** A tab; what a dead one waits for never comes, and it hears nothing. */
function openTab(browser: Browser, shop: ReturnType<typeof createShop>, fateOf: () => Fate): Tab {
  let alive = true;
  const never = () => new Promise<never>(() => undefined);
  const { host } = createTestHost({
    async send({ body }, options) {
      if (!alive) return never();
      const { inquiry } = body as { inquiry: string };
      try {
        return await shop.send(options?.idempotencyKey ?? '', inquiry, fateOf());
      } finally {
        if (!alive) await never();
      }
    },
  });
  const { read } = host.session;
  // Whatever a dead tab begins, it begins by asking who is signed in.
  host.session.read = () => {
    if (!alive) throw new Error('This tab is closed.');
    return read();
  };
  const listeners: [string, (event: never) => void][] = [];
  const { addEventListener } = window;
  window.addEventListener = (name: string, listener: unknown) => {
    listeners.push([name, listener as (event: never) => void]);
  };
  unsentOf(host);
  sendWhenBack(host);
  window.addEventListener = addEventListener;
  const tab: Tab = {
    host,
    hear(name: string, event: object = {}) {
      for (const [its, listener] of listeners) if (its === name) listener(event as never);
    },
    keys: () =>
      unsentOf(host)
        .getState()
        .messages.map(({ key }) => key),
    kill() {
      alive = false;
      browser.tabs = browser.tabs.filter((other) => other !== tab);
      browser.locks.clear();
    },
  };
  browser.tabs.push(tab);
  return tab;
}

/** What became of a text, as its writer knows it. */
type Written = {
  text: string;
  key: string;
  /** Whether the browser could keep it when it was sent. */
  kept: boolean;
  state: 'sending' | 'waits' | 'sent' | 'in the form';
};

async function runSchedule(seed: number): Promise<void> {
  const chance: Chance = createChance(seed);
  const shop = createShop();
  const browser = createBrowser(chance.is(0.7));
  let network = false;
  let calm = false;
  const fateOf = (): Fate =>
    !network ? 'lost' : calm || chance.is(0.5) ? 'answered' : chance.of(FATES);
  const open = () => openTab(browser, shop, fateOf);
  const written: Written[] = [];
  /** Those that may be lost: taken back, or gone with their tab where the browser kept nothing. */
  const given = new Set<string>();
  open();

  /** A shopper submits the form: a new text, or one that could not be kept. */
  async function submit(tab: Tab, again?: Written): Promise<void> {
    const text = again?.text ?? `Question ${written.length}`;
    const body = { name: 'A', mobileNumber: '1', email: 'a@b.ph', company: '', inquiry: text };
    const key = again?.key ?? keyOfInquiry(tab.host, body);
    const mine: Written = again ?? { text, key, kept: true, state: 'sending' };
    if (!again) written.push(mine);
    mine.state = 'sending';
    mine.kept = !browser.full;
    try {
      const send = () => postInquiry(tab.host.http, body, '', key);
      const answer = await sendOrKeep(tab.host, { kind: 'inquiry', key, owner: null, body }, send);
      mine.state = answer ? 'sent' : 'waits';
      if (!answer) sendWhenBack(tab.host);
    } catch (error) {
      if (!(error instanceof NotKept) && !(error instanceof ApiError)) throw error;
      mine.state = 'in the form';
    }
  }
  const isKnown = (key: string) =>
    (browser.values.get('unsent-messages') ?? '').includes(key) ||
    browser.tabs.some((tab) => tab.keys().includes(key));
  /** Does what may lose a message: one that no tab has and the browser doesn't store afterwards. */
  async function losing(event: () => void): Promise<void> {
    // A call may be under way, but no timer: a dead tab's would go on here.
    await vi.advanceTimersByTimeAsync(HEARD);
    const before = written.filter(
      ({ key, kept, state }) => isKnown(key) || (state === 'sending' && !kept),
    );
    event();
    for (const { key } of before) if (!isKnown(key)) given.add(key);
  }
  const tab = () => chance.of(browser.tabs as [Tab, ...Tab[]]);
  const deeds = [
    () => void submit(tab()),
    () => void submit(tab()),
    () => {
      network = !network;
      if (network) for (const each of browser.tabs) each.hear('online');
    },
    () => {
      open();
    },
    async () => {
      await losing(tab().kill);
      if (browser.tabs.length === 0) open();
    },
    async () => {
      // The whole browser.
      await losing(() => {
        for (const each of browser.tabs) each.kill();
      });
      open();
    },
    () => {
      browser.full = !browser.full;
    },
    async () => {
      await losing(() => {
        browser.values.clear();
      });
    },
    () => {
      const [own] = tab().keys();
      const mine = written.find(({ key }) => key === own);
      if (!own || mine?.state !== 'waits') return;
      given.add(own);
      forgetUnsent(tab().host, own);
    },
    () => {
      const mine = written.find(({ state }) => state === 'in the form');
      if (mine) void submit(tab(), mine);
    },
  ] as const;
  for (let step = 0; step < 25; step += 1) {
    await chance.of(deeds)();
    if (chance.is(0.8)) await vi.advanceTimersByTimeAsync(SETTLED);
  }
  calm = true;
  network = true;
  browser.full = false;
  // A call that hangs is given up by closing its tab.
  await losing(() => {
    for (const each of browser.tabs) if (unsentOf(each.host).getState().sending) each.kill();
  });
  const last = open();
  for (const each of browser.tabs) each.hear('online');
  await vi.advanceTimersByTimeAsync(ALL_TRIES);
  for (const mine of written.filter(({ state }) => state === 'in the form')) {
    await submit(last, mine);
  }
  const texts = [...shop.taken.values()];
  for (const { text, key } of written) {
    const times = texts.filter((taken) => taken === text).length;
    if (!given.has(key)) expect({ text, times }).toEqual({ text, times: 1 });
    else expect(times).toBeLessThanOrEqual(1);
  }
  expect(browser.values.get('unsent-messages')).toBeUndefined();
  expect(last.keys()).toEqual([]);
  for (const each of browser.tabs) each.kill();
}

async function runAll(count: number): Promise<void> {
  await runSchedules(count, async (seed) => {
    await runSchedule(seed);
    vi.unstubAllGlobals();
    vi.clearAllTimers();
  });
}

it('sends each inquiry once, in fifty random schedules of failures', () => runAll(50));

it(
  'sends each inquiry once, in a thousand random schedules of failures',
  { tags: 'long', timeout: 600_000 },
  () => runAll(1_000),
);
