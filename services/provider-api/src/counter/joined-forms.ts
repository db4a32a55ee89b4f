/**
 * A page's forms as one, so that each of its buttons sends all that was typed on it, and nothing typed
 * is lost by another button. A form keeps its place and its path: its controls belong to the one form
 * of the page, with the form's number before their names, and its buttons say where they send it.
 */
import { createHash } from 'node:crypto';
import { DomUtils, parseDocument } from 'htmlparser2';
import { controlsOf, isKept, nameOf, valueOf, type Element } from './form-controls';

const JOINED = 'joined';
/** Shows a page by what a form without a change asks for: a search. */
export const GO = '/staff/go';

/** The page's one form. Its first button does nothing, because a browser presses it on Enter. */
const FORM = `<form id="${JOINED}" method="post" novalidate><button disabled hidden>Nothing</button></form>`;
const AS_READ = { encodeEntities: 'utf8' } as const;

/** A short name of a text, to see whether it was changed. Line breaks come back in another form. */
export const markOf = (text: string | null): string =>
  text === null
    ? '-'
    : createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n')).digest('base64url').slice(0, 10);

/** What a form showed before anything was typed: a mark of each field by its name. */
function marksOf(form: Element): string {
  const marks = new Map<string, string>();
  for (const control of controlsOf(form)) {
    if (!isKept(control) && control.attribs.type !== 'file') continue;
    const name = nameOf(control);
    const value = valueOf(control);
    if (value !== null || !marks.has(name)) marks.set(name, markOf(value));
  }
  return JSON.stringify(Object.fromEntries(marks));
}

const hidden = (name: string, value: string) => {
  const [input] = parseDocument(`<input type="hidden" form="${JOINED}" />`).children as [Element];
  Object.assign(input.attribs, { name, value });
  return input;
};

const isSearch = ({ attribs: { method } }: Element) => method !== 'post';

/** Where a form's buttons send the page, with the form's number. */
function targetOf(form: Element, number: number): string {
  const { action = '' } = form.attribs;
  const path = isSearch(form) ? GO : action;
  return `${path}${path.includes('?') ? '&' : '?'}form=${number}`;
}

function join(form: Element, number: number, tokenFor: (path: string) => string): void {
  const added = [
    hidden(`${number}.at`, form.attribs.action ?? ''),
    hidden(`${number}.was`, marksOf(form)),
    ...(isSearch(form) ? [hidden(`${number}.token`, tokenFor(GO))] : []),
  ];
  const hasFiles = controlsOf(form).some(({ attribs }) => attribs.type === 'file');
  const parts = DomUtils.getElementsByTagName(
    (tag) => ['input', 'select', 'textarea', 'button'].includes(tag),
    form,
  );
  for (const part of parts) {
    const { attribs } = part;
    attribs.form = JOINED;
    if (attribs.name !== undefined) attribs.name = `${number}.${attribs.name}`;
    // What another button leaves empty is not asked for: the server says what is missing.
    if (attribs.required !== undefined) {
      delete attribs.required;
      attribs['aria-required'] = 'true';
    }
    if (part.name !== 'button') continue;
    attribs.formaction = targetOf(form, number);
    if (hasFiles) attribs.formenctype = 'multipart/form-data';
  }
  for (const input of added) DomUtils.appendChild(form, input);
}

/** Whether a form has something to type that can be shown again, and changes something. */
const isTypedInto = (form: Element) => !isSearch(form) && controlsOf(form).some(isKept);

/** The page with its forms joined; as it is where nothing that is typed can be lost. */
export function joinForms(page: string, tokenFor: (path: string) => string): string {
  const document = parseDocument(page, { withStartIndices: true, withEndIndices: true });
  const [main] = DomUtils.getElementsByTagName('main', document);
  if (!main) return page;
  const forms = DomUtils.getElementsByTagName('form', main);
  if (forms.length < 2 || !forms.some(isTypedInto)) return page;
  let joined = '';
  let from = 0;
  for (const [number, form] of forms.entries()) {
    join(form, number, tokenFor);
    joined += page.slice(from, form.startIndex ?? from) + DomUtils.getOuterHTML(form, AS_READ);
    from = (form.endIndex ?? 0) + 1;
  }
  joined += page.slice(from);
  return joined.replace(/<main[^>]*>/, (tag) => tag + FORM);
}
