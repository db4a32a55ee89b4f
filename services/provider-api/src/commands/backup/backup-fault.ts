/** Why a backup can't be made or restored, in one line; nothing was changed. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}

const REASONS: Record<string, string> = {
  EACCES: 'it may not be written',
  EPERM: 'it may not be written',
  EROFS: 'it may not be written',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'it is below a file',
};
const FORBIDDEN = ['EACCES', 'EPERM'];

/**
 * What the file system refused, as a fault that names the place.
 * @param readFrom the folder that is only read: what is forbidden there may not be read
 * @param place what is meant, where the error's own path would say less
 * @returns null where it is another error, which is a bug
 */
export function placeFault(
  error: unknown,
  { readFrom, place }: { readFrom?: string; place?: string },
): BackupFault | null {
  const { code = '', path: own } = error as NodeJS.ErrnoException;
  const path = place ?? own;
  const why = REASONS[code];
  if (why === undefined || path === undefined) return null;
  const isRead = readFrom !== undefined && path.startsWith(readFrom);
  const isForbidden = FORBIDDEN.includes(code);
  const reason = isRead && isForbidden ? 'it may not be read' : why;
  return new BackupFault(`${path}: ${reason}${isForbidden ? ' by this user' : ''}.`);
}
