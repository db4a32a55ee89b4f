/** Says in words what differs between two renderings of one page. */
import type { HttpRequest } from 'shared-contracts/call';
import type { RenderedPage } from '../rendering/rendered-page';
import { pagePieces, type PagePieces, type PieceKind } from './page-pieces';

/** One rendering of a page, with the calls that its code made and the milliseconds that it took. */
export type Rendering = Pick<RenderedPage, 'status' | 'head' | 'body'> & {
  calls: HttpRequest[];
  took: number;
};

/** What differs, in words, and the piece of each side; empty where that side has none. */
export type Difference = { says: string; live: string; shadow: string };

/** A text of a page is cut to so many characters. */
const TEXT_MOST = 200;
/** The most differences that are told of one page: the first say enough. */
const TOLD_MOST = 8;
/** A page takes longer where it takes so many times as long, and so many milliseconds more. */
const SLOWER = { times: 2, by: 50 };

const cut = (text: string) => (text.length > TEXT_MOST ? `${text.slice(0, TEXT_MOST - 1)}…` : text);

const difference = (what: string, live: string, shadow: string): Difference => ({
  says: cut(`${what}: ${live && shadow ? `${live} → ${shadow}` : live || shadow}`),
  live: cut(live),
  shadow: cut(shadow),
});

/** What the first has that the second lacks, each as often as it lacks it. */
function without(all: string[], others: string[]): string[] {
  const left = new Map<string, number>();
  for (const each of others) left.set(each, (left.get(each) ?? 0) + 1);
  return all.filter((each) => {
    const more = left.get(each) ?? 0;
    if (more > 0) left.set(each, more - 1);
    return more === 0;
  });
}

/** Pieces that are gone and new, where a changed one is both. */
function listDifferences(name: string, live: string[], shadow: string[]): Difference[] {
  const gone = without(live, shadow).map((each) => difference(`a ${name} is gone`, each, ''));
  const fresh = without(shadow, live).map((each) => difference(`a ${name} is new`, '', each));
  return [...gone, ...fresh];
}

/** Texts that stand in the place of others are changed, and told as such. */
function textDifferences(live: string[], shadow: string[]): Difference[] {
  const [gone, fresh] = [without(live, shadow), without(shadow, live)];
  const changed = Math.min(gone.length, fresh.length);
  return [
    ...gone.slice(0, changed).map((was, at) => difference('text changed', was, fresh[at] ?? '')),
    ...gone.slice(changed).map((was) => difference('a text is gone', was, '')),
    ...fresh.slice(changed).map((is) => difference('a text is new', '', is)),
  ];
}

/** The order of what is the same on both sides. */
function orderDifferences(live: string[], shadow: string[]): Difference[] {
  const at = live.findIndex((each, place) => each !== shadow[place]);
  return at < 0 ? [] : [difference('the order changed', live[at] ?? '', shadow[at] ?? '')];
}

function elementDifferences(live: PagePieces, shadow: PagePieces): Difference[] {
  const tags = new Set([...live.elements.keys(), ...shadow.elements.keys()]);
  return [...tags].flatMap((tag) => {
    const [was, is] = [live.elements.get(tag) ?? 0, shadow.elements.get(tag) ?? 0];
    return was === is ? [] : [difference(`the structure changed, <${tag}>`, `${was}`, `${is}`)];
  });
}

const LISTS = ['heading', 'link', 'button', 'field', 'picture', 'role'] as const;

function bodyDifferences(live: PagePieces, shadow: PagePieces): Difference[] {
  const lists = LISTS.flatMap((kind) => listDifferences(kind, live[kind], shadow[kind]));
  // A heading or a button is a text too: what is told of it is told once.
  const spoken = (pieces: PagePieces) => [...pieces.heading, ...pieces.button].join('\n');
  const [was, is] = [spoken(live), spoken(shadow)];
  const texts = textDifferences(live.text, shadow.text).filter(
    (each) => was === is || !(was.includes(each.live) && is.includes(each.shadow)),
  );
  const found = [...lists, ...texts];
  if (found.length > 0) return found;
  const order = (['text', 'link', 'button'] satisfies PieceKind[]).flatMap((kind) =>
    orderDifferences(live[kind], shadow[kind]),
  );
  return order.length > 0 ? order.slice(0, 1) : elementDifferences(live, shadow);
}

const tagText = ({ tag, attributes }: NonNullable<RenderedPage['head']>['tags'][number]) =>
  `${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join(' ')}`;

function headDifferences(live: RenderedPage['head'], shadow: RenderedPage['head']): Difference[] {
  const changed = (what: string, was: string, is: string) =>
    was === is ? [] : [difference(`${what} changed`, was || 'none', is || 'none')];
  const tags = (head: RenderedPage['head']) => (head?.tags ?? []).map(tagText);
  const data = (head: RenderedPage['head']) => JSON.stringify(head?.jsonLd ?? []);
  return [
    ...changed('title', live?.title ?? '', shadow?.title ?? ''),
    ...changed('canonical link', live?.canonical ?? '', shadow?.canonical ?? ''),
    ...listDifferences('tag of the head', tags(live), tags(shadow)),
    ...changed('structured data', data(live), data(shadow)),
  ];
}

const callText = ({ method, url, body }: HttpRequest) =>
  `${method} ${url}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`;

function callDifferences(live: HttpRequest[], shadow: HttpRequest[]): Difference[] {
  const [was, is] = [live.map(callText), shadow.map(callText)];
  return [
    ...without(is, was).map((call) => difference('one call more', '', call)),
    ...without(was, is).map((call) => difference('one call less', call, '')),
  ];
}

/** How many times as long a page takes with the shadow; null where that is no more than noise. */
export function slower(live: number, shadow: number): number | null {
  const times = shadow / Math.max(1, live);
  return times >= SLOWER.times && shadow - live >= SLOWER.by ? times : null;
}

/**
 * What a shopper, a search engine or the provider would meet with the shadow that they don't meet now.
 * @returns null where a page is too large to be compared
 */
export function pageDifferences(live: Rendering, shadow: Rendering): Difference[] | null {
  const found: Difference[] = [];
  if (live.status !== shadow.status) {
    found.push(difference('the status changed', `${live.status}`, `${shadow.status}`));
  }
  found.push(...headDifferences(live.head, shadow.head));
  if (live.body && shadow.body) {
    const [was, is] = [pagePieces(live.body.html), pagePieces(shadow.body.html)];
    if (!was || !is) return null;
    found.push(...bodyDifferences(was, is));
  } else if (live.body)
    found.push(difference('the page is not rendered', 'rendered', 'by the browser'));
  found.push(...callDifferences(live.calls, shadow.calls));
  const times = slower(live.took, shadow.took);
  if (times !== null) {
    const [was, is] = [live.took, shadow.took].map((took) => `${Math.round(took)} ms`);
    const says = `takes ${times.toFixed(1)} times as long`;
    found.push({ says, live: was ?? '', shadow: is ?? '' });
  }
  return found.slice(0, TOLD_MOST);
}
