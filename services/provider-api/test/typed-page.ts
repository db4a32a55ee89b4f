/** A page of the counter in which somebody types, as a browser without scripts would send it. */
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Clerk, Page } from './clerk';

export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** A form of a page, whether it stands alone or is one of several. */
type Place = { action: string; hidden: string };

export type Typed = Place & { name: string; value: string };

const named = (tags: string[], within: Parameters<typeof DomUtils.getElementsByTagName>[1]) =>
  DomUtils.getElementsByTagName((tag) => tags.includes(tag), within);

const formsIn = (text: string) =>
  named(['main'], parseDocument(text)).flatMap((main) => named(['form'], main));

const controlsIn = (form: Element) => named(['input', 'select', 'textarea'], form);
export const ownName = ({ attribs: { name = '' } }: Element) => name.replace(/^\d+\./, '');
const ofThePage = (control: Element) => ['token', 'at', 'was'].includes(ownName(control));

/** What tells a form from others to the same address. */
const placeOf = (form: Element): Place => ({
  action: form.attribs.action ?? '',
  hidden: controlsIn(form)
    .filter(
      ({ attribs }) => attribs.type === 'hidden' && /line|variant|phrase/.test(attribs.name ?? ''),
    )
    .map(({ attribs }) => attribs.value)
    .join(),
});

export function valueOf(control: Element): string | null {
  const { type, value = '', checked } = control.attribs;
  if (control.name === 'textarea') return DomUtils.textContent(control).replace(/^\n/, '');
  if (control.name === 'input')
    return type === 'checkbox' && checked === undefined ? null : type === 'file' ? '' : value;
  const options = named(['option'], control);
  const chosen = options.find(({ attribs }) => 'selected' in attribs) ?? options[0];
  return chosen?.attribs.value ?? null;
}

/** Something else than a control has; null where nobody can type. */
function somethingElse(control: Element): string | null {
  const { type = 'text', inputmode, max } = control.attribs;
  const now = valueOf(control);
  if (['hidden', 'password', 'file', 'checkbox'].includes(type)) return null;
  if (control.name === 'select') {
    const others = named(['option'], control).map(({ attribs }) => attribs.value ?? '');
    return others.find((value) => value !== now && value !== '') ?? null;
  }
  if (type === 'date') return '2026-06-21';
  if (type === 'number') return String(Math.min(Number(now) + 3, Number(max ?? 99)));
  if (inputmode === 'decimal') return '77.25';
  return 'typed & kept';
}

export type Button = Place & { words: string; at: number };

/** The buttons of a page's forms, what ends something last. */
export function buttonsOf({ text }: Page): Button[] {
  const buttons = formsIn(text).flatMap((form) =>
    named(['button'], form)
      .filter(({ attribs }) => !('disabled' in attribs))
      .map((button, at) => ({
        ...placeOf(form),
        at,
        words: DomUtils.textContent(button).replaceAll(/\s+/g, ' ').trim(),
      })),
  );
  const ends = ({ words }: Button) => /delete|archive|withdraw|cancel|send|remove/i.test(words);
  return [...buttons.filter((each) => !ends(each)), ...buttons.filter(ends)];
}

const isAt = (one: Place, other: Place) =>
  one.action === other.action && one.hidden === other.hidden;

/**
 * Types into all other forms of a page but searches, and presses a button.
 * @param inOwn whether something is typed into the button's form too
 * @returns what was typed, and the answer
 */
export async function typeAndPress(
  clerk: Clerk,
  page: Page,
  button: Button,
  typing = somethingElse,
  inOwn = false,
): Promise<{ typed: Typed[]; answer: Page } | null> {
  const forms = formsIn(page.text);
  const own = forms.find((form) => isAt(placeOf(form), button));
  const pressed = own && named(['button'], own)[button.at];
  if (!own || !pressed) return null;
  const typed: Typed[] = [];
  const fields: Record<string, string> = {};
  const { form: owner, formaction, name, value = '' } = pressed.attribs;
  for (const form of forms) {
    for (const control of controlsIn(form)) {
      const another =
        (form === own && !inOwn) || form.attribs.method === 'get' || ofThePage(control)
          ? null
          : typing(control);
      if (another !== null) {
        typed.push({ ...placeOf(form), name: ownName(control), value: another });
      }
      // A control is sent with the form that owns it, and with no other.
      const isSent = control.attribs.form === owner && (owner !== undefined || form === own);
      const sent = another ?? valueOf(control);
      if (isSent && sent !== null) fields[control.attribs.name ?? ''] = sent;
    }
  }
  if (name !== undefined) fields[name] = value;
  const answer =
    owner === undefined && own.attribs.method === 'get'
      ? await clerk.look(`${own.attribs.action}?${new URLSearchParams(fields).toString()}`)
      : await clerk.post(formaction ?? own.attribs.action ?? '', fields);
  return {
    typed,
    answer: answer.location === null ? answer : await clerk.look(answer.location),
  };
}

/** Of what was typed, what a page neither shows in its field nor says. */
export function lostOn({ text }: Page, typed: readonly Typed[]): Typed[] {
  const forms = formsIn(text);
  const notes = named(['p'], parseDocument(text))
    .filter(({ attribs }) => attribs.class?.startsWith('note'))
    .map((note) => DomUtils.textContent(note));
  return typed.filter(
    (each) =>
      !notes.some((note) => note.includes(each.value)) &&
      !forms
        .filter((form) => isAt(placeOf(form), each))
        .some((form) =>
          controlsIn(form).some(
            (control) => ownName(control) === each.name && valueOf(control) === each.value,
          ),
        ),
  );
}

/** What a page's form to a path would send as it is filled in. */
export function sentBy({ text }: Page, path: string): Record<string, string> {
  const form = formsIn(text).find(({ attribs }) => attribs.action?.split('?')[0] === path);
  if (!form) throw new Error(`the page has no form for ${path}`);
  const controls = controlsIn(form).filter((control) => !['at', 'was'].includes(ownName(control)));
  return Object.fromEntries(
    controls.flatMap((control) => {
      const value = valueOf(control);
      return value === null ? [] : [[ownName(control), value]];
    }),
  );
}
