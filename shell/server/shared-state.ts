import { readTelemetry } from 'release-registry/telemetry';
import { STATE_SCHEMA } from 'release-registry/telemetry-tables';
import type { Metrics } from 'server-kit/metrics';
import { openPostgres } from 'server-kit/postgres';
import type { Seal } from './releases/seal';
import { createSharedTelemetry } from './reports/shared-telemetry';
import { ownSpentTickets, sharedSpentTickets, type SpentTickets } from './reports/spent-tickets';
import { createTelemetryKeeper, type TelemetryKeeper } from './reports/telemetry-keeper';
import { ownLimits, sharedLimits, type Limits } from './state/limits';
import { createOutcomeLog, type OutcomeLog, type OutcomeReaders } from './state/outcome-log';
import { keepSwept } from './state/sweep';
import { STATE_STEPS } from './state/tables';

/** What counts over several document servers, or in this one alone. */
export type SharedState = {
  telemetry: TelemetryKeeper;
  spent: SpentTickets;
  limits: Limits;
  /** What all document servers see of releases; undefined where this one is alone. */
  log: ((readers: OutcomeReaders) => OutcomeLog) | undefined;
  /** `own` without a database; `away` while this server counts by itself for want of it. */
  standing(): 'own' | 'shared' | 'away';
  /** Writes what is not written down yet. */
  close(): Promise<void>;
};

type Place = {
  /** STATE_URL. */
  url: string | undefined;
  /** How long the database may take to answer, in milliseconds. */
  patience?: number;
  /** The folder of the releases. */
  store: string;
  seal: Seal;
  metrics: Metrics;
  warn: (message: string) => void;
};

function ownState({ store, warn }: Place): SharedState {
  const telemetry = createTelemetryKeeper(store, warn);
  return {
    telemetry,
    spent: ownSpentTickets(),
    limits: ownLimits,
    log: undefined,
    standing: () => 'own',
    close: () => telemetry.save(),
  };
}

/** Opens what a document server shares with others, by its database where it has one. */
export function openSharedState(place: Place): SharedState {
  const { url, patience, store, seal, metrics, warn } = place;
  if (url === undefined) return ownState(place);
  const postgres = openPostgres({
    ...{ url, name: 'document-server', schema: STATE_SCHEMA, steps: STATE_STEPS },
    ...(patience !== undefined && { patience }),
    warn: (message) => {
      warn(`STATE_URL: ${message}; limits and budgets hold for this server alone until it is back`);
    },
    back: () => {
      warn('STATE_URL: the database is back');
    },
  });
  const telemetry = createSharedTelemetry(postgres, () => readTelemetry(store));
  const endSweeps = keepSwept(postgres);
  metrics.add({
    name: 'shared_state_away',
    help: '1 while the database of STATE_URL is away and this server counts by itself, else 0.',
    type: 'gauge',
    read: () => (postgres.isThere() ? 0 : 1),
  });
  return {
    telemetry,
    spent: sharedSpentTickets(postgres),
    limits: sharedLimits(postgres, seal),
    log: (readers) => createOutcomeLog(postgres, readers),
    standing: () => (postgres.isThere() ? 'shared' : 'away'),
    async close() {
      endSweeps();
      await telemetry.save();
      await postgres.close();
    },
  };
}
