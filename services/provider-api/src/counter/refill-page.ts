/** Shows what was typed on a page's other forms again, on the page that comes after. */
import { DomUtils, parseDocument } from 'htmlparser2';
import { html } from 'hono/html';
import { controlsOf, formOf, isKept, nameOf, setValue, type Element } from './form-controls';
import type { Html } from 'back-office/parts/html';
import { typedIn, type SentForm } from './sent-page';

const AS_READ = { encodeEntities: 'utf8' } as const;

/** What could not be shown again. */
type Left = {
  /** Texts whose form the page no longer has. */
  lost: string[];
  /** Names of files, which a browser lets nobody but its user choose. */
  files: string[];
};

const STILL_HERE = 'What else you typed is still on this page. It is not saved yet.';
const NO_PLACE = 'What else you typed has no place on this page any more and was not saved:';
const FILES = 'Please choose these files again:';

const pathOf = ({ at }: SentForm) => at.split('?')[0] ?? '';

/** A form in a part that opens is shown. */
function open(form: Element): void {
  for (let up = form.parent; up !== null; up = up.parent) {
    if ('name' in up && up.name === 'details') up.attribs.open = '';
  }
}

function refill(forms: readonly Element[], sent: SentForm): Left {
  const left: Left = { lost: [], files: [] };
  const form = formOf(forms, { path: pathOf(sent), fields: sent.fields });
  if (form) open(form);
  for (const name of typedIn(sent)) {
    const value = sent.fields[name];
    const controls = form ? controlsOf(form).filter((control) => nameOf(control) === name) : [];
    const kept = controls.filter(isKept);
    for (const control of kept) setValue(control, value);
    if (kept.length > 0 || value === undefined || value === '') continue;
    (controls.length > 0 ? left.files : left.lost).push(value);
  }
  return left;
}

const note = (words: string, what: readonly string[]): Html | '' =>
  what.length === 0
    ? ''
    : html`<p class="note warning" role="status">${words} ${what.join('; ')}</p>`;

/**
 * @param typed the forms that somebody typed on beside the one whose button was pressed
 * @param after what is said besides
 */
export async function refillPage(
  page: string,
  typed: readonly SentForm[],
  after: Html | '' = '',
): Promise<string> {
  const document = parseDocument(page);
  const forms = DomUtils.getElementsByTagName('form', document);
  const left = typed.map((form) => refill(forms, form));
  const lost = left.flatMap((each) => each.lost);
  const files = left.flatMap((each) => each.files);
  const asked = typed.flatMap(typedIn).length;
  const notes = await html`${after}
  ${asked > lost.length + files.length ? html`<p class="note" role="status">${STILL_HERE}</p>` : ''}
  ${note(NO_PLACE, lost)} ${note(FILES, files)}`;
  const filled = DomUtils.getOuterHTML(document, AS_READ);
  // Below what is said of the form that was sent.
  return filled.replace(
    /<main[^>]*>(?:[^<]|<form id="joined"[^]*?<\/form>)*(?:<p class="note done"[^]*?<\/p>)?/,
    (before) => before + notes.toString(),
  );
}

/**
 * A page that shows a form again as it was typed, with what the form showed before: what was typed
 * is none of the shop's own, so that the next button keeps it too.
 */
export function keepMarks(page: string, own: SentForm): string {
  const document = parseDocument(page);
  const forms = DomUtils.getElementsByTagName('form', document);
  const form = formOf(forms, { path: pathOf(own), fields: own.fields });
  const input =
    form && DomUtils.getElementsByTagName('input', form).find((each) => nameOf(each) === 'was');
  if (!input) return page;
  input.attribs.value = JSON.stringify(own.was);
  return DomUtils.getOuterHTML(document, AS_READ);
}
