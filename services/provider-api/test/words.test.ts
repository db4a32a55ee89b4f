import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../src/environment';
import { networkOf } from '../src/http/caller';
import { loggable } from '../src/http/errors';
import { unstorablePath } from '../src/http/text-faults';
import { sourceOf } from '../src/import/job';
import { drawNumber } from '../src/orders/number';
import { matchField, matchRow } from '../src/search/match';
import { editsBetween } from '../src/search/spelling';
import { bestNames } from '../src/search/suggestions';
import { queryWords } from '../src/search/words';

const asked = (...words: string[]) => words.map((word) => ({ asked: word, meant: [] }));

describe('matching', () => {
  it('scores the whole field 100, a beginning 90, an inside 70', () => {
    expect(matchField(asked('hammer'), 'Hammer').score).toBe(100);
    expect(matchField(asked('hammer'), 'Hammer Drill').score).toBe(90);
    expect(matchField(asked('ammer'), 'Hammer Drill').score).toBe(70);
    expect(matchField(asked('hammer', 'saw'), 'Hammer Drill').score).toBe(45);
    expect(matchField(asked('saw'), 'Hammer Drill')).toEqual({ score: 0, ranges: [] });
  });

  it('marks letters in the text as it is written', () => {
    const text = 'Große Séances: HÄMMER, hammers';
    const { ranges } = matchField(asked('hammer'), text);
    expect(ranges.map(({ from, to }) => text.slice(from, to))).toEqual(['HÄMMER', 'hammer']);
  });

  it('weighs the fields', () => {
    const row = {
      product_name: 'Drill',
      brand_name: 'X',
      category_name: 'Y',
      description: 'A drill.',
    };
    expect(matchRow(asked('drill'), row).percent).toBe(Math.round((100 * 3 + 90) / 4));
  });

  it('counts a swap of neighbours as one edit', () => {
    expect(editsBetween('wrnech', 'wrench', 2)).toBe(1);
    expect(editsBetween('hydrualic', 'hydraulic', 2)).toBe(1);
    expect(editsBetween('saw', 'hammer', 2)).toBe(3);
  });

  it('reads the words of a query', () => {
    expect(queryWords('  The  Hämmer-Drill, for 1/2" ')).toEqual(['hammer-drill', '1/2']);
    expect(queryWords('the')).toEqual(['the']);
    expect(queryWords('a '.repeat(100))).toEqual(['a']);
  });

  it('suggests the closest and shortest names first, each once', () => {
    expect(bestNames(['Red Saw', 'Saw Blade', 'SAW BLADE', 'Chainsaw', 'Saw'], 'saw')).toEqual([
      'Saw',
      'Saw Blade',
      'Red Saw',
      'Chainsaw',
    ]);
  });
});

describe('small things', () => {
  it('counts an IPv6 network, and an IPv4 address as itself', () => {
    expect(networkOf('203.0.113.5')).toBe('203.0.113.5');
    expect(networkOf('::ffff:203.0.113.5')).toBe('203.0.113.5');
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:DB8::1')).toBe('2001:db8:0:0::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
  });

  it('finds text that can not be stored, however deep', () => {
    expect(unstorablePath({ a: [{ b: 'x\0' }] })).toBe('a.0.b');
    expect(unstorablePath('\ud800')).toBe('');
    expect(unstorablePath({ a: '👩‍🔧' })).toBeNull();
  });

  it('logs no value of a query', () => {
    const cause = Object.assign(new Error('Key (email)=(ana@example.ph) already exists.'), {
      code: '23505',
      constraint: 'users_email_unique',
      detail: 'Key (email)=(ana@example.ph) already exists.',
    });
    const error = new Error('Failed query: insert\nparams: ana@example.ph', { cause });
    expect(JSON.stringify(loggable(error))).not.toContain('ana@');
    expect(loggable(error)).toMatchObject({ code: '23505', constraint: 'users_email_unique' });
  });

  it('draws order numbers that can be read out', () => {
    const drawn = Array.from({ length: 500 }, () => drawNumber('ORD'));
    expect(new Set(drawn).size).toBe(500);
    for (const number of drawn) expect(number).toMatch(/^ORD-[^01OIL-]{4}-[^01OIL-]{4}$/);
  });

  it('names an import after its folder and file', () => {
    expect(sourceOf('/data/North Wind/catalogue.json')).toBe('north-wind-catalogue');
  });

  it('reads its environment', () => {
    const read = readEnvironment({
      PORT: '',
      CORS_ORIGINS: 'https://a.example/, ,https://b.example',
    });
    expect(read).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      production: false,
      rateLimitScale: 1,
      corsOrigins: ['https://a.example', 'https://b.example'],
    });
    expect(read.dataDirectory).toMatch(/\.data$/);
    expect(readEnvironment({ DATA_DIR: 'shop', INIT_CWD: '/somewhere' }).dataDirectory).toBe(
      '/somewhere/shop',
    );
    expect(() => readEnvironment({ NODE_ENV: 'x', PORT: 'y' })).toThrow(/^PORT: must be a port/);
  });
});
