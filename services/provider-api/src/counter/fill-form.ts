/** Puts what somebody typed back into a form of a page, with what is wrong with it. */
import type { RefusedForm } from 'back-office/form-state';
import { DomUtils, parseDocument } from 'htmlparser2';
import { html } from 'hono/html';
import { controlsOf, formOf, isHidden, nameOf, setValue, type Element } from './form-controls';

const AS_READ = { encodeEntities: 'utf8' } as const;
const FAULT_ID = 'form-fault';

/** The words of a field's label, which say which field a fault is about. */
function labelOf(form: Element, { attribs: { id } }: Element): string {
  const label = DomUtils.getElementsByTagName('label', form).find(
    ({ attribs }) => id !== undefined && attribs.for === id,
  );
  return label === undefined ? '' : DomUtils.textContent(label).replaceAll(/\s+/g, ' ').trim();
}

/** Marks the faulty fields, the first of which has the focus. @returns what is said of them */
function markFaults(form: Element, faults: RefusedForm['faults']): string {
  const told = new Map(Object.entries(faults));
  const said: string[] = [];
  for (const control of controlsOf(form)) {
    const name = nameOf(control);
    const fault = told.get(name);
    if (fault === undefined) continue;
    told.delete(name);
    const label = labelOf(form, control);
    said.push(label === '' ? fault : `${label}: ${fault}`);
    if (isHidden(control)) continue;
    control.attribs['aria-invalid'] = 'true';
    control.attribs['aria-describedby'] = FAULT_ID;
    if (said.length === 1) control.attribs.autofocus = '';
  }
  return [...said, ...told.values()].join(' ');
}

/** The page with its form as it was typed; null where it has no form for the path. */
export async function fillForm(page: string, typed: RefusedForm): Promise<string | null> {
  const document = parseDocument(page, { withStartIndices: true, withEndIndices: true });
  const form = formOf(DomUtils.getElementsByTagName('form', document), typed);
  if (form?.startIndex == null || form.endIndex == null) return null;
  for (const control of controlsOf(form)) {
    setValue(control, typed.fields[nameOf(control)]);
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
