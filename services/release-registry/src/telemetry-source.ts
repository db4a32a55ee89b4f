import { openPostgres } from 'server-kit/postgres';
import { readTelemetry, type Telemetry } from './telemetry';
import { readTelemetryTables, STATE_SCHEMA } from './telemetry-tables';

/** Where what tabs have reported is read. */
export type TelemetrySource = {
  /** Null where nothing has been reported yet, or it can't be read. */
  read(): Promise<Telemetry | null>;
  /** Whether it couldn't be read when it was asked last. */
  isUnreachable(): boolean;
};

/** The file beside a registry, where one document server counts. */
export const telemetryFile = (store: string): TelemetrySource => ({
  read: () => readTelemetry(store),
  isUnreachable: () => false,
});

type Place = {
  /** The folder of the releases. */
  store: string;
  /** The database of several document servers (STATE_URL). */
  stateUrl: string | undefined;
  /** Who reads, as the database's own lists say it. */
  name: string;
  /** Called with why the database can't be read. */
  warn: (message: string) => void;
};

/** The table in which several document servers count together; else the file of the only one. */
export function openTelemetry({ store, stateUrl, name, warn }: Place): TelemetrySource {
  if (stateUrl === undefined) return telemetryFile(store);
  const postgres = openPostgres({
    ...{ url: stateUrl, name, schema: STATE_SCHEMA },
    warn: (message) => {
      warn(`what tabs have told can't be read (STATE_URL): ${message}`);
    },
  });
  return {
    read: () => readTelemetryTables(postgres).catch(() => null),
    isUnreachable: () => !postgres.isThere(),
  };
}
