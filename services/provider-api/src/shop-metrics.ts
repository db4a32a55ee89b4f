/** What Prometheus is told about the shop, beside its requests and the process. */
import type { Deps } from './deps';
import { mailQueue } from './mail/mailer';
import type { OpenShop } from './open-shop';

/** @param delivers whether mails are delivered; else they stay in the outbox, where they are read */
export function shopMetrics(
  { metrics, counts, now }: Pick<Deps, 'metrics' | 'counts' | 'now'>,
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
  if (!delivers) return;
  metrics.add({
    name: 'mails',
    help: 'Mails that are not delivered: waiting, or given up in the last 30 days.',
    type: 'gauge',
    labels: ['state'],
    async read() {
      const { waiting, failed } = await mailQueue(jobs, now());
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
    read: async () => (await mailQueue(jobs, now())).oldestSeconds,
  });
}
