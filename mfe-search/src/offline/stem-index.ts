/** Which products have a stem, and how strongly: the lists of one answer of the offline catalogue. */
import type { OfflineColumns } from './columns';

/** The weights of the places A to D: name 3, brand 2, category 1.5, description 1 (specification, section 9). */
const WEIGHTS: Readonly<Record<string, number>> = { A: 1, B: 0.667, C: 0.5, D: 0.333 };
/** The sum of 1 / n² over all n, by which the database divides (ts_rank of PostgreSQL). */
const ALL_TIMES = 1.644_934_066_85;

/** How strongly a product has a stem: the strongest time counts in full, the others less and less. */
export function strengthOf(places: string): number {
  const weights = [...places].map((place) => WEIGHTS[place] ?? 0);
  const sum = weights.reduce((all, weight, at) => all + weight / (at + 1) ** 2, 0);
  const most = Math.max(0, ...weights);
  const at = weights.indexOf(most) + 1;
  return (most + sum - most / at ** 2) / ALL_TIMES;
}

export type StemIndex = {
  /** Calls with each product that has the stem, or with `begins` one that begins so. */
  each(
    stem: string,
    begins: boolean,
    told: (product: number, strength: number, names: boolean) => void,
  ): void;
};

/** The numbers of a text, with spaces between them. */
function numbersIn(text: string, into: number[]): number {
  let count = 0;
  let number = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) number = number * 10 + code - 48;
    else if (text !== '') {
      into[count] = number;
      count += 1;
      number = 0;
    }
  }
  return count;
}

/** The first place of a sorted list whose text is not before another. */
function firstFrom(sorted: readonly string[], text: string): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] as string) < text) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Reads the stems of a product's text, each with its place. */
function reader({ stems, places }: Pick<OfflineColumns, 'stems' | 'places'>) {
  const numbers: number[] = [];
  return (coded: string, told: (stem: number, place: number) => void) => {
    const count = numbersIn(coded, numbers);
    for (let at = 0; at + 1 < count;) {
      const [place = 0, many = 0] = [numbers[at], numbers[at + 1]];
      let stem = 0;
      const end = Math.min(count, at + 2 + many);
      for (let nth = at + 2; nth < end; nth += 1) {
        stem += numbers[nth] ?? 0;
        if (stem < stems.length && place < places.length) told(stem, place);
      }
      at = end;
    }
  };
}

/** The places of what an article is, and not of its description. */
const OF_ARTICLE = /[ABC]/;

/** The stems of an answer's product, those of its description left out. */
export function stemsOfProduct(columns: OfflineColumns, at: number): string[] {
  const found: string[] = [];
  reader(columns)(columns.products.stems[at] ?? '', (stem, place) => {
    if (OF_ARTICLE.test(columns.places[place] ?? '')) found.push(columns.stems[stem] ?? '');
  });
  return found;
}

/** @param first the number of the first product */
export function stemIndexOf({ stems, places, products }: OfflineColumns, first: number): StemIndex {
  const strengths = places.map(strengthOf);
  const names = places.map((place) => OF_ARTICLE.test(place));
  const starts = new Uint32Array(stems.length + 1);
  const walk = reader({ stems, places });
  for (const coded of products.stems) {
    walk(coded, (stem) => {
      starts[stem + 1] = (starts[stem + 1] ?? 0) + 1;
    });
  }
  for (let at = 1; at < starts.length; at += 1)
    starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const next = starts.slice();
  const having = new Uint32Array(starts.at(-1) ?? 0);
  const placed = new Uint16Array(having.length);
  for (const [product, coded] of products.stems.entries()) {
    walk(coded, (stem, place) => {
      const at = next[stem] ?? 0;
      having[at] = first + product;
      placed[at] = place;
      next[stem] = at + 1;
    });
  }
  return {
    each(stem, begins, told) {
      const from = firstFrom(stems, stem);
      let to = from;
      if (begins) while (stems[to]?.startsWith(stem)) to += 1;
      else if (stems[from] === stem) to = from + 1;
      for (let at = starts[from] ?? 0; at < (starts[to] ?? 0); at += 1) {
        const place = placed[at] ?? 0;
        told(having[at] ?? 0, strengths[place] ?? 0, names[place] ?? false);
      }
    },
  };
}
