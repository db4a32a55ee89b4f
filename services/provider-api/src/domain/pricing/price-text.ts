/** Prices as people write them: '1,299.00', '₱ 1 299', 'PHP 1.299,00', '129.00 PHP'. */

import { inPesos, withoutCurrency, type Conversion } from './conversion';

/** The shop's currency, as it is written before or after an amount. */
const OURS = /^(?:PHP|Php|php|P|₱)\s*|\s*(?:PHP|Php|php|pesos?|₱)$/g;
const FOREIGN = /^[A-Z]{3}\b|\b[A-Z]{3}$|[$€£¥]/;
const GROUPS = (mark: string) => new RegExp(String.raw`^\d{1,3}(?:${mark}\d{3})+$`);

type Read = { price: number | null } | { fault: string };

/** The number of digits with one kind of mark in it, where that can mean one thing only. */
function withOneMark(text: string, mark: ',' | '.'): Read {
  const parts = text.split(mark);
  const grouped = GROUPS(mark === '.' ? String.raw`\.` : ',').test(text);
  const [whole = '', rest = ''] = parts;
  if (parts.length === 2) {
    // '1.299' is a little more than one peso, or 1299 of them: nobody can tell which.
    if (grouped && whole !== '0' && mark === '.') {
      return { fault: 'can be read in two ways: write 1299.00 or 1.299' };
    }
    if (grouped && whole !== '0') return { price: Number(`${whole}${rest}`) };
    if (mark === '.' || rest.length === 2)
      return { price: Number(`${whole || '0'}.${rest || '0'}`) };
    // '12,5' is twelve pesos and a half where shops write centavos so, or has lost its last digits.
    return { fault: 'is no price' };
  }
  return grouped ? { price: Number(parts.join('')) } : { fault: 'is no price' };
}

function amountOf(text: string): Read {
  if (/^\d+$/.test(text)) return { price: Number(text) };
  if (!/^\d[\d.,]*$/.test(text) && !/^\.\d+$/.test(text)) return { fault: 'is no price' };
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  if (comma === -1) return withOneMark(text, '.');
  if (point === -1) return withOneMark(text, ',');
  const [mark, groups] = comma > point ? [',', '.'] : ['.', ','];
  const [whole = '', cents = '', ...more] = text.split(mark);
  const fits = more.length === 0 && /^\d{1,2}$/.test(cents);
  if (!fits || !GROUPS(groups === '.' ? String.raw`\.` : ',').test(whole)) {
    return { fault: 'is no price' };
  }
  return { price: Number(`${whole.replaceAll(groups, '')}.${cents}`) };
}

/**
 * @param conversion of amounts in one other currency, or without any
 * @returns pesos, null for none, or why the text can't be read; the shop has one currency, so that
 * an amount of another is a fault
 */
export function priceOf(value: unknown, conversion: Conversion | null = null): Read {
  if (value === null || value === undefined) return { price: null };
  if (typeof value === 'number') {
    return { price: conversion ? inPesos(value, conversion) : value };
  }
  if (typeof value !== 'string') return { fault: 'is no price' };
  const text = value.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim();
  if (text === '' || /^(?:-|n\/a|call|on request|upon (?:request|inquiry))$/i.test(text)) {
    return { price: null };
  }
  const bare = text.replaceAll(OURS, '').trim();
  if (conversion && bare === text) {
    const read = priceOf(withoutCurrency(text, conversion));
    if ('fault' in read || read.price === null) return read;
    return { price: inPesos(read.price, conversion) };
  }
  if (FOREIGN.test(bare)) return { fault: 'is in another currency than PHP' };
  // Spaces only group thousands.
  const grouped = /^\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?$/.test(bare);
  if (grouped) return { price: Number(bare.replaceAll(' ', '').replace(',', '.')) };
  return amountOf(bare);
}
