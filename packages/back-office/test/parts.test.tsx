/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { describe, expect, it } from 'vitest';
import { drawn as drawnPiece } from '../src/forms/open-form';
import { barChart } from '../src/parts/bar-chart';
import { framed, type Office } from '../src/parts/frame';
import { table } from '../src/parts/table';
import { Titled } from '../src/parts/title-block';

const office: Office = {
  ...{ name: 'counter', home: '/', navigation: 'Counter', style: '/style.css', scripts: [] },
  ...{ signOut: '/sign-out', time: (at: Date) => `day ${at.getUTCFullYear() > 2000 ? 'now' : ''}` },
};
const person = { name: 'Ana <b>', token: 'token' };

describe('a page of an office', () => {
  it('says on paper which page it is, of when and for whom', async () => {
    const frame = { title: 'Orders & more', places: null, person };
    const page = String(await framed(office, frame, <h1>Orders</h1>));
    const [imprint = ''] = /<dl class="title-block imprint">[^]*?<\/dl>/.exec(page) ?? [];
    for (const said of ['counter', 'Orders &amp; more', 'day now', 'Ana &lt;b&gt;']) {
      expect(imprint).toContain(`<dd>${said}</dd>`);
    }
  });

  it('names nobody on paper where nobody is signed in', async () => {
    const frame = { title: 'Sign in', places: null, person: null };
    expect(String(await framed(office, frame, <h1>Sign in</h1>))).not.toContain('<dt>For</dt>');
  });
});

describe('a title block', () => {
  it('has what is known, and no cell for anything else', () => {
    const facts = [
      ['Order', 'ORD-1'],
      ['By', null],
      ['Sent', ''],
      ['Begun', false],
      ['Revision', 0],
    ] as const;
    const names = drawnPiece(<Titled facts={facts} />)
      .toString()
      .match(/<dt>\w+<\/dt>/g);
    expect(names).toEqual(['<dt>Order</dt>', '<dt>Revision</dt>']);
  });
});

describe('a table', () => {
  it('is ruled, with figures under a heading of figures', () => {
    const drawn = drawnPiece(
      table('Units', ['Item', 'Units'], [[{ of: 'Drill' }, { of: 3, number: true }]]),
    ).toString();
    expect(drawn).toContain('<table class="ruled cards" role="table">');
    expect(drawn.match(/class="number"/g)).toHaveLength(2);
  });
});

describe('a chart', () => {
  const bars = [40, 90, 0].map((value) => ({ label: String(value), value, title: String(value) }));
  const drawn = drawnPiece(barChart('Sales', bars, (value) => `₱${value}`)).toString();

  it('has the dimension of its highest bar', () => {
    expect(drawn.match(/<text class="of"[^>]*>([^<]*)/)?.[1]).toBe('₱90');
    const [first, highest] = [...drawn.matchAll(/<rect x="[\d.]+" y="(\d+)"/g)];
    const line = Number(/M0 (\d+)H600M8/.exec(drawn)?.[1]);
    expect(Number(highest?.[1])).toBe(line);
    expect(Number(first?.[1])).toBeGreaterThan(line);
  });

  it('has no dimension where there is nothing to measure', () => {
    const nothing = bars.map((bar) => ({ ...bar, value: 0 }));
    expect(drawnPiece(barChart('Sales', nothing)).toString()).not.toContain('class="of"');
  });
});
