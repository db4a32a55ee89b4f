/** Which page a form is on, so that a form that can't be taken is shown on it as it was typed. */
import type { RefusedForm } from './given-forms';
import { shownAgain, type FormVisit } from './shown-again';

type Show<V> = (visit: V) => Promise<Response>;

export type PagesOfForms<V> = {
  /** @param pattern of the page's path */
  add: (pattern: string, show: Show<V>) => void;
  /** The pattern of a form's page: the nearest one above its path, or of the same path. */
  patternOf: (path: string) => string;
  /** Does what a form asks for; where it is refused, its page is the answer. */
  rerenderOnRefusal: (path: string, visit: V, work: () => Promise<Response>) => Promise<Response>;
};

/** @param faultsIn what is wrong with a form, by its fields; null for what is no refusal of one */
export function pagesOf<V extends FormVisit>(
  faultsIn: (error: unknown) => RefusedForm['faults'] | null,
): PagesOfForms<V> {
  const pages = new Map<string, Show<V>>();
  const patternOf = (path: string) => {
    let at = path;
    while (at !== '' && !pages.has(at)) at = at.slice(0, at.lastIndexOf('/'));
    return at;
  };
  return {
    add: (pattern, show) => void pages.set(pattern, show),
    patternOf,
    async rerenderOnRefusal(path, visit, work) {
      try {
        return await work();
      } catch (error) {
        const faults = faultsIn(error);
        if (faults === null) throw error;
        const page = await pages
          .get(patternOf(path))?.(shownAgain(visit, { faults }))
          .catch(() => null);
        // Of any other status where the page has no such form now.
        if (page?.status !== 422) throw error;
        return page;
      }
    },
  };
}
