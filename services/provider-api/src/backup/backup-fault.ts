/** Why a backup can't be made or restored, in one line; nothing was changed. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}
