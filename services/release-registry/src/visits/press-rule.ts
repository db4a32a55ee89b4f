/** What a scripted visit may press: what opens and closes a part of the page, and nothing else (0081). */

/** A control as a browser has it. */
export type Control = {
  tag: string;
  /** Its `type`, as the browser takes it: a button without one submits. */
  type: string;
  /** Its `aria-haspopup`, where it has one. */
  opens: string | null;
  /** Its `aria-expanded`, where it has one. */
  expanded: string | null;
  /** Where it leads. */
  href: string | null;
  inForm: boolean;
  disabled: boolean;
  name: string;
};

/** Words of what buys, sends, deletes or ends something, whatever the control says that it opens. */
const DOES =
  /\b(add|apply|buy|cancel|check ?out|clear|close|confirm|decline|delete|download|log ?out|order|pay|place|print|remove|request|reset|save|send|share|sign ?(in|out|up)|submit|subscribe)\b/i;

/**
 * A summary, and a button that says of itself that it expands or opens something. Never what submits a form,
 * leads elsewhere, is disabled, or is named by what it does.
 */
export function mayPress(control: Control): boolean {
  const { tag, type, opens, expanded, href, inForm, disabled, name } = control;
  if (disabled || href !== null || DOES.test(name)) return false;
  if (tag === 'summary') return true;
  if (tag !== 'button' || (inForm && type === 'submit')) return false;
  return expanded !== null || (opens !== null && opens !== 'false');
}

/** A field as a browser has it. */
export type Field = { type: string; role: string | null; disabled: boolean };

/** A field in which somebody searches: what is typed there is no fact about anybody. */
export const mayType = ({ type, role, disabled }: Field): boolean =>
  !disabled &&
  (type === 'search' || role === 'searchbox' || (role === 'combobox' && type === 'text'));
