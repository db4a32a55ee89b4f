/**
 * Brings one bundle up to date while its page runs. It stands first in a development build:
 * `client.mjs?app=mfe-search`.
 */
import { pageOf } from './page.mjs';

const app = new URLSearchParams(__resourceQuery).get('app') ?? '';
const page = pageOf(new URL(__webpack_public_path__, location.href).origin);
const hot = import.meta.webpackHot;
let wanted = '';
let isBusy = false;

async function update() {
  if (isBusy) return;
  isBusy = true;
  try {
    while (wanted !== __webpack_hash__) {
      const before = __webpack_hash__;
      // Fails where a changed module is taken by nobody: then the whole page is made anew.
      const updated = await hot.check(true);
      if (!updated || before === __webpack_hash__) throw new Error('no such update');
    }
    page.updated();
  } catch {
    location.reload();
  } finally {
    isBusy = false;
  }
}

page.join(app, ({ hash, faults }) => {
  if (faults.length > 0 || hash === __webpack_hash__) return;
  wanted = hash;
  void update();
});
