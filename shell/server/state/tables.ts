/** What document servers share in PostgreSQL (docs/decisions/0049), in a schema of its own. */
import { STATE_SCHEMA, TELEMETRY_TABLES } from 'release-registry/telemetry-tables';

export const OUTCOMES = `${STATE_SCHEMA}.outcomes`;
export const OUTCOMES_HEAD = `${STATE_SCHEMA}.outcomes_head`;
export const SPENT_TICKETS = `${STATE_SCHEMA}.spent_tickets`;
/** As rate-limiter-flexible has it. */
export const LIMITS = 'limits';

/** What is known of how releases do with shoppers. The head has the last number that was given. */
const OUTCOME_TABLES = `
create table ${OUTCOMES} (
  id bigint primary key,
  server text not null,
  at timestamptz not null default now(),
  app text not null,
  version text not null,
  what text not null,
  shopper text not null,
  network text not null
);
create table ${OUTCOMES_HEAD} (last bigint not null);
insert into ${OUTCOMES_HEAD} values (0)`;

const TICKET_TABLE = `
create table ${SPENT_TICKETS} (
  serial text primary key,
  told jsonb not null,
  at timestamptz not null default now()
);
create index on ${SPENT_TICKETS} (at)`;

const LIMIT_TABLE = `
create table ${STATE_SCHEMA}.${LIMITS} (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
)`;

/** Earlier servers, which may still write beside newer ones, say nothing of the device. */
const OUTCOME_DEVICE = `alter table ${OUTCOMES} add column device text not null default ''`;

/** Each makes what the one before didn't have; a change is a further step. */
export const STATE_STEPS = [
  ...[TELEMETRY_TABLES, OUTCOME_TABLES, TICKET_TABLE, LIMIT_TABLE],
  OUTCOME_DEVICE,
];
