/** The calls of the catalogue that browsers keep. */
import { readKeptCatalogue, readKeptSize } from 'shared-contracts/calls';
import type { Deps } from '../domain/deps';
import { createKeptCatalogue } from '../domain/kept-catalogue/kept-catalogue';
import { notFound } from '../domain/refusal';
import { answer, answerWritten, type App } from './answer';

/** What it takes of a network's searches: many times what one of them sends. */
const POINTS = 20;

export function keptCatalogueCalls(app: App, deps: Deps): void {
  const { limits } = deps;
  const keptCatalogue = createKeptCatalogue(deps);

  answer(app, deps, readKeptSize, async ({ network }) => {
    await limits.take('searchByNetwork', network);
    const size = await keptCatalogue.size();
    if (!size) throw notFound();
    return size;
  });

  answerWritten(app, deps, readKeptCatalogue, async ({ network, query }) => {
    await limits.take('searchByNetwork', network, POINTS);
    const text = await keptCatalogue.read(query.since);
    if (text === null) throw notFound();
    return text;
  });
}
