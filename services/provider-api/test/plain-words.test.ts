import { describe, expect, it } from 'vitest';
import { orderLetter } from '../src/domain/mail/letters';
import { NO_SHOP_PART } from '../src/domain/mail/shop-part';
import { isPlainName, plainWords, quoted } from '../src/domain/mail/plain-words';

describe('what a stranger wrote, in a letter', () => {
  it.each([
    ['a page', 'Claim your prize at http://evil.example', 'Claim your prize at'],
    ['a page without its scheme', 'see www.evil.example now', 'see now'],
    ['a path', 'Ana evil.example/x', 'Ana'],
    ['a port', 'Ana evil.example:8080', 'Ana'],
    ['a bare domain', 'Ana evil.com', 'Ana'],
    ['a bare domain at the end of a sentence', 'Ana, evil.com.', 'Ana,'],
    ['a domain in brackets', 'Ana (evil.com)', 'Ana'],
    ['a domain of another script', 'Ana яндекс.рф', 'Ana'],
    ['a number of a machine', 'Ana 127.0.0.1', 'Ana'],
    ['an email address', 'Ana bob@evil.example', 'Ana'],
    ['a command', 'Ana mailto:bob tel:+63917', 'Ana'],
    ['a domain in wide letters', 'Ana ｅｖｉｌ．ｃｏｍ', 'Ana'],
    ['a domain with another full stop', 'Ana evil。com', 'Ana'],
    ['a domain with letters that are not seen', 'Ana ev\u200dil\u00ad.c\ufe0fom', 'Ana'],
    ['line breaks', 'Ana\r\nBcc: all\u2028you', 'Ana Bcc: all you'],
    ['control characters', 'A\u0007na\u001b[31m Cruz', 'A na [31m Cruz'],
    ['turned writing', '\u202eanA\u202c \u2066Cruz\u2069', 'anA Cruz'],
    ['its own quotation marks', 'Ana" and "Ben', "Ana' and 'Ben"],
  ])('loses %s', (_, text, left) => {
    expect(plainWords(text)).toBe(left);
  });

  it.each([
    'Maria Santos',
    'José Ñ. O’Neil-Łukasiewicz',
    '李小龍',
    'Cruz & Sons, Inc.',
    '3M Philippines',
    '+63 917 555 0100',
  ])('keeps %j as it is', (text) => {
    expect(plainWords(text)).toBe(text);
  });

  it('parts a dot that a mail program may take for a domain’s', () => {
    expect(plainWords('Ma.Luz J.P.Rizal evil.example')).toBe('Ma. Luz J. P. Rizal evil. example');
  });

  it('is never longer than it may be', () => {
    expect([...plainWords('👩'.repeat(200), { most: 40 })]).toHaveLength(40);
  });

  it('is whole in the line that says who ordered', () => {
    const { text } = orderLetter('ana@example.ph', NO_SHOP_PART, {
      number: 'ORD-1',
      name: 'Ana Cruz',
      contactEmail: null,
      company: 'Cruz Hardware',
      facts: [],
      phone: '0917 000 0000',
      lines: [],
      totals: { subtotal: 0, vat: 0, total: 0 },
    });
    expect(text).toContain('Ordered by: Ana Cruz, Cruz Hardware, 0917 000 0000\n');
  });

  it('is not cut by its place in a list', () => {
    // @ts-expect-error -- `map` passes the place, which is no bound
    expect(['Ana Cruz', 'Cruz Hardware'].map(plainWords)).toEqual(['Ana Cruz', 'Cruz Hardware']);
  });

  it('is quoted line by line where staff read all of it', () => {
    expect(quoted('How much?\r\nhttp://a.example\n\u202e\u0007x')).toBe(
      '> How much?\n> http://a.example\n>  x',
    );
  });

  it.each(['Ana\nCruz', 'Ana\u0007', 'Ana http://a.b', 'Ana www.a', 'Ana evil.com', 'a@b.ph'])(
    '%j is no name',
    (text) => {
      expect(isPlainName(text)).toBe(false);
    },
  );

  it.each(['Ma.Luz Santos', 'O\u0092Neil', 'Ana Cruz, Jr.', '\u200fشيماء', 'Null', '<b>'])(
    '%j is a name',
    (text) => {
      expect(isPlainName(text)).toBe(true);
    },
  );
});
