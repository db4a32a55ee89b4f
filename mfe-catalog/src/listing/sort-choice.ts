import type { SortId } from 'shared-contracts/wire/product';

/**
 * The order that the shopper has chosen: one for the store, all categories and all brands
 * (specification, section 4). A list whose URL names no order takes it.
 */
export type SortChoice = { read: () => SortId; choose: (sort: SortId) => void };

export function createSortChoice(): SortChoice {
  let chosen: SortId = 'default';
  return {
    read: () => chosen,
    choose(sort) {
      chosen = sort;
    },
  };
}
