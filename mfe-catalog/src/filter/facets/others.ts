import type { ReactNode } from 'react';
import type { ListFilter } from 'shared-contracts/list-filter';
import type { DirectoryName } from '../../directory/directory';
import type { Narrowed } from '../use-filter';

/** A value with how many products it leaves. */
export type Row = { key: string; name: string; count: number };

/** The list whose brands or categories are more than its panel has. */
export type Others = { name: DirectoryName; list: Narrowed; filter: ListFilter };

export type FoundEntriesProps = Others & {
  /** What their names have in them. */
  named: string;
  /** Those that the panel has. */
  known: Row[];
  children: (rows: Row[]) => ReactNode;
};
