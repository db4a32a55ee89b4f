/** A page and a form of it while they are rendered: what a control has is known from them. */
import { raw } from 'hono/html';
import { createContext, useContext } from 'hono/jsx';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Again, FormPlan } from './form-plan';
import type { GivenForms } from './given-forms';
import { hasFiles, pathOf, type ShownControl, type ShownForm } from './shown-form';

export type OpenPage = Pick<GivenForms, 'tokenFor' | 'maySend' | 'go'> & {
  /** The forms so far, in their order. */
  forms: ShownForm[];
  /** With what each is shown; null while they are looked for. */
  plan: FormPlan | null;
};

/** The element that owns all controls of a page whose forms are joined. */
export const JOINED = 'joined';
export const FAULT_ID = 'form-fault';

export const PageContext = createContext<OpenPage | null>(null);
export const FormContext = createContext<OpenForm | null>(null);

export type OpenForm = {
  shown: ShownForm;
  number: number;
  again: Again | null;
  /** Whether it is one of several that are joined. */
  joined: boolean;
  /** What its buttons have. */
  button: Readonly<Record<string, string>>;
  token: string;
  /** The faults that a control has said, in their order: by name, with the label before it. */
  said: Map<string, string>;
  /** Whether a form of the page was refused. */
  isRefused: boolean;
  /** Whether a control has the focus. */
  hasFocus: boolean;
};

/** Whether who looks may send a form. @throws Error on a page that isn't rendered with its forms */
export function mayOpen(address: string): boolean {
  return pageAround(address).maySend(pathOf(address));
}

function pageAround(address: string): OpenPage {
  const page = useContext(PageContext);
  if (page === null) throw new Error(`the form for ${address} stands on no page`);
  return page;
}

/** Begins a form. @throws Error on a page that isn't rendered with its forms */
export function openForm(address: string, isSearch: boolean): OpenForm {
  const page = pageAround(address);
  const { plan, go, tokenFor } = page;
  const shown: ShownForm = { address, isSearch, controls: [] };
  const number = page.forms.push(shown) - 1;
  const target = isSearch && go !== null ? go : address;
  const planned = plan?.forms[number];
  return {
    shown,
    number,
    again: plan?.again.get(number) ?? null,
    joined: plan?.joined ?? false,
    button: {
      form: JOINED,
      formaction: `${target}${target.includes('?') ? '&' : '?'}form=${number}`,
      ...(planned && hasFiles(planned) ? { formenctype: 'multipart/form-data' } : {}),
    },
    token: tokenFor(pathOf(target)),
    said: new Map(),
    isRefused: plan?.isRefused ?? false,
    hasFocus: false,
  };
}

/** The form around a control. @throws Error where none is */
export function formAround(name: string): OpenForm {
  const form = useContext(FormContext);
  if (form === null) throw new Error(`'${name}' stands in no form`);
  return form;
}

/** What a control of a form is called, and which form owns it. */
export const ownedBy = ({ joined, number }: OpenForm, name: string) =>
  joined ? { form: JOINED, name: `${number}.${name}` } : { name };

/** Whether a field is shown as it was sent. */
export const isSent = ({ again }: OpenForm, name: string, isHidden = false): boolean =>
  again?.isSent(name, isHidden) ?? false;

/** Takes note of a control. */
export function note({ shown }: OpenForm, control: ShownControl): void {
  shown.controls.push(control);
}

/**
 * The fault of a field, said with its label.
 * @returns the fault, and whether the field is the first faulty one that can have the focus; null for none
 */
export function faultOf(
  form: OpenForm,
  name: string,
  label: string,
  isHidden = false,
): { words: string; isFirst: boolean } | null {
  const { again, said } = form;
  const words = again && Object.hasOwn(again.faults, name) ? again.faults[name] : undefined;
  if (words === undefined || said.has(name)) return null;
  said.set(name, label === '' ? words : `${label}: ${words}`);
  const isFirst = !isHidden && !form.hasFocus;
  if (isFirst) form.hasFocus = true;
  return { words, isFirst };
}

/** All that is wrong with a form: what its fields have said, and what is about none of them. */
export function saidOf({ again, said }: OpenForm): string {
  const others = Object.entries(again?.faults ?? {}).filter(([name]) => !said.has(name));
  return [...said.values(), ...others.map(([, words]) => words)].join(' ');
}

/** A piece of a page, rendered at once: what stands around it is known afterwards. */
export function drawn(piece: { toString: () => unknown }): HtmlEscapedString {
  const text = piece.toString();
  if (typeof text !== 'string') throw new Error('a piece of a page waits for something');
  return raw(text);
}
