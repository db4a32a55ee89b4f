/** What gloves, shoes, helmets and masks protect from, by the marks of their standards. */
import { byNumber, scaleOf, together, type Scale, type Standing } from './scale';
import { ascending, plain } from './words';

const at = (order: string, mark: string) => order.indexOf(mark);

function mark(order: string, wanted: string, offered: string): Standing {
  if (wanted === offered) return 'same';
  const [one, other] = [at(order, wanted), at(order, offered)];
  return one < 0 || other < 0 || wanted === '' || offered === '' ? 'unknown' : byNumber(one, other);
}

/**
 * A glove's levels against wear, cuts, tears and points, then the cut level of ISO 13997 and P for
 * blows (EN 388). X was not tested; levels of the two cut tests are not compared.
 */
export const gloveLevels: Scale = scaleOf(
  (text) => /^([0-4x])([0-5x])([0-4x])([0-4x])([a-fx]?)(p?)$/.exec(plain(text)),
  (wanted, offered) => {
    const orders = ['01234', '012345', '01234', '01234', 'abcdef'];
    const standings = orders.map((order, index) =>
      mark(order, wanted[index + 1] ?? '', offered[index + 1] ?? ''),
    );
    return together([...standings, byNumber((wanted[6] ?? '').length, (offered[6] ?? '').length)]);
  },
);

/** Cut levels of ISO 13997, and those of ANSI/ISEA 105. */
export const cutLevel: Scale = (wanted, offered) => {
  const [one, other] = [plain(wanted), plain(offered)];
  const pairs = ['abcdef', '123456789'].map((order) => mark(order, one, other));
  if (one === other && one !== '') return /^(?:[a-f]|a?[1-9])$/.test(one) ? 'same' : 'unknown';
  return one.length === 1 && other.length === 1
    ? (pairs.find((each) => each !== 'unknown') ?? 'unknown')
    : 'unknown';
};

/** What each class of a safety shoe has (EN ISO 20345:2011). */
const SHOE_CLASSES: Readonly<Record<string, readonly string[]>> = {
  sb: ['toe'],
  s1: ['toe', 'heel', 'antistatic'],
  s1p: ['toe', 'heel', 'antistatic', 'sole'],
  s2: ['toe', 'heel', 'antistatic', 'water'],
  s3: ['toe', 'heel', 'antistatic', 'water', 'sole', 'profile'],
};
/** Soles that hold on ceramic and on steel; SRC on both. Other marks stand for themselves. */
const SLIP: Readonly<Record<string, readonly string[]>> = {
  sra: ['ceramic'],
  srb: ['steel'],
  src: ['ceramic', 'steel'],
};
const SHOE_MARKS = new Set(['esd', 'hro', 'ci', 'hi', 'wr', 'p', 'a', 'e', 'wru', 'fo', 'm', 'an']);

function shoeOf(text: string): ReadonlySet<string> | null {
  const [first = '', ...others] = plain(text).split(' ');
  const shoe = SHOE_CLASSES[first];
  if (!shoe || others.some((each) => !SLIP[each] && !SHOE_MARKS.has(each))) return null;
  return new Set([...shoe, ...others.flatMap((each) => SLIP[each] ?? [each])]);
}

/** Classes of safety shoes: one that has all of the other's is more; S1P and S2 are not ordered. */
export const shoeClass: Scale = scaleOf(shoeOf, (wanted, offered) => {
  const holds = [...wanted].every((each) => offered.has(each));
  if (holds) return wanted.size === offered.size ? 'same' : 'more';
  return [...offered].every((each) => wanted.has(each)) ? 'less' : 'differs';
});

/** Masks: EN 149 and EN 143 by number; NIOSH (42 CFR 84) by share, and by what oil does to them. */
export const maskClass: Scale = (wanted, offered) => {
  const niosh = scaleOf(
    (text) => /^([nrp]) ?(95|99|100)$/.exec(plain(text)),
    (one, other) =>
      together([
        mark('nrp', one[1] ?? '', other[1] ?? ''),
        byNumber(Number(one[2]), Number(other[2])),
      ]),
  )(wanted, offered);
  if (niosh !== 'unknown') return niosh;
  const half = ascending([['ffp1'], ['ffp2'], ['ffp3']])(wanted, offered);
  return half === 'unknown' ? ascending([['p1'], ['p2'], ['p3']])(wanted, offered) : half;
};

/** A helmet's electrical class, C to E, and type, I and II (ANSI/ISEA Z89.1), alone or together. */
export const helmetClass: Scale = scaleOf(
  (text) => {
    const said = plain(text);
    const [, type = ''] = /^(?:type )?(ii?)\b/.exec(said) ?? [];
    const [, kind = ''] = /(?:^|class )([cge])\b/.exec(said) ?? [];
    return type === '' && kind === '' ? null : { type, kind };
  },
  (wanted, offered) =>
    together([
      (wanted.type === '') === (offered.type === '')
        ? byNumber(wanted.type.length, offered.type.length)
        : 'unknown',
      mark('cge', wanted.kind, offered.kind),
    ]),
);
