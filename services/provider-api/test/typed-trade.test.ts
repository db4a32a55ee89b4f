import { describe, expect, it } from 'vitest';
import { TRADE_NAMES, type TradeName, type TradeValues } from '../src/domain/trade/trade-fields';
import { tradeTexts, typedTrade } from '../src/domain/trade/typed-trade';
import { Refusal } from '../src/domain/refusal';

const full: Required<TradeValues> = {
  unit: 'box',
  pack_quantity: 100,
  gtin: '4006381333931',
  mpn: 'NW-840',
  country_of_origin: 'DE',
  warranty: '2 years',
  lead_time: '3 to 5 working days',
  weight: '1.4 kg',
  standards: 'EN 166, ANSI Z87.1',
  documents: [
    { title: 'Bolt data', url: 'https://docs.example/nw-840.pdf', kind: 'datasheet', bytes: 9 },
    { title: 'Manual: fit it', url: '/documents/fit.pdf', kind: 'manual' },
  ],
  minimum_order: 10,
  order_step: 5,
  reorder_point: 20,
  sale_price: 10.5,
  sale_starts: '2026-06-09T16:00:00.000Z',
  sale_ends: '2026-06-20T10:30:00.000Z',
  price_steps: [
    { quantity: 50, price: 11 },
    { quantity: 1200, price: 9.5 },
  ],
};
const given = { now: {}, price: 12, priceChanged: false };

function faultOf(texts: Partial<Record<TradeName, string>>, price: number | null = 12): unknown {
  try {
    typedTrade(texts, { now: {}, price, priceChanged: false });
  } catch (error) {
    if (error instanceof Refusal) return error.fields;
    throw error;
  }
  return null;
}

describe('the fields of the trade as staff type them', () => {
  it('have a text for each, which is read as the same value', () => {
    const texts = tradeTexts(full);
    expect(Object.keys(texts)).toEqual(TRADE_NAMES);
    expect(Object.values(texts)).not.toContain('');
    const { documents, ...read } = typedTrade(texts, given);
    const { documents: were, ...others } = full;
    expect(read).toEqual(others);
    expect(documents).toEqual(were?.map(({ title, url, kind }) => ({ title, url, kind })));
  });

  it('show days in Manila, of which the last is whole', () => {
    const { sale_starts, sale_ends } = tradeTexts(full);
    expect([sale_starts, sale_ends]).toEqual(['2026-06-10', '2026-06-20 18:30']);
    const read = typedTrade({ sale_price: '9', sale_ends: '2026-06-20' }, given);
    expect(read.sale_ends).toBe('2026-06-20T16:00:00.000Z');
    expect(tradeTexts(read).sale_ends).toBe('2026-06-20');
  });

  it('keep what a text doesn’t say: a document’s size and kind, and all that nobody touched', () => {
    const texts = { ...tradeTexts(full), unit: 'bag' };
    expect(typedTrade(texts, { ...given, now: full })).toEqual({ ...full, unit: 'bag' });
    const documents = tradeTexts(full).documents.replace('Bolt data', 'Bolts');
    const renamed = typedTrade({ documents }, { ...given, now: full }).documents;
    expect(renamed?.[0]).toEqual({ ...full.documents?.[0], title: 'Bolts' });
    expect(renamed?.[1]).toEqual(full.documents?.[1]);
  });

  it('are emptied by an empty text', () => {
    const emptied = Object.fromEntries(TRADE_NAMES.map((name) => [name, '']));
    const read = typedTrade(emptied, { ...given, now: full });
    expect(Object.values(read).every((value) => value === null)).toBe(true);
  });

  it.each([
    [{ gtin: '4006381333932' }, { gtin: 'It is no GTIN: its check digit does not fit.' }],
    [{ minimum_order: 'ten' }, { minimum_order: 'It is no whole number from 1 to 9,999.' }],
    [{ order_step: '0' }, { order_step: 'It is no whole number from 1 to 9,999.' }],
    [{ sale_price: '12,50' }, { sale_price: 'It is no price: write it as 1,299.00.' }],
    [{ sale_price: '15' }, { sale_price: 'It is not below 12.' }],
    [
      { sale_starts: '10/6/2026' },
      {
        sale_starts: 'It is no date: write 2026-12-24 or 2026-12-24 18:00.',
      },
    ],
    [{ sale_starts: '2026-06-10' }, { sale_starts: 'It has no sale price.' }],
    [{ price_steps: '10: 11\n5: 9' }, { price_steps: 'Line 2 is not more than 10.' }],
    [{ price_steps: '10: 11: 9' }, { price_steps: 'Line 1 is no quantity with one price.' }],
    [{ price_steps: '1: 11' }, { price_steps: 'Line 1 has no quantity from 2 to 9,999.' }],
    [{ price_steps: '10: 11\n20:' }, { price_steps: 'Line 2 is no price.' }],
    [{ price_steps: '10: cheap' }, { price_steps: 'Line 1 is no price.' }],
    [
      { minimum_order: '12', order_step: '5' },
      { minimum_order: 'It is no multiple of the order step 5.' },
    ],
    [
      { documents: 'Manual: https://a.example/m.pdf\nfile:///etc/passwd' },
      {
        documents: "Line 2 is no address: https://…, or a path of the shop's own, /….",
      },
    ],
    [{ unit: 'x'.repeat(41) }, { unit: 'It has more than 40 characters.' }],
  ] as const)('name what is wrong with %j', (texts, fields) => {
    expect(faultOf(texts)).toEqual(fields);
  });

  it('need a price to lower', () => {
    expect(faultOf({ sale_price: '5' }, null)).toEqual({
      sale_price: 'It has no price that it lowers.',
    });
  });
});
