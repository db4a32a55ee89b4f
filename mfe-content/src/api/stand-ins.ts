/** What may stand in for goods that are gone. The call is an addition: a provider may lack it. */
import type { HostApi } from 'shared-contracts/door';
import { findStandIns } from 'shared-contracts/calls/stand-ins';
import { ask, queryOf } from 'shared-contracts/query';
import { readingOfOne, type ReadingOfOne } from 'shared-contracts/reading';
import type { StandIns } from 'shared-contracts/wire/stand-ins';
import { reportFailure } from './report-failure';

/** How long an answer may be used again, in milliseconds. */
const LASTS = 60_000;

/** Missing where the provider can't say, or doesn't know the variant. */
export const readStandIns = (host: HostApi, variantId: string): Promise<ReadingOfOne<StandIns>> =>
  readingOfOne(
    ask(host.http, queryOf(findStandIns, { query: { variant_id: variantId } }, LASTS)),
    reportFailure(host, 'What can stand in'),
  );
