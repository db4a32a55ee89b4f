/** Puts what somebody typed back into a form of a page, with what is wrong with it. */
import { DomUtils, parseDocument } from 'htmlparser2';
import { html } from 'hono/html';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

type Typed = {
  /** Where the form was sent. */
  path: string;
  fields: Record<string, string>;
  /** A sentence for each faulty field. */
  faults: Record<string, string>;
};

const CONTROLS = new Set(['input', 'select', 'textarea']);
/** A password is typed again, and a browser lets nobody choose a file for it. */
const NEVER_KEPT = new Set(['password', 'file']);
const AS_READ = { encodeEntities: 'utf8' } as const;
const FAULT_ID = 'form-fault';

const controlsOf = (form: Element) =>
  DomUtils.getElementsByTagName((tag) => CONTROLS.has(tag), form).filter(
    ({ attribs: { name } }) => name !== undefined && name !== 'token',
  );

/** Of several forms for one path, the one whose hidden fields are those that were sent. */
function formOf(forms: readonly Element[], { path, fields }: Typed): Element | undefined {
  const alike = (form: Element) =>
    controlsOf(form).filter(
      ({ attribs: { type, name = '', value } }) => type === 'hidden' && fields[name] === value,
    ).length;
  return forms
    .filter(({ attribs: { action = '' } }) => action.split('?')[0] === path)
    .toSorted((a, b) => alike(b) - alike(a))[0];
}

function setText(element: Element, words: string): void {
  // A browser leaves out a line break right behind the tag, so that a text's own one needs another.
  const [text] = parseDocument('.').children;
  if (!text || !('data' in text)) return;
  text.data = `\n${words}`;
  for (const child of [...element.children]) DomUtils.removeElement(child);
  DomUtils.appendChild(element, text);
}

function mark(element: Element, name: 'checked' | 'selected', on: boolean): void {
  if (on) element.attribs[name] = '';
  else delete element.attribs[name];
}

function setValue(control: Element, sent: string | undefined): void {
  const { type = '', value } = control.attribs;
  if (NEVER_KEPT.has(type)) return;
  if (type === 'checkbox' || type === 'radio') return mark(control, 'checked', sent === value);
  if (sent === undefined) return;
  if (control.name === 'textarea') return setText(control, sent);
  if (control.name === 'input') {
    control.attribs.value = sent;
    return;
  }
  for (const option of DomUtils.getElementsByTagName('option', control)) {
    const own = option.attribs.value ?? DomUtils.textContent(option).trim();
    mark(option, 'selected', own === sent);
  }
}

/** The words of a field's label, which say which field a fault is about. */
function labelOf(form: Element, { attribs: { id } }: Element): string {
  const label = DomUtils.getElementsByTagName('label', form).find(
    ({ attribs }) => id !== undefined && attribs.for === id,
  );
  return label === undefined ? '' : DomUtils.textContent(label).replaceAll(/\s+/g, ' ').trim();
}

/** Marks the faulty fields, the first of which has the focus. @returns what is said of them */
function markFaults(form: Element, faults: Typed['faults']): string {
  const told = new Map(Object.entries(faults));
  const said: string[] = [];
  for (const control of controlsOf(form)) {
    const { name = '', type } = control.attribs;
    const fault = told.get(name);
    if (fault === undefined) continue;
    told.delete(name);
    const label = labelOf(form, control);
    said.push(label === '' ? fault : `${label}: ${fault}`);
    if (type === 'hidden') continue;
    control.attribs['aria-invalid'] = 'true';
    control.attribs['aria-describedby'] = FAULT_ID;
    if (said.length === 1) control.attribs.autofocus = '';
  }
  return [...said, ...told.values()].join(' ');
}

/** The page with its form as it was typed; null where it has no form for the path. */
export async function fillForm(page: string, typed: Typed): Promise<string | null> {
  const document = parseDocument(page, { withStartIndices: true, withEndIndices: true });
  const form = formOf(DomUtils.getElementsByTagName('form', document), typed);
  if (form?.startIndex == null || form.endIndex == null) return null;
  for (const control of controlsOf(form)) {
    setValue(control, typed.fields[control.attribs.name ?? '']);
  }
  const said = markFaults(form, typed.faults);
  const note = await html`<p class="note danger" id="${FAULT_ID}" role="alert">${said}</p>`;
  const filled = DomUtils.getOuterHTML(form, AS_READ).replace('>', () => `>${note.toString()}`);
  let before = page.slice(0, form.startIndex);
  // A form in a part that opens is shown: from the innermost out, so that the places stay right.
  for (let up = form.parent; up !== null; up = up.parent) {
    if (!('name' in up) || up.name !== 'details' || up.startIndex === null) continue;
    const at = up.startIndex + '<details'.length;
    before = `${before.slice(0, at)} open${before.slice(at)}`;
  }
  return before + filled + page.slice(form.endIndex + 1);
}
