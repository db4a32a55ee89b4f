/** What a document server makes of the catalogue's parts: here is no browser, as there is none there. */
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { setup } from '../src/remote';
import { fakeHost, offline, row, type Provider } from './fake-host';

/** What React writes where a boundary is left to the browser. */
const LEFT = '<!--$!-->';

const STORED = { first_image: { default: 0, path: 'products/a.svg' } };

const brand = (id: number) => ({
  id,
  brand_name: `Brand ${id}`,
  file_name: 'a.svg',
  image_path: 'brands/a.svg',
});

const shop: Provider = ({ url }) => {
  if (url.includes('featured')) return [row(1, STORED), row(2, STORED)];
  if (url.includes('/brands')) return [brand(1), brand(2)];
  return [row(1), row(2), row(3)];
};

/** The same shop, in which the calls of an address fail. */
const without =
  (address: string): Provider =>
  (request) => {
    if (request.url.includes(address)) throw offline();
    return shop(request);
  };

/** The HTML of a part once all of it is there, and what its boundaries threw. */
async function served(part: ReactNode): Promise<{ html: string; errors: string[] }> {
  const errors: string[] = [];
  const stream = await renderToReadableStream(
    <MemoryRouter>
      <Suspense>{part}</Suspense>
    </MemoryRouter>,
    {
      // As the document server does: what is ready stands in its place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void errors.push(String(error)),
    },
  );
  await stream.allReady;
  return { html: await new Response(stream).text(), errors };
}

type Fragment = 'catalog.featured' | 'catalog.brand-marquee' | 'catalog.related';

async function fragment(name: Fragment, provider: Provider, props: object = {}) {
  const host = fakeHost(provider);
  const Part = (await setup(host).fragments[name]?.load()) as ComponentType<object>;
  return { ...(await served(<Part {...props} />)), calls: host.requests.map(({ url }) => url) };
}

describe('the HTML of the home page', () => {
  test('has every featured product, with a link that works; the first picture comes at once', async () => {
    const { html, errors, calls } = await fragment('catalog.featured', shop);
    expect(errors).toEqual([]);
    expect(html.match(/<h3>/g)).toHaveLength(2);
    expect(html).toContain('href="/products/1"');
    expect(html).toContain('href="/products/2"');
    expect(html).not.toContain('inert');
    const [scripted = '', unscripted = ''] = [
      html.replaceAll(/<noscript>.*?<\/noscript>/g, ''),
      html.match(/<noscript>.*?<\/noscript>/g)?.join(''),
    ];
    expect(scripted.match(/<img [^>]*>/g)).toHaveLength(1);
    expect(scripted).toMatch(/<img loading="eager"[^>]* fetchPriority="high"[^>]* src="/);
    expect(unscripted.match(/<img loading="lazy"[^>]* src="/g)).toHaveLength(1);
    expect(html).not.toContain('Still loading');
    expect(calls).toEqual(['/api/product/featured-products']);
  });

  test('has every brand that passes by, asked for once', async () => {
    const { html, errors, calls } = await fragment('catalog.brand-marquee', shop);
    expect(errors).toEqual([]);
    expect(html).toContain('href="/brand/1"');
    expect(html).toContain('href="/brand/2"');
    expect(html).not.toContain('loading="eager"');
    expect(html.match(/<ul/g)).toHaveLength(1);
    expect(html.replaceAll(/<noscript>.*?<\/noscript>/g, '')).not.toContain('<img');
    expect(html.match(/<noscript><img /g)).toHaveLength(2);
    expect(calls).toEqual(['/api/brands']);
  });

  test.each([
    ['catalog.featured', 'featured', 'Featured products'],
    ['catalog.brand-marquee', '/brands', 'Brands'],
  ] as const)(
    'leaves what did not come to the browser, which can ask again: %s',
    async (name, address, title) => {
      const { html, errors } = await fragment(name, without(address));
      expect(errors[0]).toContain(`${title} did not come`);
      expect(html).toContain(`${title}</h2>`);
      expect(html).toContain(LEFT);
      expect(html).toContain('Still loading');
      expect(html).not.toContain('Retry');
    },
  );

  test('of one visit has nothing of another that is made at the same time', async () => {
    const visits = Array.from({ length: 20 }, (_, at) => 100 + at);
    const pages = await Promise.all(
      visits.map((id) =>
        fragment('catalog.featured', async () => {
          await new Promise((done) => setTimeout(done, Math.random() * 20));
          return [row(id)];
        }),
      ),
    );
    for (const [at, { html }] of pages.entries()) {
      const named = [...html.matchAll(/\/products\/(\d+)/g)].map(([, id]) => Number(id));
      expect(new Set(named)).toEqual(new Set([visits[at]]));
    }
  });
});

describe('the HTML of a product', () => {
  const related = (provider: Provider) =>
    fragment('catalog.related', provider, { product_id: '1', category_id: '7' });

  test('has the related products', async () => {
    const { html, errors, calls } = await related(shop);
    expect(errors).toEqual([]);
    expect(html).toContain('Related products</h2>');
    expect(html).toContain('href="/products/2"');
    expect(html).toContain('href="/products/3"');
    expect(calls).toHaveLength(1);
  });

  test('leaves them to the browser where they did not come', async () => {
    const { html, errors } = await related(without('/store/products'));
    expect(errors[0]).toContain('Related products did not come');
    expect(html).toContain(LEFT);
    expect(html).not.toContain('Related products</h2>');
  });
});
