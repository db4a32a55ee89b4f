import { allowOverriding, harden } from './harden';

/**
 * The global names that the code of releases may use, besides those of the language itself. Not
 * among them: `process`, and everything by which a process reaches the network, other threads or
 * memory that is not its own.
 */
const KEPT = new Set<PropertyKey>([
  ...['globalThis', 'global', 'Object', 'Function', 'Array', 'Number', 'Boolean', 'String'],
  ...['Symbol', 'BigInt', 'Math', 'JSON', 'Date', 'RegExp', 'Intl', 'Reflect', 'Proxy', 'Promise'],
  ...['Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef', 'FinalizationRegistry', 'Iterator'],
  ...['Error', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'],
  ...['AggregateError', 'ArrayBuffer', 'DataView', 'Uint8Array', 'Int8Array', 'Uint16Array'],
  ...['Int16Array', 'Uint32Array', 'Int32Array', 'Float32Array', 'Float64Array', 'BigInt64Array'],
  ...['BigUint64Array', 'Uint8ClampedArray', 'NaN', 'Infinity', 'undefined', 'isNaN', 'isFinite'],
  ...['parseInt', 'parseFloat', 'encodeURI', 'encodeURIComponent', 'decodeURI', 'escape'],
  ...['decodeURIComponent', 'unescape', 'eval', 'queueMicrotask', 'structuredClone'],
  ...['URL', 'URLSearchParams', 'TextEncoder', 'TextDecoder', 'atob', 'btoa', 'Buffer'],
  ...['AbortController', 'AbortSignal', 'Event', 'EventTarget', 'DOMException'],
]);

type Run = (...values: unknown[]) => void;

/**
 * Timers as numbers, as in browsers: from one of Node's timer objects code could reach all others.
 */
function numbered<Handle>(
  begin: (run: () => void, wait?: number) => Handle,
  stop: (handle: Handle) => void,
  once: boolean,
) {
  const running = new Map<number, Handle>();
  let last = 0;
  return {
    begin(run: Run, wait: number | undefined, values: unknown[]): number {
      last += 1;
      const number = last;
      const handle = begin(() => {
        if (once) running.delete(number);
        run(...values);
      }, wait);
      running.set(number, handle);
      return number;
    },
    stop(number: number): void {
      const handle = running.get(number);
      running.delete(number);
      if (handle !== undefined) stop(handle);
    },
  };
}

/** The global names that are replaced by versions that do less. */
function replacements(): Record<string, unknown> {
  const nothing = () => undefined;
  const { now } = performance;
  const clock = now.bind(performance);
  const timeouts = numbered(setTimeout, clearTimeout, true);
  const intervals = numbered(setInterval, clearInterval, false);
  const soon = setImmediate;
  const immediates = numbered((run) => soon(run), clearImmediate, true);
  return {
    process: { env: { NODE_ENV: 'production' } },
    console: { log: nothing, info: nothing, debug: nothing, warn: nothing, error: nothing },
    performance: { now: () => clock() },
    setTimeout: (run: Run, wait?: number, ...values: unknown[]) =>
      timeouts.begin(run, wait, values),
    clearTimeout: timeouts.stop,
    setInterval: (run: Run, wait?: number, ...values: unknown[]) =>
      intervals.begin(run, wait, values),
    clearInterval: intervals.stop,
    setImmediate: (run: Run, ...values: unknown[]) => immediates.begin(run, undefined, values),
    clearImmediate: immediates.stop,
  };
}

const ERRORS = [Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError];

/**
 * Properties that ordinary code assigns to its own objects although they inherit them: `error.name
 * = …`.
 */
const OVERRIDDEN: [object, string[]][] = [
  [Object.prototype, ['constructor', 'toString', 'toLocaleString', 'valueOf', 'hasOwnProperty']],
  [Function.prototype, ['constructor', 'toString', 'name', 'bind', 'call', 'apply']],
  ...[...ERRORS, AggregateError].map(({ prototype }): [object, string[]] => [
    prototype,
    ['constructor', 'name', 'message', 'toString'],
  ]),
];

/** Built-in objects without a global name, which code can reach through other values. */
function hiddenIntrinsics(): unknown[] {
  const iterators = [
    ...[[].values(), new Map().values(), new Set().values(), ''[Symbol.iterator]()],
    ...[''.matchAll(/a/g), new URLSearchParams().values()],
    new Intl.Segmenter().segment('a'),
    new Intl.Segmenter().segment('a')[Symbol.iterator](),
  ];
  const functions = [function* () {}, async function () {}, async function* () {}];
  const generators = functions.map((made) => made() as unknown);
  return [...iterators, ...functions, ...generators].map(
    (made) => Object.getPrototypeOf(made) as unknown,
  );
}

/**
 * Leaves the code of releases nothing but the language, the globals that pages need, and the given
 * libraries, and freezes all of them: otherwise a change by one release would affect the next page.
 * It runs after everything that this process itself needs has been loaded. (Node's own
 * `--frozen-intrinsics` makes accessors of all of the language, which doubles what a page costs.)
 * @throws where a name can't be removed
 */
export function closeRealm(libraries: Iterable<unknown>): void {
  const names = replacements();
  for (const name of Reflect.ownKeys(globalThis)) {
    if (KEPT.has(name)) continue;
    if (!Reflect.deleteProperty(globalThis, name)) throw new Error(`${String(name)} stays`);
  }
  for (const [name, value] of Object.entries(names)) {
    Object.defineProperty(globalThis, name, { value, enumerable: false });
  }
  for (const [prototype, parts] of OVERRIDDEN) allowOverriding(prototype, parts);
  harden([...libraries, globalThis, ...hiddenIntrinsics()]);
}
