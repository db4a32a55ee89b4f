/** A release that may not go live, or a wish that can't be met, with the reasons. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
  constructor(readonly reasons: string[]) {
    super(`refused:\n${reasons.map((reason) => `  - ${reason}`).join('\n')}`);
  }
}
