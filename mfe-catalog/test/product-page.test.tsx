// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { productPage } from '../src/pages/product-page';
import { fakeHost, notFound, offline, row, type Provider } from './fake-host';
import { drill } from './given-products';
import { openAt } from './shown';

const provider: Provider = ({ url }) =>
  url.includes('/details/') ? drill : [row(1, { product_name: 'Hammer Drill' }), row(2)];

const host = () => fakeHost(provider);
const slot = () => screen.queryByRole('group', { name: 'cart.add-to-cart' });

async function load(id: string, answers: Provider, query = '') {
  const own = fakeHost(answers);
  const page = productPage;
  const data = await page.loader({
    params: { productId: id },
    url: new URL(`https://shop.example/products/${id}${query}`),
    host: own,
    signal: new AbortController().signal,
  });
  return { page, data, head: page.head(data, own.config), status: page.status(data) };
}

afterEach(cleanup);

describe('a product', () => {
  test('says where it is picked up: in the city of the office, or where staff have set it', async () => {
    const said = async (pickup?: string) => {
      const own = host();
      openAt('/products/1', { ...own, config: { ...own.config, pickup } });
      const { nextSibling } = await screen.findByText('Pickup', { selector: 'dt' });
      const words = nextSibling?.textContent;
      cleanup();
      return words;
    };
    expect(await said()).toMatch(/^Caloocan City, Metro Manila\. /);
    expect(await said('Gate 2, 5 Pier Road, Manila')).toMatch(/^Gate 2, 5 Pier Road, Manila\. /);
  });

  test('that is sold out is told what can stand in, each difference in words, and whom to ask', async () => {
    const difference = { label: 'Strength class', wanted: '8.8', offered: '10.9', is: 'more' };
    const pack = { label: 'Pack', wanted: '100 pcs', offered: '50 pcs', is: 'differs' };
    const one = {
      ...{ product_id: 5, variant_id: 51, product_name: 'Hex Bolt', variant_name: 'M10' },
      ...{ price: 12.5, in_stock: true, verdict: 'better', differences: [difference, pack] },
    };
    const own = fakeHost((request) =>
      request.url.includes('/stand-ins?variant_id=12')
        ? { stand_ins: [one], ask: true }
        : provider(request),
    );
    openAt('/products/1?variant=12', own);
    const link = await screen.findByRole('link', { name: 'Hex Bolt, M10' });
    expect(link.getAttribute('href')).toBe('/products/5?variant=51');
    const { textContent: said } = screen.getByRole('region', { name: 'What can stand in' });
    expect(said).toContain('₱12.50');
    expect(said).toContain('Strength class 10.9 instead of 8.8: stronger');
    expect(said).toContain('Pack 50 pcs instead of 100 pcs');
    fireEvent.click(screen.getByRole('button', { name: 'Ask us what can stand in' }));
    const about = { brand: 'Torvane', product: 'Hammer Drill', model: 'HD-13' };
    expect(own.inquiries).toEqual([about]);
  });

  test('asks nothing about what may stand in while it is in stock, and shows nothing without an answer', async () => {
    const lacking: Provider = (request) => {
      if (request.url.includes('/stand-ins')) throw notFound();
      return provider(request);
    };
    const own = fakeHost(lacking);
    const asked = () => own.requests.filter(({ url }) => url.includes('/stand-ins')).length;
    openAt('/products/1?variant=11', own);
    await screen.findByText('+ 12% VAT at checkout');
    expect(asked()).toBe(0);
    cleanup();
    openAt('/products/1?variant=12', own);
    await screen.findByRole('link', { name: /^See what is in stock in/ });
    await waitFor(() => expect(asked()).toBe(1));
    expect(screen.queryByRole('region', { name: 'What can stand in' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ask us what can stand in' })).toBeNull();
    expect(own.reports).toEqual([]);
  });

  test('can be added to the cart where it has a price', async () => {
    openAt('/products/1', host());
    await screen.findByRole('heading', { level: 1, name: 'Hammer Drill' });
    expect(JSON.parse(slot()?.textContent ?? '{}')).toEqual({
      layout: 'full',
      product_id: '1',
      variant_id: '11',
      product_name: 'Hammer Drill',
      variant_name: 'HD-10',
      brand_name: 'Torvane',
      price: 499950,
      product_image: 'a.webp',
      in_stock: true,
      default: true,
    });
    expect(screen.getByText('+ 12% VAT at checkout')).toBeDefined();
    expect(screen.getByText('₱5,599.44 with VAT')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Inquire for Price' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Inquire' })).toBeDefined();
  });

  test('can only be inquired about where it has no price', async () => {
    const own = host();
    openAt('/products/12', own);
    fireEvent.click(await screen.findByRole('button', { name: 'Inquire for Price' }));
    expect(slot()).toBeNull();
    expect(screen.getAllByText('Price Upon Inquiry').length).toBeGreaterThan(0);
    expect(screen.queryByText('+ 12% VAT at checkout')).toBeNull();
    expect(own.inquiries).toEqual([{ brand: 'Torvane', product: 'Hammer Drill', model: 'HD-13' }]);
  });

  test('is inquired about by its model number first, where the variant has one', async () => {
    const specs = [{ label: 'Model No.', specs: 'TV-8810' }];
    const numbered = { ...drill, variants: drill.variants.map((each) => ({ ...each, specs })) };
    const own = fakeHost((request) =>
      request.url.includes('/details/') ? numbered : provider(request),
    );
    openAt('/products/1', own);
    fireEvent.click(await screen.findByRole('button', { name: 'Inquire' }));
    expect(own.inquiries).toMatchObject([{ model: 'TV-8810 (HD-10)' }]);
  });

  test('shows another variant at once, in the link too, without asking again', async () => {
    const own = host();
    const router = openAt('/products/1', own);
    fireEvent.click(await screen.findByRole('radio', { name: 'HD-13' }));
    // The link follows when that has been painted, and with it what is said of the variant.
    expect(router.state.navigation.state).toBe('idle');
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'HD-13' }).checked).toBe(true);
    expect(screen.getByRole('button', { name: 'Inquire for Price' })).toBeDefined();
    await waitFor(() => {
      expect(router.state.location.search).toBe('?variant=12');
    });
    expect(await screen.findByText('The big one.')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'HD-13' }).checked).toBe(true);
    expect(own.requests.filter(({ url }) => url.includes('/details/'))).toHaveLength(1);
  });

  test('has its pictures described by what they show, or else by its name', async () => {
    const [first, ...others] = drill.variants;
    const images = [{ path: 'a.webp', alt: 'The drill in its case' }, { path: 'b.webp' }];
    const described = { ...drill, variants: [{ ...first, images }, ...others] };
    openAt(
      '/products/1',
      fakeHost((asked) => (asked.url.includes('/details/') ? described : provider(asked))),
    );
    await screen.findByRole('img', { name: 'The drill in its case, picture 1 of 2' });
    fireEvent.click(screen.getByRole('button', { name: 'Show picture 2 of 2' }));
    await screen.findByRole('img', { name: 'Hammer Drill, picture 2 of 2' });
  });

  test('tells its variants apart by the specs in which they differ', async () => {
    openAt('/products/1', host());
    const row13 = (await screen.findByRole('radio', { name: 'HD-13' })).closest('tr');
    expect(screen.getByRole('columnheader', { name: 'Chuck' })).toBeDefined();
    expect(row13?.textContent).toBe('HD-13Price Upon InquiryOut of Stock13 mm');
  });

  test('says from when it can be collected, where it is there', async () => {
    const collect = { from: '2026-11-30T09:00+08:00', days: 3 };
    const variants = drill.variants.map((variant) => ({ ...variant, collect }));
    openAt(
      '/products/1',
      fakeHost((asked) =>
        asked.url.includes('/details/') ? { ...drill, variants } : provider(asked),
      ),
    );
    await screen.findByText('Collect on Mon, Nov 30, from 9:00');
    // The other one is out of stock.
    fireEvent.click(screen.getByRole('radio', { name: 'HD-13' }));
    await waitFor(() => {
      expect(screen.queryByText(/^Collect/)).toBeNull();
    });
  });

  test('says once what all variants of a group have in common', async () => {
    const [one] = drill.variants;
    const size = (thread: string, length: number, at: number) => ({
      ...one,
      id: 100 + at,
      variant_name: `${thread} × ${length}`,
      default: at === 0,
      specs: [
        { label: 'Thread', specs: thread },
        { label: 'Length', specs: `${length} mm` },
        { label: 'Head', specs: `${thread} head` },
      ],
    });
    const lengths = [20, 30, 40, 50, 60];
    const variants = ['M6', 'M8'].flatMap((thread, group) =>
      lengths.map((length, at) => size(thread, length, group * lengths.length + at)),
    );
    openAt(
      '/products/1',
      fakeHost((asked) =>
        asked.url.includes('/details/') ? { ...drill, variants } : provider(asked),
      ),
    );
    await screen.findByText('All of them: in stock, Head M6 head');
    const table = screen.getByRole('radio', { name: 'M6 × 20' }).closest('table');
    const headings = within(table ?? document.body).getAllByRole('columnheader');
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Variant', 'Price', 'Length']);
    fireEvent.click(screen.getByRole('button', { name: 'M8' }));
    await screen.findByText('All of them: in stock, Head M8 head');
  });

  test('shows some of very many variants, the one that a link leads to among them', async () => {
    const [one] = drill.variants;
    const variants = Array.from({ length: 5_000 }, (_, at) => ({
      ...one,
      id: 100 + at,
      variant_name: `HD-${at}`,
      specs: [{ label: 'Chuck', specs: `${at} mm` }],
    }));
    openAt(
      '/products/1?variant=5000',
      fakeHost(({ url }) => (url.includes('/details/') ? { ...drill, variants } : [])),
    );
    expect(await screen.findByText('60 of 5,000 shown')).toBeDefined();
    const radios = () => document.querySelectorAll<HTMLInputElement>('input[type="radio"]');
    expect(radios()).toHaveLength(61);
    expect([...radios()].find(({ checked }) => checked)?.value).toBe('5000');
    fireEvent.click(screen.getByText('Show more'));
    expect(radios()).toHaveLength(121);
  });

  test('shows five thumbnails at a time, and moves by the arrow keys', async () => {
    openAt('/products/1', host());
    const strip = await screen.findByRole('list', { name: 'Thumbnails' });
    expect(within(strip).getAllByRole('button')).toHaveLength(5);
    for (let at = 0; at < 5; at += 1) {
      fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    }
    const sixth = within(strip).getByRole('button', { name: 'Show picture 6 of 7' });
    expect(within(strip).getAllByRole('button')).toHaveLength(2);
    fireEvent.keyDown(sixth, { key: 'ArrowRight' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Show picture 7 of 7');
  });

  test('shows its usage sanitised, its inclusions, and asks for others of its category', async () => {
    const own = host();
    openAt('/products/1', own);
    expect((await screen.findByText('Wear goggles.')).closest('section')?.innerHTML).not.toContain(
      'script',
    );
    expect(screen.getByText('Case')).toBeDefined();
    const related = screen.getByRole('group', { name: 'catalog.related' });
    expect(JSON.parse(related.textContent ?? '')).toEqual({
      product_id: '1',
      category_id: '3',
      variant_id: '11',
    });
  });
});

describe('a product that cannot be shown', () => {
  test('does not exist: 404, with ways to the store and the categories', async () => {
    const gone = () => {
      throw notFound();
    };
    expect((await load('9', gone)).status).toBe(404);
    openAt('/products/9', fakeHost(gone));
    await screen.findByText('This product does not exist');
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['/store', '/categories']);
  });

  test('is away: 503, and Retry brings it', async () => {
    let down = true;
    const answers: Provider = (request) => {
      if (down) throw offline();
      return provider(request);
    };
    expect((await load('1', answers)).status).toBe(503);
    openAt('/products/1', fakeHost(answers));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    down = false;
    fireEvent.click(retry);
    await screen.findByRole('heading', { level: 1, name: 'Hammer Drill' });
  });
});
