/** A start that finds migrations which nobody has applied. */
export class PendingMigrations extends Error {
  override readonly name = 'PendingMigrations';
  constructor(readonly names: readonly string[]) {
    const many = names.length === 1 ? '1 migration' : `${names.length} migrations`;
    super(
      `The database lacks ${many} of this provider: run 'provider migrate' first (node provider.js migrate, or pnpm provider migrate).`,
    );
  }
}
