/** A form as a page shows it before anybody has sent it. */
import { markOf } from './sent-page';

/** A control that somebody types or chooses in, and those that a page never shows again as they were sent. */
type ControlKind = 'typed' | 'hidden' | 'secret' | 'file';

export type ShownControl = {
  name: string;
  kind: ControlKind;
  /** What a browser sends of it untouched; null for a box that isn't ticked. */
  value: string | null;
};

export type ShownForm = {
  /** Where it is sent, with what the page was asked for. */
  address: string;
  /** Whether it changes nothing, and only shows another page. */
  isSearch: boolean;
  controls: ShownControl[];
};

/** A password is typed again, and a browser lets nobody choose a file for it. */
export const isKept = ({ kind }: ShownControl): boolean => kind === 'typed';

/** Whether a form has something to type that can be shown again, and changes something. */
export const isTypedInto = ({ isSearch, controls }: ShownForm): boolean =>
  !isSearch && controls.some(isKept);

export const hasFiles = ({ controls }: ShownForm): boolean =>
  controls.some(({ kind }) => kind === 'file');

/** What a form showed before anything was typed: a mark of each field by its name. */
export function marksOf({ controls }: ShownForm): Record<string, string> {
  const typed = controls.filter((control) => isKept(control) || control.kind === 'file');
  return Object.fromEntries(typed.map(({ name, value }) => [name, markOf(value)]));
}

/** An address without what the page was asked for. */
export const pathOf = (address: string): string => address.split('?')[0] ?? '';

/**
 * The number of a form among the page's. Of several for one path it is the one whose hidden fields
 * are those that were sent.
 */
export function numberOf(
  forms: readonly ShownForm[],
  path: string,
  fields: Readonly<Record<string, string>>,
): number | null {
  const alike = ({ controls }: ShownForm) =>
    controls.filter(({ kind, name, value }) => kind === 'hidden' && fields[name] === value).length;
  const those = [...forms.entries()].filter(([, { address }]) => pathOf(address) === path);
  return those.toSorted(([, a], [, b]) => alike(b) - alike(a))[0]?.[0] ?? null;
}
