import { DOCUMENT_VERSION } from 'shared-contracts/document-version';
import { STATE_ELEMENT, type PageState } from './page-state';

/**
 * Reads what the document server has written into the document.
 * @throws where the document is none of the document server's, or of another version
 */
export function readDocument(): { root: HTMLElement; nonce: string; state: PageState } {
  const element = document.getElementById(STATE_ELEMENT);
  const root = document.getElementById('root');
  if (!element || !root) throw new Error('this document was not made by the document server');
  const state = JSON.parse(element.textContent ?? '') as PageState;
  if (state.version !== DOCUMENT_VERSION) throw new Error('this document is of another version');
  return { root, nonce: element.nonce ?? '', state };
}
