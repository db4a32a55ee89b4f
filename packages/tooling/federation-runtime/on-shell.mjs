import { LENT } from './lent-name.mjs';
import { borrowing, sharing } from './runtime.mjs';

globalThis[LENT] = borrowing;

export default sharing();
