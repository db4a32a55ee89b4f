import type { ShopConfig } from './config';

/** Who the shop is, as its papers say it: the name, and the lines below it. */
export function letterheadOf({ legalName, address, phones, emails }: ShopConfig) {
  const { lines, city, region, postalCode, country } = address;
  return {
    name: legalName,
    lines: [
      [...lines, city, region, postalCode, country].join(', '),
      [...phones.map(({ number }) => number), ...emails.map((one) => one.address)].join(' · '),
    ],
  };
}
