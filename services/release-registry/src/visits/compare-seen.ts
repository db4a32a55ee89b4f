/** Says in words what differs between visits of one page with what is live and with a shadow. */
import type { Difference } from './difference';
import type { PageSeen } from './page-seen';

const TEXT_MOST = 200;
/** The most differences that are told of one page. */
const TOLD_MOST = 8;
/** What is no more than noise. */
const SHIFTS_MORE = 0.1;
const BUSY = { times: 2, by: 400 };
const GROWS = { times: 2, by: 400_000 };

const cut = (text: string) => (text.length > TEXT_MOST ? `${text.slice(0, TEXT_MOST - 1)}…` : text);

const difference = (says: string, live: string, shadow: string): Difference => ({
  says: cut(says),
  live: cut(live),
  shadow: cut(shadow),
});

function countsOf(list: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of list) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

/** What every visit of one side has more often than any of the other. */
function onlyIn(ones: string[][], others: string[][]): string[] {
  const [mine, theirs] = [ones.map(countsOf), others.map(countsOf)];
  return [...new Set(ones.flat())].filter((each) => {
    const fewest = Math.min(...mine.map((counts) => counts.get(each) ?? 0));
    return fewest > Math.max(...theirs.map((counts) => counts.get(each) ?? 0));
  });
}

type Lists = 'errors' | 'roles' | 'opened' | 'tabbed' | 'beyond' | 'calls' | 'unsent';

/** How each list is told where something is gone from it, and new in it; null where that is no loss. */
const TOLD: [Lists, string | null, string][] = [
  ['errors', null, 'an error'],
  ['unsent', 'would not send', 'would send'],
  ['beyond', null, 'wider than the screen'],
  ['roles', 'gone', 'new'],
  ['opened', 'gone where a part is opened', 'new where a part is opened'],
  ['calls', 'one call less', 'one call more'],
  ['tabbed', 'Tab no longer reaches', 'Tab newly reaches'],
];

const ENDS = {
  'never taken over': 'the browser never takes the page over',
  'never answers': 'the page never answers',
  crashed: 'the page crashes',
  'broke off': 'the page can not be visited to its end',
};

const figuresOf = (seen: PageSeen[], of: (each: PageSeen) => number) => seen.map(of);
const kilobytes = (bytes: number) => `${Math.round(bytes / 1_000)} KB`;
const milliseconds = (time: number) => `${Math.round(time)} ms`;

/** What is worse at each visit with the shadow than at any with what is live. */
function figureDifferences(live: PageSeen[], shadow: PageSeen[]): Difference[] {
  const found: Difference[] = [];
  const worst = (of: (each: PageSeen) => number) => Math.max(...figuresOf(live, of));
  const least = (of: (each: PageSeen) => number) => Math.min(...figuresOf(shadow, of));
  const [shifted, shifts] = [worst(({ shift }) => shift), least(({ shift }) => shift)];
  if (shifts - shifted > SHIFTS_MORE) {
    found.push(difference('the layout shifts', shifted.toFixed(3), shifts.toFixed(3)));
  }
  const [was, is] = [worst(({ busy }) => busy), least(({ busy }) => busy)];
  if (is - was > BUSY.by && is > was * BUSY.times) {
    found.push(difference('long tasks take longer', milliseconds(was), milliseconds(is)));
  }
  const [grew, grows] = [worst(({ grows: by }) => by ?? 0), least(({ grows: by }) => by ?? 0)];
  if (grows - grew > GROWS.by && grows > grew * GROWS.times) {
    const says = 'memory grows with each change of the page';
    found.push(difference(says, kilobytes(grew), kilobytes(grows)));
  }
  return found;
}

/**
 * What every visit with the shadow has, and none with what is live: what differs between two visits of the
 * same release is noise. The loudest comes first.
 */
export function seenDifferences(live: PageSeen[], shadow: PageSeen[]): Difference[] {
  const ends = new Set(live.map((each) => each.end));
  const end = shadow.every((each) => each.end === shadow[0]?.end && !ends.has(each.end))
    ? shadow[0]?.end
    : undefined;
  const ended = end === undefined || end === 'read' ? [] : [difference(ENDS[end], 'read', end)];
  // A page that stopped the visit has the rest missing for that.
  const whole = shadow.every(({ end: how }) => how === 'read' || how === 'never taken over');
  const lists = TOLD.flatMap(([list, gone, fresh]) => {
    const [was, is] = [live.map((each) => each[list]), shadow.map((each) => each[list])];
    const lost = gone === null || !whole ? [] : onlyIn(was, is);
    return [
      ...onlyIn(is, was).map((each) => difference(`${fresh}: ${each}`, '', each)),
      ...lost.map((each) => difference(`${gone ?? ''}: ${each}`, each, '')),
    ];
  });
  const figures = whole ? figureDifferences(live, shadow) : [];
  // Why a page isn't taken over, its first error says.
  const all = whole ? [...lists, ...ended, ...figures] : [...ended, ...lists];
  return all.slice(0, TOLD_MOST);
}
