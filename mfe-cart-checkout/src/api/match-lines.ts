import { invoke, type HttpClient } from 'shared-contracts/call';
import { matchLines } from 'shared-contracts/calls/quick-order';
import type { MatchedLine } from 'shared-contracts/wire/quick-order';

/**
 * What the shop sells by these texts, in their order.
 * @throws ApiError; a missing call (`isMissingCall`) where the provider has no quick orders
 */
export async function matchTexts(
  http: HttpClient,
  texts: readonly string[],
): Promise<MatchedLine[]> {
  const body = { lines: texts.map((text) => ({ text })) };
  const { lines } = await invoke(http, matchLines, { body });
  return lines;
}
