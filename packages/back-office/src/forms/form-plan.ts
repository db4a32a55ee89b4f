/** With what each form of a page is shown, when it is known which forms the page has. */
import type { GivenForms, RefusedForm } from './given-forms';
import { typedIn, type SentForm } from './sent-page';
import { isKept, isTypedInto, numberOf, pathOf, type ShownForm } from './shown-form';

/** A form that is shown again. */
export type Again = {
  fields: Readonly<Record<string, string>>;
  /** Whether a field is shown as it was sent. */
  isSent: (name: string, isHidden: boolean) => boolean;
  faults: RefusedForm['faults'];
  /** The marks of what it showed first; null for those of what the page has now. */
  was: Readonly<Record<string, string>> | null;
  /** Whether the part of the page that it stands in is opened. */
  opens: boolean;
};

/** What was typed beside and could not be shown again. */
export type Left = {
  /** How many fields were typed in. */
  asked: number;
  /** Texts whose form the page no longer has. */
  lost: string[];
  /** Names of files, which a browser lets nobody but its user choose. */
  files: string[];
};

export type FormPlan = {
  forms: readonly ShownForm[];
  /** Whether each button sends all that was typed on the page. */
  joined: boolean;
  /** The forms that are shown again, by their numbers. */
  again: ReadonlyMap<number, Again>;
  /** Whether the refused form is one of them. */
  isRefused: boolean;
  left: Left;
};

function leave(left: Left, form: ShownForm | undefined, { fields, was }: SentForm): void {
  for (const name of typedIn({ fields, was, at: '' })) {
    left.asked += 1;
    const value = fields[name];
    const controls = form?.controls.filter((control) => control.name === name) ?? [];
    if (value === undefined || value === '' || controls.some(isKept)) continue;
    (controls.length > 0 ? left.files : left.lost).push(value);
  }
}

/** @param forms of the page, as it shows them before anybody has sent one */
export function planOf(
  forms: readonly ShownForm[],
  { go, refused, own, beside }: Pick<GivenForms, 'go' | 'refused' | 'own' | 'beside'>,
): FormPlan {
  const again = new Map<number, Again>();
  const find = ({ at, fields }: SentForm) => numberOf(forms, pathOf(at), fields);
  const pressed = own === null ? null : find(own);
  if (own !== null && pressed !== null) {
    // What was typed is none of the shop's own, so that the next button keeps it too.
    const { fields, was } = own;
    again.set(pressed, { fields, isSent: () => false, faults: {}, was, opens: false });
  }
  const at = refused === null ? null : numberOf(forms, refused.path, refused.fields);
  if (refused !== null && at !== null) {
    const { fields, faults, anew = false } = refused;
    const isSent = (_name: string, isHidden: boolean) => !isHidden || !anew;
    const was = again.get(at)?.was ?? null;
    again.set(at, { fields, isSent, faults, was, opens: true });
  }
  const left: Left = { asked: 0, lost: [], files: [] };
  for (const sent of beside) {
    const number = find(sent);
    leave(left, number === null ? undefined : forms[number], sent);
    const names = new Set(typedIn(sent));
    if (number === null || names.size === 0) continue;
    const isSent = (name: string, isHidden: boolean) => !isHidden && names.has(name);
    again.set(number, { fields: sent.fields, isSent, faults: {}, was: null, opens: true });
  }
  const joined = go !== null && forms.length > 1 && forms.some(isTypedInto);
  const isRefused = at !== null && Object.keys(refused?.faults ?? {}).length > 0;
  return { forms, joined, again, isRefused, left };
}
