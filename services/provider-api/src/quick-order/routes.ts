import { matchLines } from 'shared-contracts/calls';
import type { Deps } from '../deps';
import { answer, type App } from '../http/answer';
import { readChoices } from './choices';
import { meaningsOfLines } from './match';

/** Matches the lines of a quick order: a search, in its turn and its bounds. */
export function quickOrderRoutes(app: App, deps: Deps): void {
  const { reads, turns, limits } = deps;
  answer(app, deps, matchLines, async ({ body, network, gone }) => {
    await limits.take('quickOrderByNetwork', network, body.lines.length);
    const lines = await turns.search({ network, gone }, async (giveWay) => {
      const texts = body.lines.map(({ text }) => text);
      const synonyms = await deps.synonyms.read();
      const meanings = await meaningsOfLines(reads, texts, synonyms, giveWay);
      await giveWay();
      const ids = new Set(meanings.flatMap(({ variantIds }) => variantIds));
      const choices = await readChoices(reads, [...ids], deps.now());
      return meanings.map(({ outcome, variantIds, more }) => ({
        outcome,
        choices: variantIds.flatMap((id) => choices.get(id) ?? []),
        ...(more ? { more } : {}),
      }));
    });
    return { lines };
  });
}
