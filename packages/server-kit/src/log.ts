import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * A server's log: JSON lines on the standard output, each with its level as a word, its time and its
 * message. Personal data is never logged.
 * @param level less severe lines are left out
 */
export function createLog(
  level: string,
  // Each line is written synchronously, so that a killed server loses none.
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
