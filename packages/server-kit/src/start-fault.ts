import { CannotListen } from './cannot-listen';
import { BadEnvironment } from './environment';

/** Why a server doesn't start, in one line; null for a bug, which keeps its stack. */
export function startFault(error: unknown): string | null {
  return error instanceof BadEnvironment || error instanceof CannotListen ? error.message : null;
}
