/** Server builds that mean harm: what each tries, and what came of it. */
import type { RemoteName } from 'shared-contracts/door';
import type { Planted, PlantedShop } from './planted-shop';

/** Stands in the environment of the document server, where no release may read it. */
export const SECRET = 'planted-secret-7f3a';
/** What a hostile build would leave on another's page. */
const MARK = 'planted-mark';

const REMOTE: RemoteName = 'mfe-catalog';
const OWN = '/store';
const NEIGHBOUR = '/terms-and-conditions';

/** A page that tries something, and then says what it got by it. */
const tries = (code: string, more: Planted = {}): Planted => ({
  ...more,
  setsUp: "let got = 'nothing';",
  loads: `try { got = String(await (async () => { ${code} })()); }
    catch (error) { got = 'refused: ' + error.message; }`,
  renders: "if (data) return createElement('h1', null, 'got ' + got);",
});

const PASSWORDS = "'/etc/passwd', 'utf8'";
const ENVIRON = "'/proc/self/environ', 'utf8'";
const EVERY_ID = "for (const id of [1, '1', 2, '2', 3, '3'])";

/** What ends or stops a process, by what Node gives to any code. */
export const ENDING: Record<string, Planted> = {
  exits: tries('process.exit(0)'),
  aborts: tries('process.abort()'),
  'ends without a word': tries('process.reallyExit(0)'),
  'kills itself': tries("process.kill(process.pid, 'SIGKILL')"),
  'stops itself': tries("process.kill(process.pid, 'SIGSTOP')"),
  'kills the server': tries("process.kill(process.ppid, 'SIGKILL')"),
  'loops for ever': tries('for (;;);'),
  'queues for ever': tries(
    'const again = () => Promise.resolve().then(again); await again(); await new Promise(() => {})',
  ),
  'eats heap': tries('const all = []; for (;;) all.push(new Array(1e5).fill(all));'),
  'eats Buffers at once': tries('const all = []; for (;;) all.push(Buffer.alloc(3e7, 1));'),
  'waits on a lock': tries('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'),
  'takes the handlers away': tries(
    "process.exit = () => {}; process.removeAllListeners('uncaughtException'); throw new Error(0)",
  ),
  'throws what has no words': {
    loads: "throw { toString() { throw new Error('planted'); }, get message() { throw 7; } };",
  },
};

/** What is said on the channel to the document server. */
export const SAYING: Record<string, Planted> = {
  'says null': tries('process.send(null)'),
  'says a number': tries('process.send(7)'),
  'says 200 MB': tries("process.send('x'.repeat(2e8))"),
  'says it for ever': tries("for (;;) process.send({ kind: 'pong', rss: 0 })"),
  'answers for others': tries(`${EVERY_ID} process.send({ kind: 'rendered', id, page: {
    status: 200, head: { title: '${MARK}' }, answers: [], early: [], body: null, whole: true } })`),
  'listens to messages': tries("process.on('message', () => {}); return 'listening'"),
  'hangs up': tries('process.disconnect()'),
  'writes on the pipe': tries("require('fs').writeSync(3, 'planted')"),
  'sends a page of 20 MB': { renders: "return createElement('p', null, 'x'.repeat(2e7));" },
  'hides traps in its data': {
    loads: `return { said: 'trap', get more() { throw new Error('planted'); },
      toJSON() { for (;;); } };`,
  },
};

/** What is changed for whoever comes next. */
export const CHANGING: Record<string, Planted> = {
  'pollutes Object': tries(
    `Object.prototype.title = '${MARK}'; Object.prototype.children = '${MARK}'; return ({}).title`,
  ),
  'pollutes Array': tries(
    `Array.prototype.map = () => ['${MARK}']; Array.prototype[0] = '${MARK}'; return [1].map(String)`,
  ),
  'pollutes by __proto__': tries(
    `JSON.parse('{}').__proto__.title = '${MARK}'; ({}).constructor.prototype.title = '${MARK}';
     return ({}).title`,
  ),
  'patches JSON': tries(`JSON.stringify = () => '"${MARK}"'; return JSON.stringify(1)`),
  'patches promises': tries(
    `const { then } = Promise.prototype;
     Promise.prototype.then = function (done) { return then.call(this, () => done('${MARK}')); };
     return Promise.prototype.then === then ? 'as before' : 'changed'`,
  ),
  'patches texts': tries(
    `String.prototype.replace = () => '${MARK}'; RegExp.prototype.exec = () => null;
     return 'a'.replace('a', 'b')`,
  ),
  'patches maps': tries(`Map.prototype.get = () => '${MARK}'; return new Map([[1, 2]]).get(1)`),
  'patches iterators': tries(
    `Object.getPrototypeOf([].values()).next = () => ({ done: true, value: '${MARK}' });
     Object.getPrototypeOf(Object.getPrototypeOf(function* () {}())).next = () => ({ done: true });
     return [...'ab'].length`,
  ),
  'patches calls': tries(
    `Function.prototype.call = Function.prototype.apply = () => '${MARK}'; return String.call(0, 1)`,
  ),
  'patches errors': tries(`Error.prototype.name = '${MARK}'; return new Error('planted').name`),
  'patches addresses': tries(
    `URL.prototype.toString = () => '${MARK}'; return String(new URL('http://a/'))`,
  ),
  'patches timers': tries(
    `globalThis.setTimeout = () => {}; globalThis.setImmediate = () => {};
     return new Promise((done) => setTimeout(() => done('as before'), 1))`,
  ),
  'makes globals': tries(
    `globalThis.window = globalThis.document = { title: '${MARK}' }; return typeof window`,
  ),
  'patches React': tries(
    `const react = require('react'); react.createElement = () => '${MARK}';
     react.Component.prototype.setState = () => '${MARK}'; return typeof react.createElement`,
  ),
  'patches the JSX of others': tries(
    `const jsx = require('react/jsx-runtime'); jsx.jsx = jsx.jsxs = () => '${MARK}'; return 'tried'`,
    { shared: ['react', 'react/jsx-runtime'] },
  ),
  'patches styles': tries(
    `const emotion = require('@emotion/cache'); emotion.default = () => '${MARK}'; return 'tried'`,
    { shared: ['react', '@emotion/cache'] },
  ),
  'renders in React’s place': tries(
    `const react = require('react'); const name = Object.keys(react).find((key) => /INTERNALS/.test(key));
     react[name].H = null; return name`,
  ),
};

/** What is read, started or reached. */
export const REACHING: Record<string, Planted> = {
  'reads what others left in memory': tries(
    `const zeros = Buffer.alloc(65536);
     const left = () => !Buffer.allocUnsafeSlow(65536).equals(zeros);
     const found = Array.from({ length: 500 }, left).some(Boolean);
     return found ? 'leftovers' : undefined`,
  ),
  'requires files': tries(`return require('fs').readFileSync(${PASSWORDS})`),
  'requires files that it says it shares': tries(
    `return require('fs').readFileSync(${PASSWORDS})`,
    {
      shared: ['react', 'fs'],
    },
  ),
  'gets files of Node': tries(`return process.getBuiltinModule('fs').readFileSync(${PASSWORDS})`),
  'imports files': tries(`return (await import('node:fs')).readFileSync(${PASSWORDS})`),
  'binds files': tries(`return process.binding('fs').readFileUtf8(${PASSWORDS})`),
  'loads files by its module': tries(
    `return module.constructor._load('fs').readFileSync(${PASSWORDS})`,
  ),
  'makes code of text': tries(
    "return createElement.constructor('return process.version + process.pid')()",
  ),
  'climbs by an error': tries(
    `Error.prepareStackTrace = (_, sites) => sites.map((site) => site.getThis()?.process?.pid);
     return new Error('planted').stack.slice(0, 5)`,
  ),
  'climbs by a timer': tries('return typeof setTimeout(() => {}, 1).constructor.prototype.ref'),
  'climbs by the console': tries('return console._stdout.constructor.name'),
  'reads its environment': tries(
    'return Object.keys(process.env).filter((key) => key !== "NODE_ENV")',
  ),
  'reads its environment from the system': tries(
    `return process.getBuiltinModule('fs').readFileSync(${ENVIRON})`,
  ),
  'reads the server’s environment': tries(
    "return process.getBuiltinModule('fs').readFileSync('/proc/' + process.ppid + '/environ', 'utf8')",
  ),
  'starts a process': tries("return require('child_process').execSync('id').toString()"),
  'starts a process of Node’s': tries(
    "return process.getBuiltinModule('child_process').execSync('id').toString()",
  ),
  'starts a thread': tries("return new (require('worker_threads').Worker)('1', { eval: true })"),
  'starts a cluster': tries("return require('cluster').fork().id"),
  'loads an add-on': tries("return process.dlopen({ exports: {} }, '/lib/planted.node')"),
  'goes elsewhere': tries("process.chdir('/'); return process.cwd()"),
  'opens a socket': tries("return require('net').connect(80, '127.0.0.1').destroyed"),
  'asks by http': tries("return require('http').get('http://127.0.0.1:9/').path"),
  fetches: tries("return (await fetch('http://127.0.0.1:9/')).status"),
  'opens a web socket': tries("return new WebSocket('ws://127.0.0.1:9/').url"),
  'asks the provider to write': tries(
    `return JSON.stringify(await host.http.send({ method: 'POST', url: '/api/auth/shop-login',
      body: { email: 'a@example.com', password: 'planted' } }))`,
  ),
  'asks the provider for another page': tries(
    "return JSON.stringify(await host.http.send({ method: 'GET', url: '/api/brands/../../dev/outbox' }))",
  ),
  'asks another host': tries(
    "return JSON.stringify(await host.http.send({ method: 'GET', url: '//127.0.0.1:9/api/brands' }))",
  ),
};

/** What careful code does with objects of its own, which inherit from frozen ones. */
export const ORDINARY = tries(`'use strict';
  class Own extends Error { constructor() { super('own'); this.name = 'Own'; this.message = 'mine'; } }
  function Old() {} Old.prototype = Object.create(Function.prototype);
  Old.prototype.constructor = Old; Old.prototype.toString = () => 'old';
  const plain = { ...{} }; plain.toString = () => 'plain'; plain.constructor = 'none';
  return [new Own(), new Old(), plain, plain.constructor].join()`);

export const HOSTILE: Record<string, Planted> = { ...ENDING, ...SAYING, ...CHANGING, ...REACHING };

/** What came of a hostile build. */
export type HostileOutcome = {
  /** What its page says that it got, or that the browser is left to make it. */
  got: string;
  /** Its page came, as one that a browser can start from. */
  working: boolean;
  /** How long its page took, in milliseconds. */
  took: number;
  /** The page of another, as it was made before. */
  neighbour: boolean;
  /** It has read what it shouldn't. */
  leaked: boolean;
};

/** What is rendered, without the versions of the releases. */
function renderedOf(html: string): string {
  const root = html.indexOf('id="root"');
  return html.slice(root, html.indexOf('<script', root)).replaceAll(/\d+\.\d+\.\d+-\d{8}/g, 'V');
}

/** The page of another, as it is when nobody means harm. */
export const innocentPage = async (shop: PlantedShop): Promise<string> =>
  renderedOf(await shop.untilRendered(NEIGHBOUR));

/**
 * Publishes a hostile build, asks for its page and another's at once, and for the other's until it
 * is rendered again.
 * @param before the other page as it was, see `innocentPage`
 */
export async function tryHostile(
  shop: PlantedShop,
  planted: Planted,
  before: string,
): Promise<HostileOutcome> {
  await shop.publish(REMOTE, planted);
  const began = performance.now();
  const own = shop.get(OWN).then(async (answer) => {
    const html = await answer.text();
    return { html, status: answer.status, took: performance.now() - began };
  });
  const beside = shop.get(NEIGHBOUR).then((answer) => answer.text());
  const [{ html, status, took }, meanwhile] = await Promise.all([own, beside]);
  const [, got = 'left to the browser'] = /<h1>got ([^<]*)<\/h1>/.exec(html) ?? [];
  const after = await innocentPage(shop);
  // Whoever is made beside it may be left to the browser with it, but is never another page.
  const untouched = !meanwhile.includes('data-rendered') || renderedOf(meanwhile) === before;
  const leaks = [SECRET, 'root:x:', 'uid='];
  return {
    got,
    working: status === 200 && html.includes('id="root"'),
    took,
    neighbour: untouched && !meanwhile.includes(MARK) && after === before,
    leaked: leaks.some((leak) => html.includes(leak) || meanwhile.includes(leak)),
  };
}
