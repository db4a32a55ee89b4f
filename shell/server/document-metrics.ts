import type { Metrics, Reading } from 'server-kit/metrics';
import type { DocumentCache } from './document-cache';
import type { RenderPool } from './rendering/render-pool';

const readings = (label: string, counts: Readonly<Record<string, number>>): Reading[] =>
  Object.entries(counts).map(([name, value]) => ({ value, labels: { [label]: name } }));

/** What Prometheus scrapes about the making of documents. */
export function documentMetrics(metrics: Metrics, pool: RenderPool, cache: DocumentCache): void {
  metrics.add({
    name: 'documents_total',
    help: 'Documents by how they were had: kept (fresh or stale), made, or failed.',
    type: 'counter',
    labels: ['outcome'],
    read: () => readings('outcome', cache.counts),
  });
  metrics.add({
    name: 'render_workers_ready',
    help: 'Processes that can render a page now.',
    type: 'gauge',
    read: () => pool.load().ready,
  });
  metrics.add({
    name: 'render_pages',
    help: 'Pages that are rendered now, and those that wait for a process.',
    type: 'gauge',
    labels: ['state'],
    read: () => {
      const { rendering, waiting } = pool.load();
      return readings('state', { rendering, waiting });
    },
  });
  metrics.add({
    name: 'render_workers_ended_total',
    help: 'Render processes that were killed by a limit, or died by themselves.',
    type: 'counter',
    labels: ['why'],
    read: () => readings('why', pool.load().ended),
  });
  metrics.add({
    name: 'renders_total',
    help: 'Pages that were rendered, or were left to the browser and why.',
    type: 'counter',
    labels: ['outcome'],
    read: () => readings('outcome', pool.load().renders),
  });
}
