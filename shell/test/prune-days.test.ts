/** What documents and tabs hold of releases, against how soon these may be removed. */
import { LEAST_DAYS } from 'release-registry/pruning/prune-rule';
import { expect, it } from 'vitest';
import { DAY_MS } from 'server-kit/day';
import { sharedFor } from '../server/document-caching';
import { createSeal } from '../server/releases/seal';
import { createTickets } from '../server/reports/ticket';

it('no release is removed while a cache shows a document that names it, or its tab may tell of it', () => {
  const cached = Object.values(sharedFor(2_000)).join();
  const seconds = [...cached.matchAll(/(?:s-maxage|stale-[a-z-]+)=(\d+)/g)].map(([, of]) =>
    Number(of),
  );
  const longest = seconds.reduce((sum, each) => sum + each, 0) * 1000;
  let now = 0;
  const tickets = createTickets(createSeal('a secret of the tests'), undefined, () => now);
  const ticket = tickets.issue('a bucket', []);
  expect(tickets.read(ticket, 'a bucket')).not.toBeNull();
  // Whoever opened the last copy of a document has reported all that counts by then.
  now = LEAST_DAYS * DAY_MS - longest;
  expect(now).toBeGreaterThan(DAY_MS);
  expect(tickets.read(ticket, 'a bucket')).toBeNull();
});
