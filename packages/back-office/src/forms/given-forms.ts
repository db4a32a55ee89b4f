import type { Html } from '../html';
import type { SentForm } from './sent-page';

/** A form that was sent and is shown again as it was typed. */
export type RefusedForm = {
  /** Where it was sent. */
  path: string;
  fields: Readonly<Record<string, string>>;
  /** A sentence for each faulty field; under an empty name, of the whole form. None where it was only looked at. */
  faults: Readonly<Record<string, string>>;
  /** Whether its hidden fields are the page's own, because the page is of a later state. */
  anew?: boolean;
};

/** What the forms of a page are shown with. */
export type GivenForms = {
  /** The token of a form that is sent to a path. */
  tokenFor: (path: string) => string;
  /** Whether who looks may send a form to a path; one that they may not isn't shown. */
  maySend: (path: string) => boolean;
  /** Where a search is sent that stands beside other forms; null where every form stands alone. */
  go: string | null;
  /** The form that is shown as it was sent; null for none. */
  refused: RefusedForm | null;
  /** The form whose button was pressed, where the page is its answer; null for a page that was asked for. */
  own: SentForm | null;
  /** The forms that somebody typed on beside it. */
  beside: readonly SentForm[];
  /** What is said besides of what was typed. */
  after: Html | '';
};

/** Forms that nobody has sent. */
export const unsent = (
  tokenFor: GivenForms['tokenFor'],
  go: GivenForms['go'] = null,
): GivenForms => ({
  ...{ tokenFor, go, refused: null, own: null, beside: [], after: '' },
  maySend: () => true,
});
