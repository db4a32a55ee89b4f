/** A release that fails on one kind of device, and what that opens to strangers (docs/reliability.md). */
import { readTelemetry } from 'release-registry/telemetry';
import { statusLines } from 'release-registry/status';
import { afterEach, describe, expect, it } from 'vitest';
import {
  AGENTS,
  failed,
  good,
  loaded,
  openReportingShop,
  type ReportingShop,
} from './reporting-shop';

let shop: ReportingShop;
afterEach(() => shop.close());

const open = async () => {
  shop = await openReportingShop({ networks: 3, limitScale: 1_000 });
};
const isOut = async () => (await shop.live()) === good;
const homeAt = (at: number) => `10.${at >> 8}.${at & 255}.1`;
const strangerAt = (at: number) => `172.16.${at}.1`;
const lastReason = async () => (await shop.file.read()).history.at(-1)?.reason;

/** A shopper comes with this device; the release fails there, or works. */
async function comes(address: string, agent: string, fails: boolean): Promise<void> {
  await shop.report(await shop.visit(address, '', '/search', agent), [fails ? failed() : loaded()]);
}

/** Shoppers come until the release is out. @returns how many met the failure, or Infinity */
async function metUntilOut(agents: string[], fails: (agent: string, at: number) => boolean) {
  let met = 0;
  for (let at = 0; at < 300; at += 1) {
    const agent = agents[at % agents.length] ?? '';
    const failing = fails(agent, at);
    if (failing) met += 1;
    await comes(homeAt(at), agent, failing);
    if (await isOut()) return met;
  }
  return Infinity;
}

const isPhone = (agent: string) => agent.includes('Mobile');

describe('a release that fails', () => {
  it('on phones alone is taken back, whose part of the shoppers is a third', async () => {
    await open();
    const agents = [
      AGENTS.desk,
      AGENTS.phone,
      AGENTS.mac,
      AGENTS.desk,
      AGENTS.iphone,
      AGENTS.firefox,
    ];
    expect(await metUntilOut(agents, isPhone)).toBe(5);
    expect(await lastReason()).toBe('fails on phones: 5 of 5');
  });

  it('in Firefox alone is taken back, though few have it', async () => {
    await open();
    const agents = [...Array<string>(7).fill(AGENTS.desk), AGENTS.firefox, AGENTS.phone];
    const met = await metUntilOut(agents, (agent) => agent === AGENTS.firefox);
    expect(met).toBeLessThanOrEqual(12);
    expect(await lastReason()).toMatch(/fails in Firefox: \d+ of \d+/);
  });

  it('in a third of the tabs of every kind is taken back before ten have met it', async () => {
    await open();
    const met = await metUntilOut([AGENTS.desk, AGENTS.phone], (_, at) => at % 3 === 1);
    expect(met).toBeLessThan(11);
    expect(await lastReason()).toMatch(/^\d+ of \d+ loads failed$/);
  });

  it('by hanging tabs on phones alone is taken back', async () => {
    let time = Date.now();
    const publishedAt = new Date().toISOString();
    shop = await openReportingShop({
      networks: 3,
      publishedAt,
      limitScale: 1_000,
      now: () => time,
    });
    for (let at = 0; at < 18; at += 1) {
      if (at % 4 === 0) await shop.begin(homeAt(at), { agent: AGENTS.phone });
      else await comes(homeAt(at), AGENTS.desk, false);
    }
    for (const end = time + 120_000; time < end; time += 1_000) await shop.silentTabs.sweep();
    expect(await isOut()).toBe(true);
    expect(await lastReason()).toBe('5 of 5 tabs on phones began and said nothing more');
  });

  it('on phones is said so by status, with the kind as the only thing kept of the device', async () => {
    await open();
    for (let at = 0; at < 12; at += 1) {
      await comes(homeAt(at % 3), at % 3 === 0 ? AGENTS.iphone : AGENTS.desk, at % 3 === 0);
    }
    await shop.telemetry.save();
    const told = await readTelemetry(shop.store);
    expect(statusLines(await shop.file.read(), told).join('\n')).toContain(
      'fails on phones: 4 of 4',
    );
    expect(JSON.stringify(told)).toContain('phone safari');
    expect(JSON.stringify(told)).not.toContain('iPhone');
  });
});

describe('strangers who name a kind of device that no shopper has', () => {
  const claim = (networks: number, documents: number) => async () => {
    for (let at = 0; at < documents; at += 1) {
      await comes(strangerAt(at % networks), AGENTS.firefox, true);
      if (await isOut()) return;
    }
  };

  it('throw no young release out from four networks', async () => {
    await open();
    for (let at = 0; at < 16; at += 1) await comes(homeAt(at), AGENTS.desk, false);
    await claim(4, 8)();
    expect(await isOut()).toBe(false);
    // A fifth is the budget.
    await comes(strangerAt(4), AGENTS.firefox, true);
    expect(await isOut()).toBe(true);
  });

  it('need a network for each four of the day’s shoppers', async () => {
    await open();
    for (let at = 0; at < 46; at += 1) await comes(homeAt(at), AGENTS.desk, false);
    for (let at = 0; at < 14; at += 1) {
      await comes(strangerAt(at), AGENTS.firefox, true);
      await comes(homeAt(46 + at), AGENTS.desk, false);
    }
    expect(await isOut()).toBe(false);
    await comes(strangerAt(14), AGENTS.firefox, true);
    expect(await isOut()).toBe(true);
  });

  it('need nine networks once a hundred shoppers were served', async () => {
    await open();
    for (let at = 0; at < 110; at += 1) await comes(homeAt(at), AGENTS.desk, false);
    await claim(8, 40)();
    expect(await isOut()).toBe(false);
    expect(shop.alerts).toHaveLength(1);
  });

  it('call a person from two networks, and take nothing back', async () => {
    await open();
    for (let at = 0; at < 16; at += 1) await comes(homeAt(at), AGENTS.desk, false);
    await claim(2, 12)();
    expect(await isOut()).toBe(false);
    expect(shop.alerts.join()).toMatch(
      /may be failing: fails in Firefox: 5 of 5; nothing was changed/,
    );
  });
});
