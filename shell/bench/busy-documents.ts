/**
 * How many documents of searches and categories carry their content while sixteen callers ask for
 * them at once, and how long they take; each address is asked for once, but the plain ones, which
 * are kept and shared.
 */
const CALLERS = 16;
const DOCUMENTS = 200;
const WORDS = [
  ...['drill', 'hammer', 'welding rod', 'safety gloves', 'generator', 'bolt m8', 'grinder'],
  ...['steel', 'socket set', 'hydraulic jack', 'paint', 'cable', 'pump', 'clamp', 'ladder', 'saw'],
];
const MORE_WORDS = ['', '1', '10', 'new', '2', 'mm', 'set', '100', 'pro', 'kit', '12', '5', 'cut'];

type BusyPage = { name: string; path: (turn: number) => string; has: RegExp };

const nth = <Value>(values: readonly Value[], turn: number) => values[turn % values.length];
const at = (values: number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(share * (values.length - 1))] ?? 0;

async function categoriesOf(shop: string): Promise<number[]> {
  const answer = (await (await fetch(`${shop}/api/category`)).json()) as
    | { id: number }[]
    | { data: { id: number }[] };
  return (Array.isArray(answer) ? answer : answer.data).map(({ id }) => id);
}

const FOUND = /products? shown<|products<|No products found/;
const LISTED = /<article|No Products Available/;

async function measure(shop: string, { path, has }: BusyPage) {
  const times: number[] = [];
  let turn = 0;
  let content = 0;
  const caller = async () => {
    while (turn < DOCUMENTS) {
      const own = turn;
      turn += 1;
      const began = performance.now();
      const html = await (await fetch(`${shop}${path(own)}`)).text();
      times.push(performance.now() - began);
      if (has.test(html)) content += 1;
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return { content, p50: at(times, 0.5), p99: at(times, 0.99) };
}

/** @param shop where it runs; prints a line for each kind of document */
export async function measureBusy(shop: string): Promise<void> {
  const categories = await categoriesOf(shop);
  const kinds: BusyPage[] = [
    {
      name: 'searches, each another',
      path: (turn) => {
        const more = nth(MORE_WORDS, Math.floor(turn / WORDS.length));
        return `/search?q=${encodeURIComponent(`${nth(WORDS, turn)} ${more}`.trim())}`;
      },
      has: FOUND,
    },
    {
      name: `searches, ${WORDS.length}`,
      path: (turn) => `/search?q=${encodeURIComponent(nth(WORDS, turn) ?? '')}`,
      has: FOUND,
    },
    {
      name: 'categories, each another',
      path: (turn) => {
        const page = 1 + Math.floor(turn / categories.length);
        return `/category/${nth(categories, turn)}?pages=${page}`;
      },
      has: LISTED,
    },
    {
      name: `categories, ${categories.length}`,
      path: (turn) => `/category/${nth(categories, turn)}`,
      has: LISTED,
    },
  ];
  for (const kind of kinds) {
    const { content, p50, p99 } = await measure(shop, kind);
    console.log(
      `${kind.name.padEnd(26)} ${content} of ${DOCUMENTS} carry their content, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
    );
  }
}
