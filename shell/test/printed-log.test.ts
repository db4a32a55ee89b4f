/** How much of what render processes print reaches the log. */
import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { createPrintedLog } from '../server/rendering/printed-log';

/** What is told of a stream that brings these texts. */
async function toldOf(texts: Iterable<string>): Promise<string[]> {
  const told: string[] = [];
  const log = createPrintedLog((line) => told.push(line));
  const printed = new PassThrough();
  log.follow(printed);
  for (const text of texts) printed.write(text);
  printed.end();
  await vi.waitUntil(() => printed.readableEnded || printed.destroyed);
  log.end();
  return told;
}

it('cuts a long line, says how long it was, and goes on with the next', async () => {
  const text = `${'é'.repeat(5_000)}\nnext\n`;
  const parts = Array.from({ length: 26 }, (_, at) => text.slice(at * 200, (at + 1) * 200));
  expect(await toldOf(parts)).toEqual([`${'é'.repeat(2_000)} … (5000 characters)`, 'next']);
});

it('counts the lines of one that prints without end, and reads no more of it', async () => {
  const told = await toldOf(Array.from({ length: 100 }, () => 'x\n'.repeat(100_000)));
  // A slow machine has time for a line between two counts.
  const counts = told.flatMap((line) => /^and (\d+) lines? more$/.exec(line)?.[1] ?? []);
  const counted = counts.reduce((sum, count) => sum + Number(count), 0);
  expect(told.at(-1)).toBe(`and ${counts.at(-1)} lines more`);
  expect(counted).toBeGreaterThan(1_000_000);
  expect(counted).toBeLessThan(2_000_000);
  expect(told.length).toBeLessThan(1_000);
});
