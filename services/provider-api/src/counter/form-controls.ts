/** What the controls of a form hold, as a browser would send them untouched, and how they are set. */
import { DomUtils, parseDocument } from 'htmlparser2';

export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const CONTROLS = new Set(['input', 'select', 'textarea']);
/** A password is typed again, and a browser lets nobody choose a file for it. */
const NEVER_KEPT = new Set(['password', 'file']);

/** A control's name in its own form: on a page of several forms it has the form's number before it. */
export const nameOf = ({ attribs: { name = '' } }: Element): string => name.replace(/^\d+\./, '');

/** The controls of a form but the hidden ones of its page: the token, and what tells a group. */
export const controlsOf = (form: Element): Element[] =>
  DomUtils.getElementsByTagName((tag) => CONTROLS.has(tag), form).filter(
    (control) =>
      control.attribs.name !== undefined && !['token', 'at', 'was'].includes(nameOf(control)),
  );

export const isHidden = ({ attribs: { type } }: Element): boolean => type === 'hidden';

/** Whether somebody may type or choose something in a control that a page can show again. */
export const isKept = ({ attribs: { type = '' } }: Element): boolean =>
  type !== 'hidden' && !NEVER_KEPT.has(type);

const optionsOf = (select: Element) => DomUtils.getElementsByTagName('option', select);
const valueOfOption = (option: Element) =>
  option.attribs.value ?? DomUtils.textContent(option).trim();

/** What a browser sends of a control; null where it sends nothing. */
export function valueOf(control: Element): string | null {
  const { type = '', value, checked } = control.attribs;
  if (type === 'checkbox' || type === 'radio')
    return checked === undefined ? null : (value ?? 'on');
  if (control.name === 'textarea') return DomUtils.textContent(control).replace(/^\n/, '');
  if (control.name === 'input') return type === 'file' ? '' : (value ?? '');
  const options = optionsOf(control);
  const chosen = options.find(({ attribs }) => attribs.selected !== undefined) ?? options[0];
  return chosen === undefined ? null : valueOfOption(chosen);
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

/** Shows in a control what was sent of it. @param sent nothing for a box that wasn't ticked */
export function setValue(control: Element, sent: string | undefined): void {
  const { type = '', value } = control.attribs;
  if (NEVER_KEPT.has(type)) return;
  if (type === 'checkbox' || type === 'radio') return mark(control, 'checked', sent === value);
  if (sent === undefined) return;
  if (control.name === 'textarea') return setText(control, sent);
  if (control.name === 'input') {
    control.attribs.value = sent;
    return;
  }
  for (const option of optionsOf(control)) mark(option, 'selected', valueOfOption(option) === sent);
}

/** Of several forms for one path, the one whose hidden fields are those that were sent. */
export function formOf(
  forms: readonly Element[],
  { path, fields }: { path: string; fields: Readonly<Record<string, string>> },
): Element | undefined {
  const alike = (form: Element) =>
    controlsOf(form).filter(
      (control) => isHidden(control) && fields[nameOf(control)] === control.attribs.value,
    ).length;
  return forms
    .filter(({ attribs: { action = '' } }) => action.split('?')[0] === path)
    .toSorted((a, b) => alike(b) - alike(a))[0];
}
