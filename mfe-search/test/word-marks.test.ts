import { expect, it } from 'vitest';
import { wordMarks } from '../src/highlight/word-marks';
import { product } from './shop';

/** The texts of a product that a word marks. */
function marked(word: string, name: string, brand = '') {
  const item = product('1', name, { brand_name: brand, category_name: '' });
  return Object.entries(wordMarks(item, [word])).flatMap(([field, ranges]) =>
    ranges.map(({ from, to }) => item[field as 'product_name'].slice(from, to)),
  );
}

it.each([
  ['a whole word, and not a brand that begins like it', 'bolt', 'Hex Bolt', 'Boltrand', ['Bolt']],
  ['a plural whole', 'bolt', 'Hex Bolts', 'Boltrand', ['Bolts']],
  ['a beginning where no word is whole', 'bolt', 'Hex screws', 'Boltrand', ['Bolt']],
  ['nothing inside of a word that a better match has', 'saw', 'Jigsaw and saw', '', ['saw']],
  ['a place inside where nothing better matches', 'saw', 'Jigsaw', '', ['saw']],
  ['a number as a whole', '10', 'M100 and M10', '', ['10']],
])('marks %s', (_, word, name, brand, texts) => {
  expect(marked(word, name, brand)).toEqual(texts);
});
