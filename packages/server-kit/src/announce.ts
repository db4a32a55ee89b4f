import type { DestinationStream } from 'pino';
import { createLog } from './log';

/**
 * Says something for which whoever has started the server waits, such as where it is ready, at any
 * level of its log: in production as a line of that, else as it is, for people.
 * @param server its name
 */
export function announce(line: string, server: string, destination?: DestinationStream): void {
  if (process.env.NODE_ENV === 'production') createLog('info', server, destination).info(line);
  else process.stdout.write(`${line}\n`);
}
