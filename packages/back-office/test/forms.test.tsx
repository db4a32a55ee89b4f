/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { html } from 'hono/html';
import type { Html } from '../src/html';
import { describe, expect, it } from 'vitest';
import { Choice, Files, Tick } from '../src/forms/choices';
import { Hidden, Line, Password, Text } from '../src/forms/fields';
import { Button, Form, FormSection, Opening, Search } from '../src/forms/form';
import { unsent, type GivenForms, type RefusedForm } from '../src/forms/given-forms';
import { drawn } from '../src/forms/open-form';
import { renderForms } from '../src/forms/render-forms';
import { markOf, readSentPage, typedIn, type SentForm } from '../src/forms/sent-page';

const GO = '/go';
const OPTIONS = [
  { value: 'a', name: 'A' },
  { value: 'b', name: 'B' },
];

const Thing = () => (
  <Form to="/things/1">
    <Hidden name="shown" value="7" />
    <Line name="name" label="Name" value="Drill" needed hint="As on the box." />
    <Text name="about" label="About it" value="One" />
    <Choice name="kind" label="Kind" value="b" options={OPTIONS} />
    <Tick name="gone" label="Take it away" />
    <Password name="current" label="Password" autocomplete="current-password" />
    <Button>Save</Button>
  </Form>
);

const Shelf = ({ line, at }: { line: number; at: string }) => (
  <Form to="/things/1/shelf">
    <Hidden name="line" value={line} />
    <Line name="at" label={`Shelf ${line}`} value={at} />
    <Button>Note</Button>
  </Form>
);

/** A page of several forms, of which one is in a part that opens. */
const Several = () => (
  <>
    <Search to="/things">
      <Line name="q" label="Find" />
      <Button>Find</Button>
    </Search>
    <Opening kind="more" summary="More">
      <Thing />
    </Opening>
    <Shelf line={1} at="A" />
    <Shelf line={2} at="B" />
    <Form to="/things/1/pictures" files>
      <Files label="Pictures" accept="image/png" />
      <Button>Add</Button>
    </Form>
  </>
);

const given = (more: Partial<GivenForms> = {}, go: string | null = GO): GivenForms => ({
  ...unsent((path) => `token of ${path}`, go),
  ...more,
});
const shown = (main: Html, more: Partial<GivenForms> = {}, go: string | null = GO) =>
  drawn(renderForms(main, given(more, go)).main).toString();

/** A form of several as a browser sends it: with what was typed, and the marks of what it showed. */
const sent = (
  at: string,
  fields: Record<string, string>,
  before: Record<string, string | null>,
): SentForm => ({
  at,
  fields,
  was: Object.fromEntries(Object.entries(before).map(([name, text]) => [name, markOf(text)])),
});

describe('a form', () => {
  it('shows what there is, where nobody has sent it, or another one was refused', () => {
    const page = shown(<Thing />);
    expect(page).toContain('value="token of /things/1"');
    expect(page).toContain('value="Drill"');
    expect(page).toContain('>\nOne</textarea>');
    expect(page).toMatch(/<option value="b" selected/);
    expect(page).toMatch(/name="name"[^>]* required[^>]*aria-describedby="name-hint"/);
    expect(page).not.toMatch(/role="alert"|aria-invalid|checked|formaction/);
    const faults = { name: 'is missing' };
    const refused = { path: '/things/2', fields: { name: 'Saw' }, faults };
    expect(shown(<Thing />, { refused })).toBe(page);
    expect(renderForms(<Thing />, given({ refused })).isRefused).toBe(false);
  });

  const refused: RefusedForm = {
    path: '/things/1',
    fields: {
      ...{ name: '"<b>', about: '\n</textarea>', kind: 'a', gone: 'yes' },
      ...{ shown: '6', current: 'a secret' },
    },
    faults: { about: 'is too long', name: 'is none', '': 'Nothing was saved.' },
  };

  it('that was refused shows what was typed, what is wrong beside it, and the first of it with the focus', () => {
    const page = shown(<Thing />, { refused });
    expect(page).toContain('Name: is none About it: is too long Nothing was saved.');
    expect(page).toContain('<span class="wrong" id="about-wrong">is too long</span>');
    expect(page).toContain('aria-describedby="name-wrong name-hint"');
    expect(page).toContain('value="&quot;&lt;b&gt;"');
    expect(page).toContain('\n\n&lt;/textarea&gt;</textarea>');
    expect(page).toMatch(/<option value="a" selected/);
    expect(page).toMatch(/name="gone" value="yes" checked/);
    expect(page).toContain('name="shown" value="6"');
    expect(page).not.toContain('a secret');
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(page.match(/autofocus/g)).toHaveLength(1);
    expect(page).toMatch(/name="name"[^>]*autofocus/);
    expect(renderForms(<Thing />, given({ refused })).isRefused).toBe(true);
  });

  it('begins at the field that it names, unless a form of the page was refused', () => {
    const scan = (
      <>
        <Form to="/scan">
          <Line name="code" label="Code" focused />
        </Form>
        <Thing />
      </>
    );
    expect(shown(scan)).toMatch(/name="0.code"[^>]*autofocus/);
    const page = shown(scan, { refused });
    expect(page.match(/autofocus/g)).toHaveLength(1);
    expect(page).toMatch(/name="1.name"[^>]*autofocus/);
  });

  it('of a later state has the page’s own hidden fields', () => {
    const page = shown(<Thing />, { refused: { ...refused, anew: true } });
    expect(page).toContain('name="shown" value="7"');
    expect(page).toContain('value="&quot;&lt;b&gt;"');
  });

  it('chooses no other option in place of one that is gone', () => {
    const fields = { ...refused.fields, kind: 'c' };
    const page = shown(<Thing />, { refused: { ...refused, fields } });
    expect(page).toContain('<option value="c" selected="">Not to be chosen any more</option>');
    expect(page.match(/selected/g)).toHaveLength(1);
  });

  it('stands on a page that is rendered with its forms, or nowhere', () => {
    expect(() => html`<p>${<Thing />}</p>`).toThrow('the form for /things/1 stands on no page');
    expect(() => shown(<Line name="q" label="Find" />)).toThrow("'q' stands in no form");
  });
});

describe('forms of one page', () => {
  it('stand alone where nothing is typed, and in an office that joins none', () => {
    expect(shown(<Several />, {}, null)).not.toMatch(/joined|formaction|name="\d/);
    const two = (
      <>
        <Form to="/a">
          <Password name="current" label="Password" autocomplete="off" />
        </Form>
        <Form to="/b">
          <Button>Do</Button>
        </Form>
      </>
    );
    expect(shown(two)).not.toContain('joined');
  });

  it('are one to the browser: each button says where it sends all of them', () => {
    const page = shown(<Several />);
    expect(page).toMatch(/^<form id="joined"/);
    expect(page).toContain('form="joined" name="1.name"');
    expect(page).toContain('formaction="/things/1?form=1"');
    expect(page).toContain('formaction="/go?form=0"');
    expect(page).toContain('name="0.token" value="token of /go"');
    expect(page.match(/formenctype="multipart\/form-data"/g)).toHaveLength(1);
    // What another button leaves empty is not asked for.
    expect(page).not.toContain('required=""');
    expect(page).toContain('aria-required="true"');
  });

  it('keep what was typed beside the one that was sent, each its own', () => {
    const beside = [
      sent('/things/1/shelf', { line: '2', at: 'C9' }, { at: 'B' }),
      sent(
        '/things/1',
        { shown: '6', name: 'Drill', about: 'Two', kind: 'b' },
        {
          ...{ name: 'Drill', about: 'One', kind: 'b', gone: null },
        },
      ),
    ];
    const page = shown(<Several />, { beside });
    expect(page).toContain('What else you typed is still on this page. It is not saved yet.');
    expect(page).toMatch(/name="2.at"[^>]*value="A"/);
    expect(page).toMatch(/name="3.at"[^>]*value="C9"/);
    expect(page).toContain('>\nTwo</textarea>');
    // The page's own version: the form is sent for the state that is now.
    expect(page).toContain('name="1.shown" value="7"');
    expect(page).toContain('<details class="more" open="">');
    expect(page).not.toMatch(/aria-invalid|role="alert"/);
  });

  it('say what has no place any more, and which files are to be chosen again', () => {
    const beside = [
      sent('/things/1/reason', { words: 'Because & so' }, { words: '' }),
      sent('/things/1/pictures', { file: 'drill.png' }, { file: '' }),
    ];
    const page = shown(<Several />, { beside });
    expect(page).toContain('was not saved: Because &amp; so');
    expect(page).toContain('Please choose these files again: drill.png');
    expect(page).not.toContain('still on this page');
  });

  it('count what was refused as typed, so that the next button keeps it too', () => {
    const own = sent('/things/1', { name: '', about: 'One' }, { name: 'Drill', about: 'One' });
    const refused = { path: '/things/1', fields: own.fields, faults: { name: 'is missing' } };
    const page = shown(<Several />, { own, refused });
    const was = /name="1.was" value="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"') ?? '';
    const again = readSentPage({ '1.at': '/things/1', '1.name': '', '1.was': was }, '2').beside;
    expect(again.map(typedIn)).toEqual([expect.arrayContaining(['name'])]);
  });
});

describe('the forms of a page for who may not send all of them', () => {
  const Page = () => (
    <>
      <Several />
      <FormSection id="notes" title="Add a note">
        <Form to="/things/1/note">
          <Button>Add</Button>
        </Form>
      </FormSection>
      <Form to="/things/1/place" otherwise="Place: C9">
        <Button>Move</Button>
      </Form>
    </>
  );

  it('are all there for who may', () => {
    const page = shown(<Page />);
    expect(page).toContain('Add a note');
    expect(page).not.toContain('Place: C9');
  });

  it('leave out what is for others, with its heading and the part that opens', () => {
    const others = ['/things/1', '/things/1/note', '/things/1/place'];
    const page = shown(<Page />, { maySend: (path) => !others.includes(path) });
    for (const words of ['<details', 'About it', 'Add a note', 'Move']) {
      expect(page).not.toContain(words);
    }
    expect(page).toContain('Place: C9');
    expect(page).toContain('Shelf 1');
    // They are numbered as they are shown, so that a form of several is found again.
    expect(page).toMatch(/name="1.at"[^>]*value="A"/);
  });
});
