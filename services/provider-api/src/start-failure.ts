import { CannotListen } from 'server-kit/cannot-listen';
import { BadEnvironment } from 'server-kit/environment';
import { BackupFault } from './commands/backup/backup-fault';
import { DirectoryTaken } from './database/lock';
import { PendingMigrations } from './database/pending-migrations';
import { WrongEncoding } from './database/wrong-encoding';
import type { Environment } from './environment';
import { PicturesUnreachable } from './domain/pictures/picture-store';

const WHY: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'its host is unknown',
  '28P01': 'the password is wrong',
  '28000': 'the user may not log in',
  '3D000': 'the database does not exist',
};

/** A failed start in one line; null for a bug, which keeps its stack. */
export function startFailure(error: unknown, environment: Environment | null): string | null {
  if (error instanceof BadEnvironment) return `Environment: ${error.message}`;
  const named = [DirectoryTaken, CannotListen, PendingMigrations, WrongEncoding, BackupFault];
  if (named.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof PicturesUnreachable) {
    return `The store of the pictures ${environment?.pictures ? '(PICTURES_STORE) ' : ''}can not be used.`;
  }
  const failure = error as NodeJS.ErrnoException & { cause?: NodeJS.ErrnoException };
  const code = failure.code ?? failure.cause?.code ?? '';
  if (['EACCES', 'EROFS', 'ENOSPC', 'EPERM', 'ENOTDIR'].includes(code)) {
    return `The data directory ${environment?.dataDirectory ?? ''} can not be used (${code}).`;
  }
  // The message never has the URL itself, because that contains a password.
  if (WHY[code]) return `The database of DATABASE_URL can not be reached: ${WHY[code]} (${code}).`;
  return null;
}
