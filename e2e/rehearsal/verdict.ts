/** What a rehearsal has to show, and what is printed of each step. */
import { percentile, type Step } from './tally';

/** The most of all reads that may fail. */
const READS_FAIL_MOST = 0.0001;

export type Checked = { found: number; faults: string[] };

const sum = (values: Iterable<number>) => [...values].reduce((all, one) => all + one, 0);
const failedReads = (step: Step) => sum(step.readFaults.values());
const listOf = (counts: ReadonlyMap<string, number>) =>
  [...counts].map(([name, count]) => `${count} ${name}`).join(', ');

/** The lines of a step. */
export function linesOf(step: Step, { found, faults }: Checked): string[] {
  const { name, reads, took, writes, orders, caches } = step;
  const failed = failedReads(step);
  const times = `p50 ${percentile(took, 0.5).toFixed(0)} ms, p99 ${percentile(took, 0.99).toFixed(0)} ms`;
  return [
    `${name}: ${reads} reads, ${failed} failed, ${times}; ${sum(Object.values(writes))} writes, ${writes.unanswered} unanswered, ${writes.refused} refused, ${writes.wrong} wrong; ${orders} orders acknowledged, ${found} found of all so far`,
    ...(failed > 0 ? [`  failed reads: ${listOf(step.readFaults)}`] : []),
    ...(caches.size > 0 ? [`  at the edge: ${listOf(caches)}`] : []),
    ...[...faults, ...step.unexplained].map((fault) => `  ! ${fault}`),
  ];
}

/** Steps in which no read may fail at all. */
const FLAWLESS = new Set(['roll', 'publish', 'stop']);

/**
 * Why a rehearsal has failed; empty where it passed.
 * @param checks what was found of the orders after each step, and what did not come back
 */
export function verdict(steps: readonly Step[], checks: ReadonlyMap<string, Checked>): string[] {
  const reads = sum(steps.map(({ reads: count }) => count));
  const failed = sum(steps.map(failedReads));
  const share = ((100 * failed) / Math.max(1, reads)).toFixed(3);
  return [
    ...steps.flatMap(({ name, unexplained }) => unexplained.map((text) => `${name}: ${text}`)),
    ...[...checks].flatMap(([name, { faults }]) => faults.map((fault) => `${name}: ${fault}`)),
    ...steps
      .filter((step) => FLAWLESS.has(step.name) && failedReads(step) > 0)
      .map((step) => `${step.name}: ${failedReads(step)} reads failed, where none may`),
    ...(failed > reads * READS_FAIL_MOST
      ? [`${failed} of ${reads} reads failed (${share} %), more than 0.01 %`]
      : []),
    ...(sum(steps.map(({ orders }) => orders)) === 0 ? ['no order was placed'] : []),
  ];
}
