/** What judges the facts of names: every family of the clerks is judged, and a wrong fact is found. */
import { expect, it } from 'vitest';
import { CLERKS } from '../bench/messy/clerks';
import { itemsOf } from '../bench/messy/write-items';
import {
  isTrue,
  JUDGED_CATALOGUES,
  judgedFamilies,
  trueFacts,
  unusedRules,
} from './judged/name-facts';

it('judges each family of the clerks, by rules that all say something of some item', () => {
  const families = JUDGED_CATALOGUES.flatMap((name) =>
    CLERKS[name].families.map(({ kind }) => `${name}/${kind}`),
  );
  expect(judgedFamilies.toSorted()).toEqual(families.toSorted());
  const idle = JUDGED_CATALOGUES.flatMap((name) => unusedRules(name, itemsOf(CLERKS[name])));
  expect(idle).toEqual([]);
});

it.each([
  ['length', '1-1/4 in', '1 in', '31.75 mm'],
  ['thread', 'M10', 'M10 × 1.25', 'M10'],
  ['strength', '8.8', '10.9', '8.8'],
  ['voltage', '24vdc', '24 V AC', '24 V DC'],
  ['area', '3.5 mm2', '10 AWG', '12 AWG'],
  ['pressure', '0-7 bar', '0–60 psi', '0–100 psi'],
])('tells a wrong %s from a right one: for %s not %s, but %s', (kind, truth, wrong, right) => {
  const fact = { kinds: [kind], values: [truth] };
  expect(isTrue(fact, { kind, value: wrong })).toBe(false);
  expect(isTrue(fact, { kind, value: right })).toBe(true);
  expect(isTrue(fact, { kind: 'width', value: right })).toBe(false);
});

it('takes what is said of a part, such as a handle, as no fact of the goods', () => {
  const hammer = itemsOf(CLERKS.hardware).find(({ facts }) => facts.kind?.[0] === 'hammer');
  if (!hammer) throw new Error('no hammer');
  const wood = { kind: 'material', value: 'wood' };
  expect(trueFacts('hardware', hammer).some((fact) => isTrue(fact, wood))).toBe(false);
});
