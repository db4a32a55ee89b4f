/** What a page with joined forms sends: the form whose button was pressed, and the others beside it. */
import { createHash } from 'node:crypto';

/** A short name of a text, to see whether it was changed. Line breaks come back in another form. */
export const markOf = (text: string | null): string =>
  text === null
    ? '-'
    : createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n')).digest('base64url').slice(0, 10);

/** A form as it was sent. */
export type SentForm = {
  /** The address that its own buttons send it to. */
  at: string;
  fields: Record<string, string>;
  /** What it showed before anything was typed: a mark of each field. */
  was: Record<string, string>;
};

export type SentPage = {
  /** The form whose button was pressed. */
  own: SentForm;
  beside: readonly SentForm[];
};

/** @returns the marks that a page sent; none for what can't be read, so that nothing was typed */
function readMarks(text: string | undefined): Record<string, string> {
  try {
    const marks: unknown = JSON.parse(text ?? '{}');
    return marks === null || typeof marks !== 'object'
      ? {}
      : Object.fromEntries(Object.entries(marks).map(([name, mark]) => [name, String(mark)]));
  } catch {
    return {};
  }
}

function readForm({ at = '', was, ...fields }: Record<string, string>): SentForm {
  return { at, fields, was: readMarks(was) };
}

/** A form that stands alone on its page. */
export const alone = (fields: Record<string, string>): SentForm => ({ at: '', fields, was: {} });

/** @param number of the form whose button was pressed; nothing for a form that stands alone */
export function readSentPage(sent: Record<string, string>, number: string | undefined): SentPage {
  if (number === undefined) return { own: alone(sent), beside: [] };
  const forms = new Map<string, Record<string, string>>();
  for (const [name, value] of Object.entries(sent)) {
    const [, of = '', field = ''] = /^(\d+)\.(.*)$/s.exec(name) ?? [];
    forms.set(of, { ...forms.get(of), [field]: value });
  }
  const own = readForm(forms.get(number) ?? {});
  forms.delete(number);
  forms.delete('');
  return { own, beside: [...forms.values()].map(readForm) };
}

/** The names of the fields that somebody changed. */
export const typedIn = ({ fields, was }: SentForm): string[] =>
  Object.keys(was).filter((name) => markOf(fields[name] ?? null) !== was[name]);
