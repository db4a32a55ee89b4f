import type { HttpClient } from 'shared-contracts/call';
import { faultOf } from 'shared-contracts/errors';
import { ask, type Query } from 'shared-contracts/query';
import { brandsQuery, categoriesQuery, type Shelf } from './queries';

/** The brands and categories that results can be narrowed to. */
export type Shelves = { categories: Shelf[]; brands: Shelf[] };

export const NO_SHELVES: Shelves = { categories: [], brands: [] };

export const shelvesQueries = () => ({ categories: categoriesQuery(), brands: brandsQuery() });

async function orNone(
  http: HttpClient,
  query: Query<Shelf[]>,
  signal?: AbortSignal,
): Promise<Shelf[]> {
  try {
    return await ask(http, query, signal);
  } catch (error) {
    faultOf(error);
    return [];
  }
}

/**
 * Brands and categories by name. Where one of the two calls fails, its list is empty. Never fails.
 */
export async function readShelves(
  http: HttpClient,
  queries: ReturnType<typeof shelvesQueries>,
  signal?: AbortSignal,
): Promise<Shelves> {
  const [categories, brands] = await Promise.all([
    orNone(http, queries.categories, signal),
    orNone(http, queries.brands, signal),
  ]);
  return { categories, brands };
}
