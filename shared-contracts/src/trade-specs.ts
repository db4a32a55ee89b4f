/** What the trade asks of an article, as rows of its specs: shown, compared and searched like them. */
import type { Spec } from './wire/product-details';

/** Fields of a variant, each an addition that a provider may leave out. */
export type TradeFacts = {
  /** The maker's part number. */
  mpn?: string | undefined;
  /** GTIN-8, -12, -13 or -14. */
  gtin?: string | undefined;
  /** ISO 3166 code or name. */
  country_of_origin?: string | undefined;
  warranty?: string | undefined;
  /** What is sold as one: 'piece', 'box', 'metre'. */
  unit?: string | undefined;
  /** Pieces in one unit; 0 where it isn't said. */
  pack_quantity?: number | undefined;
};

let regions: Intl.DisplayNames | null = null;

/** 'Germany' for 'DE'; a name as it is. */
export function countryName(country: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  regions ??= new Intl.DisplayNames('en', { type: 'region' });
  return regions.of(country) ?? country;
}

/** The specs, and after them the facts that no spec of the same label says already. */
export function withTradeSpecs(specs: readonly Spec[], facts: TradeFacts): Spec[] {
  const pack = facts.pack_quantity ?? 0;
  const rows: [string, string | undefined][] = [
    ['Model', facts.mpn],
    ['GTIN', facts.gtin],
    ['Country of origin', facts.country_of_origin && countryName(facts.country_of_origin)],
    ['Warranty', facts.warranty],
    ['Unit', facts.unit],
    ['Pack quantity', pack > 0 ? String(pack) : undefined],
  ];
  const said = new Set(specs.map(({ label }) => label.trim().toLowerCase()));
  const more = rows.flatMap(([label, value]) =>
    value && !said.has(label.toLowerCase()) ? [{ label, specs: value }] : [],
  );
  return [...specs, ...more];
}
