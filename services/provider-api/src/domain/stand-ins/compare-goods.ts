/**
 * Whether goods may stand in for others. A wrong answer here can hurt somebody, so what is not known
 * is asked: a kind without rules, a needed fact that one of the two doesn't state, a value that no
 * table reads, a fact or a word that no rule knows and that is not the same.
 */
import type { Difference, Verdict } from 'shared-contracts/wire/stand-ins';
import { isCodeLabel } from '../search/index-columns';
import { specValueOf } from '../specs/spec-value';
import { namedValue } from './goods';
import type { ReadGoods, Said } from './read-goods';
import { MAY_DIFFER, type FactRule, type KindRule, type Meaning } from './rule';
import type { Standing } from './scales/scale';

export type Comparison = { verdict: Verdict | 'no'; differences: Difference[] };

/** How something is sold and by whom, and not what it is. */
const IDLE_LABELS: ReadonlySet<string> = new Set(
  'brand, weight, weight per pair, warranty, country of origin, origin, unit, unit of measure, uom, pack, pack quantity, packaging, lead time'.split(
    ', ',
  ),
);

/** A fact's values under each label that states it, or as the name says it; none where nothing does. */
function valuesOf({ goods, said }: ReadGoods, rule: FactRule) {
  const own = rule.labels.flatMap((label) => said.get(label) ?? []);
  if (own.length > 0) return own;
  const within = (rule.within ?? []).flatMap((label) => said.get(label) ?? []).slice(0, 1);
  if (within.length > 0) return within;
  const text = namedValue(rule, goods);
  const [label = ''] = rule.labels;
  return text === '' ? [] : [{ label: `${label.charAt(0).toUpperCase()}${label.slice(1)}`, text }];
}

type Judged = { meaning: Meaning; difference: Difference | null };

function judge(rule: FactRule, wanted: ReadGoods, offered: ReadGoods): Judged {
  const [one, other] = [valuesOf(wanted, rule), valuesOf(offered, rule)];
  const [a, b] = [one[0], other[0]];
  const idle = rule.direction === MAY_DIFFER;
  if (!a && !b) return { meaning: rule.needed ? 'ask' : 'same', difference: null };
  const label = (a ?? b)?.label ?? '';
  if (!a || !b) {
    const difference = {
      label,
      wanted: a?.text ?? '',
      offered: b?.text ?? '',
      is: 'differs',
    } as const;
    return { meaning: idle ? 'same' : 'ask', difference: idle ? null : difference };
  }
  // One side that says two things of one fact is for a person to read.
  const single = [one, other].every(([first, ...rest]) =>
    rest.every(({ text }) => first && rule.scale(first.text, text) === 'same'),
  );
  const standing: Standing = single ? rule.scale(a.text, b.text) : 'unknown';
  const meaning =
    standing === 'same'
      ? 'same'
      : standing === 'unknown'
        ? idle
          ? 'same'
          : 'ask'
        : rule.direction[standing];
  const is = standing === 'unknown' ? 'differs' : standing;
  const difference =
    a.text === b.text && standing === 'same'
      ? null
      : { label, wanted: a.text, offered: b.text, is };
  return { meaning, difference };
}

/** Facts that the kind has no rule for: the same, or a person is asked. */
function judgeOthers(kind: KindRule, wanted: Said, offered: Said): Judged[] {
  const ruled = new Set(kind.facts.flatMap(({ labels }) => labels));
  const keys = [...new Set([...wanted.keys(), ...offered.keys()])].filter(
    (key) => !ruled.has(key) && !isCodeLabel(key),
  );
  return keys.flatMap((key): Judged[] => {
    const [a, b] = [wanted.get(key), offered.get(key)];
    if (a && b && specValueOf(a.text).value === specValueOf(b.text).value) return [];
    const idle = IDLE_LABELS.has(key);
    if (idle && (!a || !b)) return [];
    const label = (a ?? b)?.label ?? '';
    const difference: Difference = {
      label,
      wanted: a?.text ?? '',
      offered: b?.text ?? '',
      is: 'differs',
    };
    return [{ meaning: idle ? 'same' : 'ask', difference }];
  });
}

/** Whether only the same maker's fits, and the two are of two makers, or of unknown ones. */
function needsOneBrand({ ofOneBrand }: KindRule, wanted: ReadGoods, offered: ReadGoods): boolean {
  if (!ofOneBrand) return false;
  const { label, value } = ofOneBrand;
  const isSo = [wanted, offered].some(({ said }) =>
    value.test(said.get(label)?.text.toLowerCase() ?? ''),
  );
  const [one, other] = [wanted, offered].map(({ goods }) => goods.brand.trim().toLowerCase());
  return isSo && (one === '' || one !== other);
}

const sameWords = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((word) => other.has(word));

/**
 * Whether `offered` may stand in for `wanted`: `equal`, `better` in something and worse in nothing,
 * `no`, or `ask` where only a person can say. Swapped, equal stays equal and better never does.
 */
export function compareGoods(wanted: ReadGoods, offered: ReadGoods): Comparison {
  const { kind } = wanted;
  if (!kind || !offered.kind) return { verdict: 'ask', differences: [] };
  if (kind !== offered.kind) return { verdict: 'no', differences: [] };
  const judged = [
    ...kind.facts.map((rule) => judge(rule, wanted, offered)),
    ...judgeOthers(kind, wanted.said, offered.said),
  ];
  const meanings = new Set(judged.map(({ meaning }) => meaning));
  if (!sameWords(wanted.unexplained, offered.unexplained)) meanings.add('ask');
  if (needsOneBrand(kind, wanted, offered)) meanings.add('ask');
  const decided = (['no', 'ask', 'better'] as const).find((each) => meanings.has(each));
  return {
    verdict: decided ?? 'equal',
    differences: judged.flatMap(({ difference }) => difference ?? []),
  };
}
