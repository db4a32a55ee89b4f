import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * A server's log: JSON lines on the standard output, each with its level as a word, its time and its
 * message. Nothing personal is ever given to it.
 * @param level what is less grave is left out
 */
export function createLog(
  level: string,
  // A line is written before the server goes on: one that is killed takes none with it.
  destination: DestinationStream = pino.destination({ sync: true }),
): Logger {
  const settings = {
    level,
    base: null,
    messageKey: 'message',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(settings, destination);
}
