/** What a document says of a product to search engines; documents are made without a browser. */
import { describe, expect, test } from 'vitest';
import { productPage } from '../src/pages/product-page';
import { fakeHost } from './fake-host';
import { bolts, drill } from './given-products';

async function load(id: string, product: object, query = '') {
  const host = fakeHost(() => product);
  const data = await productPage.loader({
    params: { productId: id },
    url: new URL(`https://shop.example/products/${id}${query}`),
    host,
    signal: new AbortController().signal,
  });
  return { head: productPage.head(data, host.config), status: productPage.status(data) };
}

describe('what search engines are told', () => {
  test('is one canonical link, and an offer before VAT', async () => {
    const { head, status } = await load('11', drill);
    expect(status).toBe(200);
    expect(head).toMatchObject({ canonical: '/products/1', image: '/storage/a.webp?w=1280' });
    expect(head.jsonLd?.[0]).toMatchObject({
      '@type': 'Product',
      url: 'https://shop.example/products/1',
      offers: {
        price: 4999.5,
        priceCurrency: 'PHP',
        availability: 'https://schema.org/InStock',
        priceSpecification: { valueAddedTaxIncluded: false },
      },
    });
    expect(head.jsonLd?.[1]).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  test('has no offer where there is no price', async () => {
    const { head } = await load('1', drill, '?variant=12');
    expect(head.jsonLd?.[0]).not.toHaveProperty('offers');
  });

  test('has codes, origin, the sale with its end and the price of each quantity', async () => {
    const [product] = (await load('1', bolts)).head.jsonLd ?? [];
    const each = { '@type': 'UnitPriceSpecification', priceCurrency: 'PHP' };
    expect(product).toMatchObject({
      gtin: '4006381333931',
      mpn: 'NW-840',
      countryOfOrigin: { '@type': 'Country', name: 'Germany' },
      offers: {
        price: 10,
        priceValidUntil: '2026-06-20T16:00:00.000Z',
        eligibleQuantity: { minValue: 10 },
        priceSpecification: [
          { ...each, price: 10, eligibleQuantity: { minValue: 1, maxValue: 49 } },
          { ...each, price: 9.5, eligibleQuantity: { minValue: 50, maxValue: 199 } },
          { ...each, price: 9, eligibleQuantity: { minValue: 200 } },
          { ...each, price: 12, priceType: 'https://schema.org/StrikethroughPrice' },
        ],
      },
    });
  });
});
