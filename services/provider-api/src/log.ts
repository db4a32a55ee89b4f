import { pino, type Logger } from 'pino';

/** JSON lines on the standard output. Nothing personal is ever given to it. */
export function createLog(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
