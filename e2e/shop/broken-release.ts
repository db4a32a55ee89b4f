/** Makes broken releases: their code or manifest is wrong, and their integrity is right. */
import { createHash } from 'node:crypto';
import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type CodeFault =
  | 'get-hangs'
  | 'syntax-error'
  | 'throws-on-load'
  | 'wrong-shape'
  | 'wrong-export'
  | 'throws-on-mount'
  | 'throws-on-click'
  | 'endless-suspense'
  | 'shared-clash'
  | 'missing-integrity';

type Manifest = {
  version: string;
  container: string;
  entry: string;
  integrity: Record<string, string>;
};
type State = {
  live: string;
  releases: Record<string, { publishedAt: string; manifest: Manifest }>;
};
type Registry = { revision: number; apps: Record<string, State> };

/** The message of all planted errors. */
export const PLANTED = 'planted fault';

/**
 * Code that is added before an entry's own. All faults but those of the file itself end when the
 * page sets `faultIsOver`, like a fault in something that the code depends on.
 */
const BEFORE: Partial<Record<CodeFault, string>> = {
  'syntax-error': 'const = 1;',
  'throws-on-load': `if (!globalThis.faultIsOver) throw new Error('${PLANTED}');`,
};

const INSIDE: Partial<Record<CodeFault, string>> = {
  'get-hangs': 'return over() ? get(name) : new Promise(() => {});',
  'wrong-export': 'return get(name).then((make) => () => (over() ? make() : { other: 1 }));',
  'wrong-shape':
    'return withSetup(name, (setup) => (host) => (over() ? setup(host) : { all: "none" }));',
  'throws-on-mount': `return withParts(name, (Part) => (props) => {
    if (!over()) throw new Error('${PLANTED}');
    return element(Part, props);
  });`,
  'endless-suspense': `return withParts(name, (Part) => (props) => {
    if (!over()) throw forEver;
    return element(Part, props);
  });`,
  'throws-on-click': `return withParts(name, (Part) => (props) => element('div', {
    style: { display: 'contents' },
    onClick() { if (!over()) throw new Error('${PLANTED}'); },
    children: element(Part, props),
  }));`,
};

/** The container with another `get`. */
const wrapped = (container: string, inside: string) => `;(() => {
  const { get, init } = globalThis.${container};
  const over = () => globalThis.faultIsOver === true;
  const forEver = new Promise(() => {});
  const element = (type, props) =>
    ({ $$typeof: Symbol.for('react.transitional.element'), type, key: null, ref: null, props });
  const withSetup = (name, change) =>
    get(name).then((make) => () => ({ setup: change(make().setup) }));
  const every = (entries, change) => Object.fromEntries(Object.entries(entries).map(
    ([key, entry]) => [key, { ...entry, load: async () => change(await entry.load()) }]));
  const withParts = (name, change) => withSetup(name, (setup) => (host) => {
    const { pages, fragments } = setup(host);
    return {
      pages: every(pages, (page) => ({ ...page, Component: change(page.Component) })),
      fragments: every(fragments, change),
    };
  });
  globalThis.${container} = { init, get(name) { ${inside} } };
})();`;

function brokenEntry(fault: CodeFault, container: string, code: string): string {
  if (fault === 'shared-clash') {
    // The remote requires a version of React that no shop has.
    const asked = /(requiredVersion:)("\^19[^"]*")(,strictVersion:)!1/g;
    return code.replaceAll(asked, '$1globalThis.faultIsOver?$2:"^99.0.0"$3!0');
  }
  const inside = INSIDE[fault];
  return `${BEFORE[fault] ?? ''}\n${code}\n${inside ? wrapped(container, inside) : ''}`;
}

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

async function readRegistry(store: string): Promise<Registry> {
  return JSON.parse(await readFile(join(store, 'registry.json'), 'utf8')) as Registry;
}

async function writeRegistry(store: string, registry: Registry): Promise<void> {
  const draft = join(store, '.registry-draft');
  await writeFile(draft, JSON.stringify({ ...registry, revision: registry.revision + 1 }));
  await rename(draft, join(store, 'registry.json'));
}

/**
 * Makes a broken copy of an app's live release live, without a release to fall back to.
 * @returns a function that makes the earlier release live again
 */
export async function publishBroken(
  store: string,
  app: string,
  fault: CodeFault,
): Promise<() => Promise<void>> {
  const before = await readRegistry(store);
  const state = before.apps[app];
  const good = state?.releases[state.live]?.manifest;
  if (!state || !good) throw new Error(`${app} has no live release`);
  const hash = createHash('sha256').update(fault).digest('hex').slice(0, 8);
  const version = `0.0.1-${fault.replaceAll('-', '.')}-${hash}`;
  const folder = join(store, app, version);
  await cp(join(store, app, good.version), folder, {
    recursive: true,
    filter: (path) => !/\.(?:br|gz)$/.test(path),
  });
  const entry = join(folder, good.entry);
  const code = await readFile(entry, 'utf8');
  const broken = brokenEntry(fault, good.container, code);
  await writeFile(entry, broken);
  const integrity = { ...good.integrity, [good.entry]: sha384(broken) };
  if (fault === 'missing-integrity') delete integrity[good.entry];
  const manifest = { ...good, version, integrity };
  const releases = { [version]: { publishedAt: new Date().toISOString(), manifest } };
  const alone = { ...state, live: version, lastKnownGood: null, releases };
  await writeRegistry(store, { ...before, apps: { ...before.apps, [app]: alone } });
  return async () => {
    const now = await readRegistry(store);
    await writeRegistry(store, { ...now, apps: { ...now.apps, [app]: state } });
  };
}
