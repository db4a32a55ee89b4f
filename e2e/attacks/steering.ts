/**
 * Attacks by reports of strangers, who try to get a good release ejected, or its telemetry lost.
 */
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { ShopAddress } from '../shop/shop-address';
import type { Manifest } from '../shop/release-variant';
import {
  countedOf,
  giveOut,
  readRegistry,
  storeVariant,
  withRegistryRestored,
} from '../shop/test-registry';
import type { Attack, AttackOutcome } from './attack';

const APP = 'mfe-search';
/** Longer than the document server takes to write its telemetry, in milliseconds. */
const WRITTEN = 3_000;

type Answered = { status: number; body: string; cookie: string };

/** Sends a request from an address of this machine: any of 127.0.0.0/8 is one. */
function ask(
  { shop }: ShopAddress,
  path: string,
  { from = '127.0.0.1', cookie = '', report }: { from?: string; cookie?: string; report?: object },
): Promise<Answered> {
  const { port } = new URL(shop);
  const headers = { ...(cookie && { Cookie: cookie }), 'Content-Type': 'application/json' };
  return new Promise((done, fail) => {
    const asked = request(
      {
        ...{ host: '127.0.0.1', port, path, headers, localAddress: from, agent: false },
        method: report ? 'POST' : 'GET',
        timeout: 10_000,
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const given = /^[^;]+/.exec(answer.headers['set-cookie']?.[0] ?? '')?.[0];
          const body = Buffer.concat(parts).toString();
          done({ status: answer.statusCode ?? 0, body, cookie: given ?? cookie });
        });
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('no answer within 10 s')));
    asked.on('error', fail);
    asked.end(report && JSON.stringify(report));
  });
}

const failure = (version: string, app = APP) => ({
  ...{ kind: 'failure', app, version, stage: 'render', part: 'search', message: 'made up' },
});

const made = () => `bucket=${randomBytes(16).toString('base64url')}`;

/** Opens a page of the shop, and reads from it the values that its tab's reports need. */
async function visit(shop: ShopAddress, from?: string) {
  const own = from === undefined ? {} : { from };
  const { body: page } = await ask(shop, '/search', own);
  const offer = /"offer":"([^"]+)"/.exec(page)?.[1] ?? '';
  const { body, cookie } = await ask(shop, '/_ticket', { ...own, report: { offer } });
  const ticket = /"ticket":"([^"]+)"/.exec(body)?.[1] ?? '';
  return { ticket, cookie };
}

let releases = 0;

/**
 * Makes a good release live that has a release before it, which is the state in which ejection is
 * easiest; after the attack it reads whether the release is still live, and its counts.
 */
async function onNewRelease(
  steps: (release: Manifest) => Promise<string>,
  most = 0,
): Promise<AttackOutcome> {
  let outcome: AttackOutcome | undefined;
  await withRegistryRestored(async () => {
    releases += 1;
    const release = await storeVariant(APP, `8.${releases}.0`);
    await giveOut([release]);
    const tried = await steps(release);
    await new Promise((done) => setTimeout(done, WRITTEN));
    const stays = (await readRegistry()).apps[APP]?.live === release.version;
    const failures = (await countedOf(release))?.failures ?? 0;
    outcome = {
      tried,
      held: stays && failures <= most,
      seen: `${stays ? 'the release stays' : 'the release is OUT'}, ${failures} failures counted of it`,
    };
  });
  if (!outcome) throw new Error('nothing was tried');
  return outcome;
}

const posts = (count: number): Attack => ({
  name: `strangers throw a good release out with ${count} posts of made-up buckets`,
  run: (shop) =>
    onNewRelease(async ({ version }) => {
      for (let at = 0; at < count; at += 1) {
        const from = `127.${at % 200}.0.9`;
        const report = { path: '/search', entries: [failure(version)] };
        await ask(shop, '/_report', { from, cookie: made(), report });
      }
      return `${count} posts, each of a network and a bucket of its own`;
    }),
});

const replays: Attack = {
  name: 'strangers throw a good release out with one ticket, sent again and again',
  run: (shop) =>
    onNewRelease(async ({ version }) => {
      const { ticket } = await visit(shop);
      for (let at = 0; at < 50; at += 1) {
        const other = await visit(shop, `127.${at}.0.9`);
        const report = { path: '/search', ticket, entries: [failure(version)] };
        await ask(shop, '/_report', { from: `127.${at}.0.9`, cookie: other.cookie, report });
      }
      return 'one ticket with 50 signed buckets of 50 networks';
    }),
};

const FETCHED = 50;
const oneNetwork: Attack = {
  name: 'strangers throw a good release out with fetched tickets of one network',
  run: (shop) =>
    onNewRelease(async ({ version }) => {
      for (let at = 0; at < FETCHED; at += 1) {
        const { ticket, cookie } = await visit(shop, '127.9.0.9');
        const report = { path: '/search', ticket, entries: [failure(version)] };
        await ask(shop, '/_report', { from: '127.9.0.9', cookie, report });
      }
      return `${FETCHED} documents and as many failures, all of one network`;
    }, FETCHED),
};

const CLAIMED = 60;
/** As many shoppers of one network judge a canary, and errors of so many. */
const JUDGING = { shoppers: 20, troubled: 5 };
const oneNetworkJudges: Attack = {
  name: 'strangers of one network have a canary promoted, or aborted, by what they claim',
  async run(shop) {
    let held = false;
    let seen = '';
    const outcome = await onNewRelease(async (release) => {
      const { version } = release;
      const entries = [
        { kind: 'load', app: APP, version },
        { kind: 'error', app: APP, version, part: 'search', message: 'made up' },
      ];
      for (let at = 0; at < CLAIMED; at += 1) {
        const { ticket, cookie } = await visit(shop, '127.9.0.9');
        const report = { path: '/search', ticket, entries };
        await ask(shop, '/_report', { from: '127.9.0.9', cookie, report });
      }
      await new Promise((done) => setTimeout(done, WRITTEN));
      const counted = await countedOf(release);
      const { well = 0, troubled = 0, networks } = counted ?? {};
      held =
        (counted?.loads ?? 0) > JUDGING.shoppers &&
        well <= JUDGING.shoppers &&
        troubled <= JUDGING.troubled &&
        networks?.told.length === 1;
      seen = `${counted?.loads} loads told, of which ${well} judge, ${troubled} by an error, of ${networks?.told.length} network`;
      return `${CLAIMED} documents of one network, each with a load and an error`;
    });
    return { ...outcome, held: outcome.held && held, seen: `${outcome.seen}; ${seen}` };
  },
};

const INHERITED = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'];

const names: Attack = {
  name: 'strangers wash the telemetry out with names that every object has',
  async run(shop) {
    let made = 0;
    const outcome = await onNewRelease(async ({ version }) => {
      const own = await visit(shop);
      const load = { kind: 'load', app: APP, version };
      await ask(shop, '/_report', {
        ...own,
        report: { path: '/', ticket: own.ticket, entries: [load] },
      });
      const { ticket, cookie } = await visit(shop);
      const apps = ['shell', APP, 'mfe-account', 'mfe-catalog', 'mfe-content', ...INHERITED];
      for (const name of INHERITED) {
        for (const app of apps) {
          const report = { path: '/', ticket, entries: [failure(name, app)] };
          await ask(shop, '/_report', { cookie, report });
        }
      }
      await new Promise((done) => setTimeout(done, WRITTEN));
      const counted = await Promise.all(
        INHERITED.map((each) => countedOf({ app: APP, version: each } as Manifest)),
      );
      made = counted.filter(Boolean).length;
      return `${INHERITED.length * apps.length} reports of apps and versions such as constructor`;
    });
    const { held, seen } = outcome;
    return { ...outcome, held: held && made === 0, seen: `${seen}, ${made} made-up ones counted` };
  },
};

/** Tests what docs/reliability.md says about the attackers' budgets, as far as one machine can. */
export const steering: Attack[] = [
  posts(5),
  posts(50),
  replays,
  oneNetwork,
  oneNetworkJudges,
  names,
];
