/** Reads what a unit says by itself: volts, amperes, powers, pressures, weights, packs. */
import type { FactKind } from './fact-kinds';
import { BEGIN, END, NUMBER, type Scan } from './scan';

type Rule = readonly [
  pattern: string,
  read: (groups: readonly string[], scan: Scan) => readonly [FactKind, string, number] | null,
];

const n = `(${NUMBER})`;
const VOLTS = String.raw`(\d{1,3}(?:\.\d+)?(?:[/-]\d{2,3})?) ?(v|vac|vdc|kv)(?: ?(ac\/dc|ac|dc))?(?: ?max)?`;
const WRITTEN: Readonly<Record<string, string>> = {
  a: 'A',
  w: 'W',
  kw: 'kW',
  hp: 'hp',
  kva: 'kVA',
  ml: 'mL',
  l: 'L',
  gal: 'gal',
  cc: 'mL',
  psi: 'psi',
  bar: 'bar',
  mpa: 'MPa',
};
const unit = (text: string) => WRITTEN[text] ?? text;

/** 'VDC' and 'V DC' as ' V DC'. */
function volts([number = '', sign = '', kind = '']: readonly string[]): string {
  const current = (sign === 'vac' ? 'ac' : sign === 'vdc' ? 'dc' : kind).toUpperCase();
  return `${number} ${sign === 'kv' ? 'kV' : 'V'}${current === '' ? '' : ` ${current}`}`;
}

/** The kind of a weight: what the goods bear, or what they weigh; null where it may be either. */
function massOf(scan: Scan): FactKind | null {
  if (/\b(?:load|max|swl|wll)\b/.test(scan.name)) return 'capacity';
  return scan.goods.mass ?? null;
}

const RULES: readonly Rule[] = [
  // A pack comes before the units that its count stands beside.
  [String.raw`\(? ?(?:pack|box|bag) of (\d{1,4})\)?`, ([count = '']) => ['pack', count, 0.97]],
  [String.raw`\(?(\d{1,4})[- ]packs?\)?`, ([count = '']) => ['pack', count, 0.97]],
  [
    String.raw`(\d{1,4}) ?(?:pc|sht|pr|ea)?\/(?:pk|bx|box|pack|ctn|card|dz|bag)`,
    ([count = '']) => ['pack', count, 0.96],
  ],
  [String.raw`(?:per )?gross`, () => ['pack', '144', 0.92]],
  [
    String.raw`\(?(\d{1,4}) pc\)?`,
    ([count = ''], { name }) =>
      /\bsets?\b/.test(name)
        ? ['pieces', count, 0.96]
        : Number(count) >= 50
          ? ['pack', count, 0.9]
          : null,
  ],
  // Voltages and currents.
  [
    String.raw`(ac|dc) ?(\d{2,3}) ?v`,
    ([current = '', number = '']) => ['voltage', `${number} V ${current.toUpperCase()}`, 0.95],
  ],
  [VOLTS, (groups) => ['voltage', volts(groups), 0.97]],
  [
    String.raw`(\d+(?:\.\d+)?) ?(?:-|to) ?(\d+(?:\.\d+)?) a`,
    ([from = '', to = '']) => ['current', `${from}–${to} A`, 0.96],
  ],
  [
    String.raw`(\d+(?:\.\d+)?) a(?! frame)`,
    ([number = ''], { goods }) => (goods.worn ? null : ['current', `${number} A`, 0.96]),
  ],
  [String.raw`(\d{1,4}) ma`, ([number = '']) => ['trip', `${number} mA`, 0.93]],
  [String.raw`(\d{1,3}) (?:ka|kaic|kai)`, ([number = '']) => ['breaking', `${number} kA`, 0.96]],
  [String.raw`(\d+(?:\.\d+)?) ah`, ([number = '']) => ['charge', `${number} Ah`, 0.97]],
  // Powers and machines.
  [`${n} (kw|kva|hp)`, ([number = '', sign = '']) => ['power', `${number} ${unit(sign)}`, 0.97]],
  [String.raw`(\d{1,4}(?:\.\d)?) w`, ([number = '']) => ['power', `${number} W`, 0.96]],
  [String.raw`([13]) ?(?:ph|phase)`, ([count = '']) => ['phase', count, 0.97]],
  [String.raw`(single|three)[- ]phase`, ([word]) => ['phase', word === 'three' ? '3' : '1', 0.97]],
  [
    String.raw`([1-8]) ?p(?:oles?)?`,
    ([count = ''], { goods }) => (goods.electric ? ['poles', count, 0.95] : null),
  ],
  [String.raw`(50|60|50\/60) hz`, ([number = '']) => ['frequency', `${number} Hz`, 0.98]],
  [String.raw`(\d{2,5}) rpm`, ([number = '']) => ['speed', `${number} rpm`, 0.97]],
  [String.raw`([2-9]\d{3}) ?k`, ([number = '']) => ['colour-temperature', `${number} K`, 0.96]],
  // Pressures.
  [
    String.raw`(\d+(?:\.\d+)?) ?(?:-|to) ?(\d+(?:\.\d+)?) (psi|bar|mpa)`,
    ([from = '', to = '', sign = '']) => ['pressure', `${from}–${to} ${unit(sign)}`, 0.96],
  ],
  [
    String.raw`(\d{1,5}(?:\.\d+)?) (psi|bar|mpa)`,
    ([number = '', sign = '']) => ['pressure', `${number} ${unit(sign)}`, 0.97],
  ],
  [String.raw`pn ?(\d{1,2})`, ([number = '']) => ['pressure', `${number} bar`, 0.94]],
  [String.raw`(\d{3,4}) ?wog`, ([number = '']) => ['pressure', `${number} psi`, 0.95]],
  [String.raw`(?:cl|class) ?(\d{3,4})`, ([number = '']) => ['class', number, 0.95]],
  [
    String.raw`(125|150|300|600|800|3000|6000)#`,
    ([number = ''], { goods }) => (goods.nominal ? ['class', number, 0.94] : null),
  ],
  [
    String.raw`(?:sch|schedule|s) ?(20|40|80|160)`,
    ([number = ''], { goods }) => (goods.nominal ? ['schedule', number, 0.95] : null),
  ],
  // Weights and volumes.
  [
    String.raw`(\d+(?:\.\d+)?) (kg|lb|oz|g)(?:\/(?:bx|box|ctn|roll|pk|bag))?`,
    ([number = '', sign = ''], scan) => {
      const kind = massOf(scan);
      return kind === null ? null : [kind, `${number} ${sign}`, 0.94];
    },
  ],
  [
    String.raw`(\d+(?:\.\d+)?) t`,
    ([number = ''], { goods }) =>
      goods.mass === 'capacity' ? ['capacity', `${number} t`, 0.97] : null,
  ],
  [
    String.raw`(\d+(?:\.\d+)?) (ml|l|cc|gal)`,
    ([number = '', sign = ''], { goods }) =>
      goods.litres ? [goods.litres, `${number} ${unit(sign)}`, 0.95] : null,
  ],
];

const READERS = RULES.map(
  ([pattern, read]) => [new RegExp(`${BEGIN}${pattern}${END}`, 'g'), read] as const,
);

export function readQuantities(scan: Scan): void {
  for (const [pattern, read] of READERS) {
    scan.take(pattern, (groups, found) => {
      const fact = read(groups, scan);
      if (fact === null) return false;
      const [kind, value, certainty] = fact;
      scan.add(kind, value, certainty, `'${found.trim()}'`);
      return true;
    });
  }
}
