/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { describe, expect, it } from 'vitest';
import { formState, type RefusedForm } from '../src/form-state';
import { Choice, Form, Line, Text, Tick } from '../src/forms/fields';

const LABELS = [
  ['name', 'Name'],
  ['about', 'About it'],
  ['kind', 'Kind'],
] as const;

/** A form of a page, of which something may have been refused. */
function shown(refused: RefusedForm | null): string {
  const state = formState(refused, '/things/1', LABELS);
  return (
    <Form tokenFor={(path) => `token of ${path}`} path="/things/1" state={state}>
      <Line state={state} name="name" label="Name" value="Drill" needed />
      <Text state={state} name="about" label="About it" value="One" />
      <Choice
        state={state}
        name="kind"
        label="Kind"
        value="b"
        options={[
          { value: 'a', name: 'A' },
          { value: 'b', name: 'B' },
        ]}
      />
      <Tick state={state} name="gone" label="Take it away" />
    </Form>
  ).toString();
}

describe('a form', () => {
  it('shows what there is, where nobody has sent it, or another one was refused', () => {
    const page = shown(null);
    expect(page).toContain('value="token of /things/1"');
    expect(page).toContain('value="Drill"');
    expect(page).toContain('>\nOne</textarea>');
    expect(page).toMatch(/<option value="b" selected/);
    expect(page).not.toMatch(/role="alert"|aria-invalid|checked/);
    const fields = { name: 'Saw' };
    expect(shown({ path: '/things/2', fields, faults: { name: 'is missing' } })).toBe(page);
  });

  it('that was refused shows what was typed, what is wrong, and the first of it with the focus', () => {
    const page = shown({
      path: '/things/1',
      fields: { name: '"<b>', about: '\n</textarea>', kind: 'a', gone: 'yes' },
      faults: { about: 'is too long', name: 'is none', '': 'Nothing was saved.' },
    });
    expect(page).toContain('Name: is none About it: is too long Nothing was saved.');
    expect(page).toContain('value="&quot;&lt;b&gt;"');
    expect(page).toContain('\n\n&lt;/textarea&gt;</textarea>');
    expect(page).toMatch(/<option value="a" selected/);
    expect(page).toMatch(/name="gone" value="yes" checked/);
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(page.match(/autofocus/g)).toHaveLength(1);
    expect(page).toMatch(/name="name"[^>]*autofocus/);
  });
});
