/**
 * The error for a release that may not go live, or an operation that isn't possible, with the
 * reasons.
 */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
  constructor(readonly reasons: string[]) {
    super(`refused:\n${reasons.map((reason) => `  - ${reason}`).join('\n')}`);
  }
}
