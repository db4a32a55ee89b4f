import type { ShadowVisits } from 'shared-contracts/release';

/** `visited 12 pages at two sizes, 0 differed` */
export const visitedLine = ({ pages, differ }: Pick<ShadowVisits, 'pages' | 'differ'>): string =>
  `visited ${pages} ${pages === 1 ? 'page' : 'pages'} at two sizes, ${differ} differed`;
