/** What Prometheus scrapes about the shop, beside its requests and the process. */
import type { Metrics } from 'server-kit/metrics';
import type { Deps } from './domain/deps';
import { mailQueue } from './domain/mail/mailer';
import type { OpenShop } from './open-shop';

/** @param delivers whether mails are delivered; else they stay in the outbox, where they are read */
export function shopMetrics(
  { metrics, counts, now, replica }: Pick<Deps, 'metrics' | 'counts' | 'now' | 'replica'>,
  { load, jobs }: Pick<OpenShop, 'load' | 'jobs'>,
  delivers: boolean,
): void {
  metrics.add({
    name: 'orders_placed_total',
    help: 'Orders placed since the start.',
    type: 'counter',
    read: () => counts.orders,
  });
  metrics.add({
    name: 'database_connections',
    help: 'Connections to PostgreSQL, and callers that wait for one.',
    type: 'gauge',
    labels: ['pool', 'state'],
    read: () =>
      load().connections.map(({ count, ...labels }) => ({ value: count, labels: { ...labels } })),
  });
  metrics.add({
    name: 'database_statements_waiting',
    help: 'Statements that wait for the embedded database.',
    type: 'gauge',
    labels: ['kind'],
    read: () => load().waiting.map(({ kind, count }) => ({ value: count, labels: { kind } })),
  });
  replicaMetrics(metrics, replica);
  if (delivers) mailMetrics(metrics, () => mailQueue(jobs, now()));
}

/** These are left out where there is no replica. */
function replicaMetrics(metrics: Metrics, replica: Deps['replica']): void {
  metrics.add({
    name: 'database_replica_in_use',
    help: '1 while the catalogue is read from the replica, 0 while from the primary.',
    type: 'gauge',
    read: () => (replica ? Number(replica.state() === 'in use') : []),
  });
  metrics.add({
    name: 'database_replica_lag_seconds',
    help: 'How far the replica is behind; nothing while that is not known.',
    type: 'gauge',
    read: () => replica?.lagSeconds() ?? [],
  });
  metrics.add({
    name: 'database_replica_fallbacks_total',
    help: 'Statements that the primary has answered because the replica failed in them.',
    type: 'counter',
    read: () => replica?.fallbacks() ?? [],
  });
  metrics.add({
    name: 'database_primary_away',
    help: '1 while the primary does not answer: the catalogue is shown, nobody can order.',
    type: 'gauge',
    read: () => (replica ? Number(replica.primaryUnreachable()) : []),
  });
}

function mailMetrics(metrics: Metrics, queue: () => ReturnType<typeof mailQueue>): void {
  metrics.add({
    name: 'mails',
    help: 'Mails that are not delivered: waiting, or given up in the last 30 days.',
    type: 'gauge',
    labels: ['state'],
    async read() {
      const { waiting, failed } = await queue();
      return [
        { value: waiting, labels: { state: 'waiting' } },
        { value: failed, labels: { state: 'failed' } },
      ];
    },
  });
  metrics.add({
    name: 'mail_oldest_waiting_seconds',
    help: 'How long the oldest mail waits.',
    type: 'gauge',
    read: async () => (await queue()).oldestSeconds,
  });
}
