/**
 * Whoever is not of the teams wants to change what shoppers get by the console, or to read what only
 * the teams may: by foreign pages, by guessed passwords, by what tabs tell, by the static servers.
 */
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { APPS } from '../shop/apps';
import type { ShopAddress } from '../shop/shop-address';
import {
  addTeammate,
  codeOf,
  CONSOLE_SECRET,
  openAccount,
  openForm,
  startConsole,
} from '../shop/start-console';
import { readRegistry } from '../shop/test-registry';
import type { Attack, AttackOutcome } from './attack';

const PASSWORD = 'the password of all teams';

/** Asks with any headers, also those that fetch keeps for itself. @returns the status */
function ask(
  url: string,
  method: string,
  headers: Record<string, string>,
  body = '',
): Promise<number> {
  return new Promise((done, failed) => {
    const asked = request(url, { method, headers }, (answer) => {
      answer.resume().once('end', () => {
        done(answer.statusCode ?? 0);
      });
    });
    asked.once('error', failed);
    asked.end(body);
  });
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** Runs tries against a console; it held where none was let through and the registry is the same. */
async function against(
  env: Record<string, string>,
  tries: (url: string) => Promise<number[]>,
  what: string,
): Promise<AttackOutcome> {
  const teams = await startConsole(env);
  try {
    const before = await readRegistry();
    const answers = await tries(teams.url);
    const through = answers.filter((status) => status < 400);
    const same = (await readRegistry()).revision === before.revision;
    return {
      tried: `${answers.length} ${what}`,
      held: through.length === 0 && same,
      seen: `${through.length} let through (${[...new Set(answers)].join(', ')}); the registry ${same ? 'is the same' : 'has changed'}`,
    };
  } finally {
    await teams.end();
  }
}

/** Every action of every app, as a foreign page's form would send it. */
async function foreignForms(url: string): Promise<number[]> {
  const answers: number[] = [];
  const given = [
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: url },
    { Host: 'evil.example' },
  ];
  for (const app of APPS) {
    for (const action of ['promote', 'abort', 'rollback']) {
      for (const headers of given) {
        const body = 'revision=1&token=made-up';
        answers.push(
          await ask(`${url}/apps/${app}/${action}`, 'POST', { ...FORM, ...headers }, body),
        );
      }
    }
  }
  return answers;
}

async function guesses(url: string): Promise<number[]> {
  const { key } = await openAccount(url, addTeammate('maria', 'all'), PASSWORD);
  const { html, cookie } = await openForm(`${url}/sign-in`);
  const token = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const answers: number[] = [];
  for (let at = 0; at < 40; at += 1) {
    // What anybody may write into a header changes nothing in who is counted.
    const headers = { ...FORM, cookie, 'X-Forwarded-For': `198.51.100.${at}` };
    const given = { password: `a guess ${at}`, code: String(100_000 + at) };
    const body = new URLSearchParams({ token, name: 'maria', ...given });
    answers.push(await ask(`${url}/sign-in`, 'POST', headers, body.toString()));
  }
  // Once the tries are used up, even the right one doesn't come through.
  const given = { password: PASSWORD, code: codeOf(key) };
  const right = new URLSearchParams({ token, name: 'maria', ...given });
  answers.push(await ask(`${url}/sign-in`, 'POST', { ...FORM, cookie }, right.toString()));
  return answers;
}

/** Every map that the store has, by every path that might lead to it. */
async function maps({ shop, store }: ShopAddress): Promise<AttackOutcome> {
  const answers: number[] = [];
  const html = await (await fetch(`${shop}/`)).text();
  const entries = [
    ...html.matchAll(/(http:\/\/localhost:\d+)\/(mfe-[a-z-]+)\/([\w.-]+)\/entry\.js/g),
  ];
  const bases = new Map(
    entries.map(([, base = '', app = '', version = '']) => [app, { base, version }]),
  );
  for (const [app, { base, version }] of bases) {
    const names = await readdir(join(store, 'maps', app, version));
    for (const name of names) {
      for (const path of [
        `/maps/${app}/${version}/${name}`,
        `/${app}/${version}/${name}`,
        `/${app}/${version}/${name.replace('.gz', '')}`,
        `/${app}/${version}/..%2f..%2fmaps%2f${app}%2f${version}%2f${name}`,
        `/${app}/${version}/../../maps/${app}/${version}/${name}`,
      ]) {
        answers.push(await ask(`${base}${path}`, 'GET', {}));
      }
    }
  }
  const open = answers.filter((status) => status !== 404);
  return {
    tried: `${answers.length} paths to the source maps of ${bases.size} remotes`,
    held: answers.length > 0 && open.length === 0,
    seen: `${open.length} not answered with 404`,
  };
}

export const consoleAttacks: Attack[] = [
  {
    name: 'a foreign page changes what shoppers get by the console of a developer',
    run: () => against({}, foreignForms, 'forms of foreign pages, and of made-up tokens'),
  },
  {
    name: 'a stranger guesses the password of the console',
    run: () =>
      against(
        { CONSOLE_SECRET, TRUSTED_PROXIES: '' },
        guesses,
        'tries, the last with the right password',
      ),
  },
  { name: 'a stranger reads the source maps from the static servers', run: maps },
];
