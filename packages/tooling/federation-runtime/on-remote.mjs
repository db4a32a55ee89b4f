import { LENT } from './lent-name.mjs';

const lend = globalThis[LENT];
if (!lend) throw new Error(`this page's shell lends no federation runtime (${LENT})`);

export default lend();
