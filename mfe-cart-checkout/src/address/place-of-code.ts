import type { Province } from './philippine-places';

/** The province and city of a main post office's code; null for a code of none or of several. */
export function placeOfCode(
  provinces: readonly Province[],
  code: string,
): { state: string; city: string } | null {
  const found = provinces.flatMap(({ name: state, codes }) =>
    Object.entries(codes).flatMap(([city, main]) => (main === code ? [{ state, city }] : [])),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}
