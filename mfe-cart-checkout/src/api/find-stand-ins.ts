import type { HostApi } from 'shared-contracts/door';
import { findStandIns } from 'shared-contracts/calls/stand-ins';
import { ask, queryOf } from 'shared-contracts/query';
import { readingOfOne, type ReadingOfOne } from 'shared-contracts/reading';
import type { StandIns } from 'shared-contracts/wire/stand-ins';

/** How long an answer may be used again, in milliseconds. */
const LASTS = 60_000;

/** What may stand in for a variant; missing where the provider can't say, or doesn't know the variant. */
export function readStandIns(
  { http, report }: Pick<HostApi, 'http' | 'report'>,
  variantId: string,
): Promise<ReadingOfOne<StandIns>> {
  const query = queryOf(findStandIns, { query: { variant_id: variantId } }, LASTS);
  return readingOfOne(ask(http, query), (error) => {
    report({ kind: 'error', message: String(error), part: 'What can stand in' });
  });
}
