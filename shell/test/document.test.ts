import { shopConfig } from 'host-kit/shop-config';
import { describe, expect, it } from 'vitest';
import type { ResolvedRelease } from 'shared-contracts/release';
import { documentHtml, type DocumentParts } from '../server/document';
import { hashOf } from '../server/inline-code';
import { inlineJson } from '../server/inline-json';
import { documentHeaders } from '../server/policy';
import type { Head } from 'shared-contracts/door';
import { awaitFontScript } from '../server/await-font';
import { documentHead } from '../src/document-head';
import type { PageState } from '../src/page-state';
import { routes } from '../src/routes';

const base = 'http://localhost:3001/mfe-catalog/1.0.0-aaaaaaaa';
const catalog: ResolvedRelease = {
  version: '1.0.0-aaaaaaaa',
  container: 'mfe_catalog',
  entry: `${base}/entry.js`,
  integrity: { [`${base}/entry.js`]: 'sha384-entry', [`${base}/page.js`]: 'sha384-page' },
  pages: { store: [`${base}/page.js`] },
  fragments: {},
};
const shell: ResolvedRelease = {
  ...catalog,
  entry: '/_release/shell/1.0.0-aaaaaaaa/entry.js',
  integrity: { '/_release/shell/1.0.0-aaaaaaaa/entry.js': 'sha384-shell' },
};

const firstOf = (title: string, answer: unknown = null): DocumentParts['first'] => ({
  status: 200,
  head: documentHead(
    { title, description: '"quoted" & <b>', jsonLd: [{ name: '</script><script>' }] },
    shopConfig,
  ),
  answers: [{ request: { method: 'GET', url: '/api/x' }, answer }],
  early: [],
  body: null,
  whole: true,
});

const made = (title: string, answer: unknown = null, more: Partial<DocumentParts> = {}) =>
  documentHtml({
    config: shopConfig,
    development: false,
    flags: [],
    remoteLimit: 10_000,
    readsLists: true,
    set: { shell, 'mfe-catalog': catalog },
    good: {},
    overridable: false,
    override: null,
    hot: null,
    fonts: [],
    shell,
    earlyInput: '/* early */',
    nonce: null,
    ticket: null,
    watched: false,
    offer: null,
    page: { remote: 'mfe-catalog', release: catalog, name: 'store', parts: [] },
    first: firstOf(title, answer),
    ...more,
  });

const html = (title: string, answer: unknown = null) => made(title, answer).html;

describe('a document', () => {
  it('names every script of its page with its integrity, entry before chunk', () => {
    const links = [...html('Store').matchAll(/<link rel="preload" as="script"[^>]*>/g)].map(String);
    expect(links).toHaveLength(2);
    expect(links[0]).toContain(`href="${base}/entry.js"`);
    expect(links[0]).toContain('integrity="sha384-entry"');
    expect(links[1]).toContain('integrity="sha384-page"');
    expect(html('Store')).toContain('integrity="sha384-shell" crossorigin="anonymous"');
  });

  it('preloads the font in its body, where no paint waits for it, and lets the head decide whether one does', () => {
    const font = '/_release/shell/1.0.0-aaaaaaaa/archivo-latin.0a1b2c3d.woff2';
    const [head = '', body = ''] = made('Store', null, { fonts: [font] }).html.split('</head>');
    expect(head).not.toContain('as="font"');
    expect(head).toContain(awaitFontScript(font));
    expect(body).toMatch(
      new RegExp(`^<body>\\s*<link rel="preload" as="font"[^>]* href="${font}">`),
    );
  });

  it('names its scripts at its end where the page opens with pictures, which then load first, and else in its head', () => {
    const named = /<(?:script defer src|link rel="preload" as="script" href)="([^"]+)"/g;
    const namedAround = (place: string, text: string) =>
      text.split(place).map((part) => [...part.matchAll(named)].map(([, file]) => file));
    const opening = (links: string) => {
      const body = { html: '<p>Drills</p>', links, styles: [], slots: [] };
      const rendered = made('Store', null, { first: { ...firstOf('Store'), body } });
      return namedAround(body.html, rendered.html);
    };
    const all = [shell.entry, `${base}/entry.js`, `${base}/page.js`];
    expect(opening('<link rel="preload" as="image" href="/drill.svg"/>')).toEqual([[], all]);
    expect(opening('')).toEqual([all, []]);
    expect(namedAround('</head>', html('Store'))).toEqual([all, []]);
  });

  it('lets nothing that a provider sends out of its place', () => {
    const evil = '</script><script>alert(1)</script><!--';
    const document = html('</title><script>alert(1)</script>', { name: evil });
    expect(document).not.toContain('<script>alert');
    expect(document).not.toContain('<!--');
    expect(document).toContain('&quot;quoted&quot; &amp; &lt;b&gt;');
    expect(JSON.parse(inlineJson({ evil }))).toEqual({ evil });
  });

  it('has no script without an integrity, or whose text its policy does not name', () => {
    const { html: text, inline } = made('Store');
    const scripts = [...text.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
    expect(scripts.length).toBeGreaterThan(2);
    for (const [, attributes = '', code = ''] of scripts) {
      const isData = /type="application\/(ld\+)?json"/.test(attributes);
      expect(
        isData || attributes.includes('integrity=') || inline.script.includes(hashOf(code)),
      ).toBe(true);
    }
  });

  it('does not allow a script that got into it by another way', () => {
    const { inline } = made('</title><script>alert(1)</script>');
    expect(inline.script).not.toContain(hashOf('alert(1)'));
  });
});

describe('the scripts that a document names', () => {
  const files = ['entry', 'page', 'other', 'menu', 'filter'].map((name) => `${base}/${name}.js`);
  const [entry = '', page = '', other = '', menu = '', filter = ''] = files;
  const listed: ResolvedRelease = {
    ...catalog,
    integrity: Object.fromEntries(files.map((file) => [file, `sha384-${file}`])),
    pages: { store: [page], product: [other] },
    fragments: {
      'catalog.mega-menu': [menu],
      'catalog.featured': [filter],
      'below.home': [filter],
    },
    later: { 'catalog.featured': [other] },
    list: { url: `${base}/scripts.json`, integrity: 'sha384-list' },
  };
  const listedShell = { ...shell, list: { url: '/shell.json', integrity: 'sha384-x' } };
  const documentWith = (more: Partial<DocumentParts> = {}) => {
    const { html: text } = made('Store', null, {
      set: { shell: listedShell, 'mfe-catalog': listed },
      good: { 'mfe-catalog': listed },
      page: {
        remote: 'mfe-catalog',
        release: listed,
        name: 'store',
        parts: [{ name: 'catalog.mega-menu', remote: 'mfe-catalog' }],
      },
      ...more,
    });
    const state = /id="storefront-state">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    return { text, state: JSON.parse(state) as PageState };
  };

  it('are those that its page needs first, and the list of all others', () => {
    const { text, state } = documentWith();
    const release = state.releases['mfe-catalog'];
    expect(Object.keys(release?.integrity ?? {})).toEqual([entry, page, menu, filter]);
    expect(release).toMatchObject({ pages: { store: [page] }, list: listed.list });
    // Which places of pages are filled, no other than the document says.
    expect(release?.fragments).toEqual({ 'catalog.mega-menu': [menu], 'below.home': [filter] });
    expect(release).not.toHaveProperty('later');
    expect(Object.keys(state.good['mfe-catalog']?.integrity ?? {})).toEqual([entry, filter]);
    expect(text).toContain(`<link rel="preload" as="fetch" href="${base}/scripts.json"`);
  });

  it('are all of the shell’s, and of a release that has no list', () => {
    expect(documentWith().state.releases.shell).toEqual(shell);
    const { list: _list, ...unlisted } = listed;
    const { state } = documentWith({ set: { shell, 'mfe-catalog': unlisted } });
    expect(state.releases['mfe-catalog']).toEqual(unlisted);
  });

  it('are all where the shell reads no lists', () => {
    const { text, state } = documentWith({ readsLists: false });
    const { list: _list, ...whole } = listed;
    expect(state.releases['mfe-catalog']).toEqual(whole);
    expect(text).not.toContain('scripts.json');
  });
});

describe('the policy of a document', () => {
  it('allows inline scripts that are named and those of the remotes only, and forbids HTML from text', () => {
    const csp = documentHeaders(
      { script: ["'sha256-abc'"], style: [] },
      { revision: 0, apps: {}, history: [] },
      ['http://localhost:3001'],
    )['Content-Security-Policy'];
    expect(csp).toContain("script-src 'self' 'sha256-abc' http://localhost:3001;");
    expect(csp).toContain("require-trusted-types-for 'script'");
    expect(csp).not.toContain('unsafe');
  });
});

describe('the head of a page', () => {
  it('has absolute links and the shop’s name behind the title', () => {
    const head = { title: 'Drill', canonical: '/products/7', image: '/storage/a.webp' };
    const { title, tags } = documentHead(head, shopConfig);
    expect(title).toBe(`Drill | ${shopConfig.name}`);
    const values = tags.flatMap(({ attributes }) => Object.values(attributes));
    expect(values).toContain(`${shopConfig.origin}/products/7`);
    expect(values).toContain(`${shopConfig.origin}/storage/a.webp`);
  });

  it('has the shop’s picture for a link’s preview where the page has none', () => {
    const values = documentHead({ title: 'Terms' }, shopConfig).tags.flatMap(({ attributes }) =>
      Object.values(attributes),
    );
    expect(values).toContain(`${shopConfig.origin}/share.png`);
  });

  it('says of a preview’s picture what it is, and of the shop’s its size', () => {
    const contentOf = (head: Head) => {
      const { tags } = documentHead(head, shopConfig);
      return new Map(tags.map(({ attributes }) => [attributes.property, attributes.content]));
    };
    const shops = contentOf({ title: 'Terms' });
    expect(shops.get('og:image:width')).toBe('1200');
    expect(shops.get('og:image:height')).toBe('630');
    expect(shops.get('og:image:alt')).toBe(shopConfig.name);
    const products = contentOf({ title: 'Drill', image: '/storage/a.webp' });
    expect(products.get('og:image:alt')).toBe('Drill');
    expect(products.has('og:image:width')).toBe(false);
    const size = { width: 1000, height: 500 };
    const drawn = contentOf({ title: 'Drill', image: '/storage/share/a.jpeg', imageSize: size });
    expect(drawn.get('og:image')).toBe(`${shopConfig.origin}/storage/share/a.jpeg`);
    expect(drawn.get('og:image:width')).toBe('1000');
    expect(drawn.get('og:image:height')).toBe('500');
  });
});

describe('the route table', () => {
  it('has every path of the specification once', () => {
    const wanted = `/ /store /products/:productId /category/:categoryId /categories /brand/:brandId
      /brands /blogs /blogs/:blogId /checkout /order-history /login /register /forgot-password
      /privacy-policy /terms-and-conditions /contact-us /shop`.split(/\s+/);
    const paths = routes.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of wanted) expect(paths).toContain(path);
  });

  it('protects checkout and orders, and closes login and register to customers', () => {
    const guards = Object.fromEntries(
      routes.flatMap((route) => (route.kind === 'remote' ? [[route.path, route.guard]] : [])),
    );
    expect(guards['/checkout']).toBe('signed-in');
    expect(guards['/order-history']).toBe('signed-in');
    expect(guards['/login']).toBe('signed-out');
    expect(guards['/register']).toBe('signed-out');
    expect(guards['/store']).toBe('none');
  });
});
