/** The error of a server that can't listen on its port, in one line for the operator. */
export class CannotListen extends Error {
  override readonly name = 'CannotListen';
}

/** @returns the error with a clear message; the given error where there is no message for it */
export function cannotListen(
  error: Error,
  { port, host, variable = 'PORT' }: { port: number; host: string; variable?: string },
): Error {
  switch ((error as NodeJS.ErrnoException).code ?? '') {
    case 'EADDRINUSE':
      return new CannotListen(`Port ${port} is taken. Set ${variable} to another one.`);
    case 'EACCES':
      return new CannotListen(`Port ${port} may not be used.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CannotListen(`HOST ${host} is not this machine's.`);
    default:
      return error;
  }
}
