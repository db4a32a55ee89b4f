/** Shows what the page's code throws, also what a boundary has caught and the shell hands here. */
import { pageOf } from './page.mjs';

const page = pageOf(new URL(__webpack_public_path__, location.href).origin);

globalThis.storefrontThrown = (error) => void page.tell(error);
window.addEventListener('error', ({ error }) => void page.tell(error));
window.addEventListener('unhandledrejection', ({ reason }) => void page.tell(reason));
