/**
 * Marks the header's search form. Its box is in the document from the first byte on: it takes what
 * is typed until the dialog's code is here, and the dialog begins with it.
 */
export const LIGHT_SEARCH = 'data-light-search';

/** Set on the form while its box takes what is typed; on a phone the box then covers the bar. */
export const TAKING = 'data-taking';

/** Gives the keyboard to the header's box, which a phone doesn't show otherwise. */
export function takeKeys(): HTMLInputElement | null {
  const form = document.querySelector(`[${LIGHT_SEARCH}]`);
  form?.setAttribute(TAKING, '');
  const box = form?.querySelector('input') ?? null;
  box?.focus();
  return box;
}
