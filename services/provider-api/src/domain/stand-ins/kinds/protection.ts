/** Gloves, shoes, helmets, masks and ear muffs. */
import { ASK, AT_LEAST, EQUAL, needed, orNamed, told, type KindRule } from '../rule';
import { measure } from '../scales/measures';
import { cutLevel, gloveLevels, helmetClass, maskClass, shoeClass } from '../scales/protection';
import { scaleOf } from '../scales/scale';
import { ascending, plain, words, wordOf } from '../scales/words';

/** '9 (L)' is '9'; sizes of two systems are for a person to compare. */
const size = scaleOf(
  (text) => {
    const said = wordOf(text.replace(/\(.*\)/, ''));
    const [, system = '', number = said] =
      /^(?:size )?([a-z]+)? ?(\d+(?:\.\d+)?)$/.exec(said) ?? [];
    return { system, number };
  },
  (one, other) =>
    one.system !== other.system ? 'unknown' : one.number === other.number ? 'same' : 'differs',
);
const standard = told('standard, standards', ASK, words);
const sized = needed('size', EQUAL, size);

export const protection: readonly KindRule[] = [
  {
    kind: 'work gloves',
    heads: [
      'work glove',
      'safety glove',
      'coated glove',
      'coated work glove',
      'cut resistant glove',
    ],
    facts: [
      sized,
      needed('coating', ASK, words),
      needed('protection level, en 388, levels', AT_LEAST, gloveLevels),
      told('cut level', AT_LEAST, cutLevel),
      told('length', ASK, measure),
      standard,
    ],
  },
  {
    kind: 'insulating gloves',
    heads: ['electrical insulating glove', 'insulating glove'],
    // IEC 60903, from 500 V to 36 kV.
    facts: [
      sized,
      needed('class', AT_LEAST, ascending([['00'], ['0'], ['1'], ['2'], ['3'], ['4']])),
      standard,
    ],
  },
  {
    kind: 'safety shoes',
    heads: ['safety shoe', 'safety boot'],
    facts: [
      sized,
      needed('class, safety class', AT_LEAST, shoeClass),
      needed('toe cap, toe', ASK, words),
      orNamed(needed('cut, height', ASK, words), /\b(?:low|mid|high)(?:[- ]cut)?\b/i),
      told('sole', ASK, words),
      told('upper', ASK, words),
      told('colour, color', ASK, words),
      standard,
    ],
  },
  {
    kind: 'safety helmet',
    heads: ['safety helmet', 'hard hat'],
    facts: [
      needed('class', AT_LEAST, helmetClass),
      needed('type', AT_LEAST, helmetClass, ['class']),
      // Colours tell who somebody is on a site.
      needed('colour, color', ASK, words),
      told('suspension', ASK, words),
      told('shell', ASK, words),
      standard,
    ],
  },
  {
    kind: 'disposable mask',
    heads: ['disposable respirator', 'respirator', 'dust mask'],
    facts: [
      needed('class, protection level, rating', AT_LEAST, maskClass),
      needed('valve', ASK, (one, other) => (plain(one) === plain(other) ? 'same' : 'differs')),
      standard,
    ],
  },
  {
    kind: 'ear muffs',
    heads: ['ear muff', 'earmuff'],
    facts: [
      needed('snr', AT_LEAST, measure),
      told('nrr', AT_LEAST, measure),
      orNamed(
        needed('wearing, style', EQUAL, words),
        /\b(?:headband|neckband|helmet[- ]mounted|cap[- ]mounted)\b/i,
      ),
      told('headband force', ASK, measure),
      standard,
    ],
  },
];
