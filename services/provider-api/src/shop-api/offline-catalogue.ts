/** The calls of the catalogue that browsers keep. */
import { readOfflineCatalogue, readOfflineCatalogueSize } from 'shared-contracts/calls';
import type { Deps } from '../domain/deps';
import { createOfflineCatalogue } from '../domain/offline-catalogue/offline-catalogue';
import { notFound } from '../domain/refusal';
import { answer, answerWritten, type App } from './answer';

/** What it takes of a network's searches: many times what one of them sends. */
const POINTS = 20;

export function offlineCatalogueCalls(app: App, deps: Deps): void {
  const { limits } = deps;
  const offlineCatalogue = createOfflineCatalogue(deps);

  answer(app, deps, readOfflineCatalogueSize, async ({ network }) => {
    await limits.take('searchByNetwork', network);
    const size = await offlineCatalogue.size();
    if (!size) throw notFound();
    return size;
  });

  answerWritten(app, deps, readOfflineCatalogue, async ({ network, query }) => {
    await limits.take('searchByNetwork', network, POINTS);
    const text = await offlineCatalogue.read(query.since);
    if (text === null) throw notFound();
    return text;
  });
}
