import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enclosingFunction } from '../src/console/enclosing-function';
import { exposition } from '../src/console/exposition';
import { createSourcePlaces } from '../src/console/source-place';
import { statusSchema } from '../src/console/status-json';
import { publishFolders } from '../src/publish';
import { writeTelemetry } from '../src/telemetry';
import { withValue, type Spread } from '../src/vitals';
import { openConsole, second, third, told, type Console } from './console-shop';

let shop: Console;
beforeEach(async () => {
  shop = await openConsole();
});
afterEach(() => shop.close());

const spreadOf = (name: string, values: number[]): Spread =>
  values.reduce<Spread | undefined>(
    (spread, value) => withValue(spread, name, value) ?? undefined,
    undefined,
  ) ?? expect.fail();

describe('the pages of the console', () => {
  it('can be read before anything is published', async () => {
    for (const path of [
      '/',
      '/teams',
      '/needs',
      '/history',
      '/apps/mfe-search',
      '/status.json',
      '/metrics',
    ]) {
      expect((await shop.ask(path)).status).toBe(200);
    }
    expect(await shop.text('/')).toContain('Nothing is published yet.');
    expect((await shop.ask('/apps/nothing')).status).toBe(404);
    expect((await shop.ask('/apps/mfe-search/explode')).status).toBe(404);
  });

  it('show what is live and canary with share, author and failures', async () => {
    await shop.fill();
    await shop.tell([told(third), told(second, { loads: 1_000, failures: 1 })]);
    const page = (await shop.text('/')).replaceAll(/\s+/g, ' ');
    for (const words of [
      second,
      third,
      '90 %',
      '10 %',
      'c0ffee00',
      'Ana',
      '10.0 %',
      '1,000',
      'said nothing: 7',
      'on the server: 12 of 1,200',
    ]) {
      expect(page).toContain(words);
    }
    expect(page).toContain('href="/apps/mfe-search/promote"');
    expect(page).not.toContain('href="/apps/mfe-catalog/');
  });

  it('show the difference of a canary from live, and how its values are spread', async () => {
    await shop.fill();
    const of = (value: number, role: 'live' | 'canary') => ({
      vitals: { LCP: Array<number>(20).fill(value) },
      spreads: { LCP: { [role]: spreadOf('LCP', Array<number>(20).fill(value)) } },
    });
    await shop.tell([told(second, of(2_000, 'live')), told(third, of(2_600, 'canary'))]);
    const page = await shop.text('/apps/mfe-search');
    expect(page).toContain('+600 ms from live');
    expect(page).toContain('100 % of the values are good: 2,500 ms or less');
    expect(page).toContain('0 % of the values are good: 2,500 ms or less');
    expect(page.match(/<path class="other"/g)).toHaveLength(1);
  });

  it('show what differs with a shadow, both sides as text', async () => {
    await shop.fill();
    expect(await shop.text('/apps/mfe-search')).not.toContain('id="shadow"');
    const seen = await shop.store.registry.read();
    const manifest = seen.apps['mfe-search']?.releases[third]?.manifest;
    if (!manifest) expect.fail();
    const at = '2026-11-28T05:00:00Z';
    const shadow = { at, version: third, percent: 5, manifest };
    await shop.store.registry.replace(seen, { ...seen, shadows: { 'mfe-search': shadow } });
    expect(await shop.text('/apps/mfe-search')).toContain('no page compared yet');
    const example = {
      ...{ page: 'mfe-search/search', path: '/search', at, says: 'text changed' },
      ...{ live: '₱ 120.00', shadow: '<img src=x onerror="alert(1)">' },
    };
    await shop.tell([told(third, { shadowed: { pages: 2_000, differ: 41, examples: [example] } })]);
    const page = await shop.text('/apps/mfe-search');
    expect(page).toContain('differs in 41 of 2,000 pages');
    const { apps } = statusSchema.parse(await (await shop.ask('/status.json')).json());
    expect(apps.map((each) => each.shadow).filter(Boolean)).toEqual([
      { version: third, percent: 5, pages: 2_000, differ: 41, visited: null },
    ]);
    const labels = `app="mfe-search",version="${third}"`;
    const metrics = await shop.text('/metrics');
    expect(metrics).toContain(`shadow_pages_total{${labels},outcome="differs"} 41\n`);
    expect(metrics).toContain(`shadow_pages_total{${labels},outcome="same"} 1959\n`);
    expect(page).toContain('₱ 120.00');
    expect(page).toContain('&lt;img src=x');
    expect(page).not.toContain('<img');
  });

  it('show what a browser saw of a shadow beside it', async () => {
    await shop.fill();
    const seen = await shop.store.registry.read();
    const state = seen.apps['mfe-search'];
    const manifest = state?.releases[third]?.manifest;
    if (!manifest) expect.fail();
    const at = '2026-11-28T05:00:00Z';
    const example = {
      ...{
        page: 'mfe-search/search',
        path: '/search',
        at,
        says: 'on a phone: gone: button "Menu"',
      },
      ...{ live: 'button "Menu"', shadow: '' },
    };
    const visited = { at, live: state.live, pages: 12, differ: 1, examples: [example] };
    const shadow = { at, version: third, percent: 5, manifest, visited };
    await shop.store.registry.replace(seen, { ...seen, shadows: { 'mfe-search': shadow } });
    const page = await shop.text('/apps/mfe-search');
    expect(page).toContain('visited 12 pages at two sizes, 1 differed');
    expect(page).toContain('on a phone: gone: button &quot;Menu&quot;');
    const { apps } = statusSchema.parse(await (await shop.ask('/status.json')).json());
    expect(apps.find(({ app }) => app === 'mfe-search')?.shadow?.visited).toEqual({
      ...{ at, pages: 12, differ: 1 },
    });
    const labels = `app="mfe-search",version="${third}"`;
    const metrics = await shop.text('/metrics');
    expect(metrics).toContain(`shadow_visited_pages{${labels},outcome="differs"} 1\n`);
    expect(metrics).toContain(`shadow_visited_pages{${labels},outcome="same"} 11\n`);
  });

  it('say on which kind of device a release fails', async () => {
    await shop.fill();
    await shop.tell([told(third)]);
    expect(await shop.text('/apps/mfe-search')).toContain('on phones: 9 of 10');
  });

  it('show what strangers tell as text', async () => {
    await shop.fill();
    const hostile = '</li><img src=x onerror="alert(1)">&amp;';
    const fault = { message: hostile, part: hostile, path: hostile, times: 3, stack: [hostile] };
    await shop.tell([told(third, { faults: [fault] })]);
    const page = await shop.text('/apps/mfe-search');
    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;/li&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;amp;');
  });

  it('name file, line and function of a stack by the source map that was kept', async () => {
    const source = [
      'export function SearchPage() {',
      '  const [shown] = useShown();',
      '  return shown.map((item) => {',
      '    if (item.sold) return null;',
      '    return item.variants.length;',
      '  });',
      '}',
    ];
    const map = {
      version: 3,
      sources: ['webpack://mfe_search_cccccccc/./src/pages/search-page.tsx'],
      sourcesContent: [source.join('\n')],
      names: [],
      // Column 0 is line 5, column 8 is line 2.
      mappings: 'AAIA,QAHA',
    };
    await shop.fill();
    const version = '2.0.0-dddddddd';
    await publishFolders([await shop.built(version, JSON.stringify(map))], shop.store);
    const at = (column: number) => `mfe-search/${version}/entry.js:1:${column}`;
    const stack = [at(1), at(12), `mfe-search/${version}/gone.js:1:1`, 'mfe-search/x/entry.js:0:0'];
    await shop.tell([
      told(version, {
        faults: [{ message: 'it broke', part: '', path: '/search', times: 1, stack }],
      }),
    ]);
    const page = (await shop.text('/apps/mfe-search')).replaceAll(/\s+/g, ' ');
    expect(page).toContain('mfe-search/src/pages/search-page.tsx:5');
    expect(page).toContain('return item.variants.length;');
    expect(page).toContain('mfe-search/src/pages/search-page.tsx:2');
    expect(page.match(/<code class="name">SearchPage<\/code>/g)).toHaveLength(2);
    expect(page).toContain(`<code>mfe-search/${version}/gone.js:1:1</code> (no map)`);
  });

  it('read a map again that could not be fetched before', async () => {
    const map = { version: 3, sources: ['webpack://x/./src/a.ts'], names: [], mappings: 'AAAA' };
    await publishFolders([await shop.built(second, JSON.stringify(map))], shop.store);
    const told = `mfe-search/${second}/entry.js:1:1`;
    let away = true;
    const placeOf = createSourcePlaces({
      ...shop.store,
      mapOf: (...named) => (away ? Promise.reject(new Error('away')) : shop.store.mapOf(...named)),
    });
    expect((await placeOf(told)).source).toBeNull();
    away = false;
    expect((await placeOf(told)).source).toMatchObject({ file: 'mfe-search/src/a.ts', line: 1 });
  });

  it('are there where a map is corrupt', async () => {
    await publishFolders([await shop.built(second, '{"version":3')], shop.store);
    const stack = [`mfe-search/${second}/entry.js:1:1`];
    const fault = { message: 'it broke', part: '', path: '*', times: 1, stack };
    await shop.tell([told(second, { faults: [fault] })]);
    expect(await shop.text('/apps/mfe-search')).toContain('(no map)');
  });
});

it.each([
  ['a declared function', ['async function load() {', '  await it();', '}'], 2, 'load'],
  ['a method', ['class A {', '  async #tell(one: string) {', '    it();', '  }', '}'], 3, 'tell'],
  ['an arrow', ['const told = (a: A) => {', '  if (a) {', '    it();', '  }', '};'], 3, 'told'],
  ['long parameters', ['function f(', '  a: A,', ') {', '  it();', '}'], 4, 'f'],
  ['its own line', ['const short = (a) => it(a);'], 1, 'short'],
  ['nothing', ['it();'], 1, null],
])('finds the function of %s', (_, lines, at, name) => {
  expect(enclosingFunction(lines, at)).toBe(name);
});

describe('what the console says to programs', () => {
  beforeEach(async () => {
    await shop.fill();
    const spreads = {
      LCP: { canary: spreadOf('LCP', [400, 2_400, 99_000]) },
      CLS: { canary: spreadOf('CLS', [0.3]) },
    };
    await shop.tell([told(third, { vitals: { LCP: [400, 2_400, 99_000] }, spreads })]);
  });

  it('is JSON of the schema that it shows', async () => {
    const status = statusSchema.parse(await (await shop.ask('/status.json')).json());
    const search = status.apps.find(({ app }) => app === 'mfe-search');
    expect(search?.releases).toMatchObject([
      { version: second, role: 'live', percent: 90 },
      { version: third, role: 'canary', percent: 10, failures: 10, silent: 7, commit: 'c0ffee00' },
      { role: 'before' },
    ]);
    const schema = (await (await shop.ask('/status.schema.json')).json()) as object;
    expect(schema).toMatchObject({ type: 'object', properties: { format: { const: 1 } } });
  });

  it('is text that Prometheus can read: each line a sample, each histogram whole', async () => {
    const answer = await shop.ask('/metrics');
    expect(answer.headers.get('content-type')).toContain('version=0.0.4');
    const samples = parsed(await answer.text());
    const value = (name: string, labels: Record<string, string>) =>
      samples.find(
        (each) =>
          each.name === name &&
          Object.entries(labels).every(([label, text]) => each.labels[label] === text),
      )?.value;
    expect(value('storefront_release_share', { version: third, role: 'canary' })).toBe(0.1);
    expect(value('storefront_release_failures_total', { version: third })).toBe(10);
    expect(value('storefront_release_silent_total', { version: third })).toBe(7);
    const phones = { version: third, device: 'phone', browser: 'safari' };
    const shoppers = (outcome: string) =>
      value('storefront_release_shoppers_total', { ...phones, outcome });
    expect([shoppers('well'), shoppers('failed')]).toEqual([1, 9]);
    const server = { app: 'mfe-search', version: third };
    const pages = (outcome: string) =>
      value('storefront_release_server_pages_total', { ...server, outcome });
    expect([pages('rendered'), pages('threw'), pages('killed')]).toEqual([1_188, 9, 3]);
    expect(value('storefront_ejections', { app: 'mfe-search' })).toBe(0);
    const vital = { version: third, role: 'canary', vital: 'LCP' };
    const bucket = (le: string) => value('storefront_web_vital_seconds_bucket', { ...vital, le });
    expect([bucket('0.5'), bucket('2.5'), bucket('10'), bucket('+Inf')]).toEqual([1, 2, 2, 3]);
    expect(value('storefront_web_vital_seconds_count', vital)).toBe(3);
    expect(value('storefront_web_vital_seconds_sum', vital)).toBeCloseTo(101.8);
    expect(value('storefront_layout_shift_score_bucket', { le: '0.25' })).toBe(0);
    const names = samples.map(({ name, labels }) => name + JSON.stringify(labels));
    expect(new Set(names).size).toBe(names.length);
  });

  it('has labels with every sign, and no sample of what is not known', async () => {
    const value = 'a "b" \\ c\nd';
    const text = exposition([
      { name: 'm', help: 'h\nh', type: 'gauge', samples: [{ labels: { value }, value: 1 }] },
      { name: 'empty', help: '', type: 'gauge', samples: [] },
    ]);
    expect(text).toBe('# HELP m h\\nh\n# TYPE m gauge\nm{value="a \\"b\\" \\\\ c\\nd"} 1\n');
    expect(parsed(text)).toEqual([{ name: 'm', labels: { value }, value: 1 }]);
    await writeTelemetry(shop.store.root, {
      savedAt: new Date().toISOString(),
      releases: {},
      alerts: [],
    });
    expect(await shop.text('/metrics')).not.toContain('web_vital');
  });
});

type Parsed = { name: string; labels: Record<string, string>; value: number };

/** Reads the text format strictly: a type before a name's samples, which stand together. */
function parsed(text: string): Parsed[] {
  expect(text.endsWith('\n')).toBe(true);
  const types = new Map<string, string>();
  return text
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const type = /^# TYPE (\w+) (gauge|counter|histogram)$/.exec(line);
      if (type?.[1]) {
        expect(types.has(type[1])).toBe(false);
        types.set(type[1], type[2] ?? '');
      }
      if (line.startsWith('#')) return [];
      const [, name = '', labels = '', value = ''] =
        /^([a-z_]+)(?:\{((?:\w+="(?:[^"\\\n]|\\["\\n])*",?)*)\})? (\S+)$/.exec(line) ??
        expect.fail(line);
      const base = name.replace(/_(bucket|sum|count)$/, '');
      expect(types.has(name) || types.get(base) === 'histogram').toBe(true);
      const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(
        ([, label = '', said = '']) => [
          label,
          said.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign)),
        ],
      );
      return [
        { name, labels: Object.fromEntries(pairs) as Parsed['labels'], value: Number(value) },
      ];
    });
}
