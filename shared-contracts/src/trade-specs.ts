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
  /** With its unit: '1.4 kg'. */
  weight?: string | undefined;
  /** What it is made or tested by: 'EN 166, ANSI Z87.1'. */
  standards?: string | undefined;
};

/** What each fact is called, in the order in which they are shown. */
export const TRADE_LABELS = {
  mpn: 'Model',
  gtin: 'GTIN',
  country_of_origin: 'Country of origin',
  warranty: 'Warranty',
  unit: 'Unit',
  pack_quantity: 'Pack quantity',
  weight: 'Weight',
  standards: 'Standards',
} satisfies Record<keyof TradeFacts, string>;

let regions: Intl.DisplayNames | null = null;

/** 'Germany' for 'DE'; a name as it is. */
export function countryName(country: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  regions ??= new Intl.DisplayNames('en', { type: 'region' });
  return regions.of(country) ?? country;
}

/** The specs, and after them the facts that no spec of the same label says already. */
export function withTradeSpecs(specs: readonly Spec[], facts: TradeFacts): Spec[] {
  const shown: TradeFacts = { ...facts };
  if (shown.country_of_origin) shown.country_of_origin = countryName(shown.country_of_origin);
  const said = new Set(specs.map(({ label }) => label.trim().toLowerCase()));
  const more = (Object.keys(TRADE_LABELS) as (keyof TradeFacts)[]).flatMap((fact) => {
    const [label, value] = [TRADE_LABELS[fact], shown[fact]];
    return value && !said.has(label.toLowerCase()) ? [{ label, specs: String(value) }] : [];
  });
  return [...specs, ...more];
}
