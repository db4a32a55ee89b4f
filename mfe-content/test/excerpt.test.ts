import { expect, test } from 'vitest';
import { excerptOf } from '../src/blogs/excerpt';
import { plainText } from '../src/blogs/plain-text';
import { readingMinutes } from '../src/blogs/reading-time';

test.each([
  ['<p>Plain <b>words</b>.</p>', 'Plain words.'],
  ['<p>One.</p><p>Two.</p>', 'One. Two.'],
  ['Torque<br>in <i>N</i>m', 'Torque in Nm'],
  ['5 &lt; 6 &amp;&amp; 7 &gt; 6', '5 < 6 && 7 > 6'],
  ['&#8369;100 &ndash; &#x20B1;200&nbsp;each', '₱100 – ₱200 each'],
  ['Las Pi&ntilde;as &unknown; &#0;', 'Las Piñas &unknown; &#0;'],
  ['a < b and c > d', 'a < b and c > d'],
  ['<style>p{color:red}</style><script>alert("x")</script>Text', 'Text'],
  ['<!-- <p>hidden</p> -->Seen', 'Seen'],
  ['<img alt="a > b" src="x.png">After', 'After'],
  ["<p title=it's>Lone quote</p>", 'Lone quote'],
  ['Cut in a <a href="http', 'Cut in a'],
  ['  many \n\t spaces  ', 'many spaces'],
  ['', ''],
  ['<!-->Not hidden', 'Not hidden'],
  ['Before<script>never ended', 'Before'],
  ['Before<SCRIPT>a</script\n>After', 'Before After'],
  ['<p title="a > b" class=\'c > d\'>Words</p>', 'Words'],
  ['1 <<< 2', '1 <<< 2'],
])('the text of %j is %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test.each([
  [119, 119, false],
  [120, 120, false],
  [121, 120, true],
  [4000, 120, true],
])('of %i characters %i are shown', (length, shown, cut) => {
  expect(excerptOf(`<p>${'x'.repeat(length)}</p>`)).toEqual({ text: 'x'.repeat(shown), cut });
});

test('an excerpt does not cut a character in two', () => {
  expect(excerptOf('🔧'.repeat(121)).text).toBe('🔧'.repeat(120));
});

test('tags and entities do not count as characters', () => {
  expect(excerptOf(`<p class="${'y'.repeat(300)}">${'&amp;'.repeat(120)}</p>`)).toEqual({
    text: '&'.repeat(120),
    cut: false,
  });
});

test('a picture written into the article does not hide its beginning', () => {
  const picture = `<img alt="" src="data:image/png;base64,${'A'.repeat(90_000)}">`;
  expect(excerptOf(`<p>${picture}The label shows the largest flow.</p>`)).toEqual({
    text: 'The label shows the largest flow.',
    cut: false,
  });
});

test.each(['<', '<a', '<script>', '<a "', '<!--', '</p', '&', '&#x', ' \n'])(
  'an article of nothing but %j is read once through, however long',
  (piece) => {
    // A parser that starts over at each piece would run longer than a test may.
    expect(excerptOf(piece.repeat(1_000_000)).text.length).toBeLessThan(121);
  },
);

test.each([
  ['', 1],
  ['<p>A few words</p>', 1],
  [`<p>${'word '.repeat(500)}</p>`, 3],
  [`<p>${'word '.repeat(1000)}</p><script>${'code '.repeat(9000)}</script>`, 5],
])('the reading time of article %# is %i min', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes);
});
