import { pino, type DestinationStream, type Logger } from 'pino';
import { presentRequest } from './present-request';

function idsOf(): Record<string, string> {
  const present = presentRequest();
  return present ? { requestId: present.id, traceId: present.trace.traceId } : {};
}

/**
 * A server's log: JSON lines on the standard output, each with its level as a word, its time, the
 * server's name and the message, and with the ids of the request and the trace that it belongs to.
 * Personal data is never logged.
 * @param level less severe lines are left out
 * @param server its name
 */
export function createLog(
  level: string,
  server: string,
  // Each line is written synchronously, so that a killed server loses none.
  destination: DestinationStream = pino.destination({ sync: true }),
): Logger {
  const settings = {
    level,
    base: { server },
    mixin: idsOf,
    messageKey: 'message',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(settings, destination);
}
