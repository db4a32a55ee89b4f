/** Codes of units (UN/ECE Recommendation 20, with the packages of 21), which a BMEcat uses. */

/** What is sold or counted. */
const WORDS: Record<string, string> = {
  ...{ C62: 'piece', H87: 'piece', PCE: 'piece', EA: 'piece', SET: 'set', PR: 'pair', KT: 'kit' },
  ...{ PK: 'pack', PA: 'pack', BX: 'box', CT: 'carton', CS: 'case', BG: 'bag', BE: 'bundle' },
  ...{ RO: 'roll', NRL: 'roll', RL: 'reel', BO: 'bottle', CA: 'can', TN: 'tin', TU: 'tube' },
  ...{ BJ: 'bucket', PL: 'pail', DR: 'drum', PF: 'pallet', D97: 'pallet', DZN: 'dozen' },
  ...{ MTR: 'metre', MTK: 'square metre', MTQ: 'cubic metre', LTR: 'litre', MLT: 'millilitre' },
  ...{ KGM: 'kilogram', GRM: 'gram', TNE: 'tonne', HUR: 'hour' },
};

/** What a feature is measured in. */
const SYMBOLS: Record<string, string> = {
  ...{ MMT: 'mm', CMT: 'cm', DMT: 'dm', MTR: 'm', INH: 'in', FOT: 'ft', MTK: 'm²', MTQ: 'm³' },
  ...{ MGM: 'mg', GRM: 'g', KGM: 'kg', TNE: 't', LTR: 'l', MLT: 'ml', VLT: 'V', KVT: 'kV' },
  ...{ WTT: 'W', KWT: 'kW', AMP: 'A', '4K': 'mA', AMH: 'A·h', OHM: 'Ω', HTZ: 'Hz', KHZ: 'kHz' },
  ...{ BAR: 'bar', PAL: 'Pa', MPA: 'MPa', NEW: 'N', NU: 'N·m', JOU: 'J', KWH: 'kWh', CEL: '°C' },
  ...{ SEC: 's', MIN: 'min', HUR: 'h', RPM: 'r/min', DD: '°', P1: '%', '2N': 'dB', LUM: 'lm' },
  ...{ C62: '', PCE: '', EA: '', H87: '' },
};

const PIECES = new Set(['C62', 'H87', 'PCE', 'EA']);

export const isPiece = (code: string) => PIECES.has(code);

/** 'box' of 'BX' and of 'XBX'; null for a code that isn't one of them. */
export const unitWord = (code: string): string | null =>
  WORDS[code] ?? WORDS[code.replace(/^X(?=..$)/, '')] ?? null;

/** 'V' of 'VLT'; what is no code ('mm') stays. */
export const unitSymbol = (code: string): string => SYMBOLS[code] ?? code;
