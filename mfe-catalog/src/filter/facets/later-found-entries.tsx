import type { ReactNode } from 'react';
import type { ListFilter } from 'shared-contracts/list-filter';
import { Fault } from 'shared-ui/fault';
import type { DirectoryName } from '../../directory/directory';
import { useLaterPart } from '../../later-part';
import type { Narrowed } from '../use-filter';
import type { Row } from './counted-choice';

/** The list whose brands or categories are more than its panel has. */
export type Others = { name: DirectoryName; list: Narrowed; filter: ListFilter };

export type FoundEntriesProps = Others & {
  /** What their names have in them. */
  named: string;
  /** Those that the panel has. */
  known: Row[];
  children: (rows: Row[]) => ReactNode;
};

const loadFoundEntries = () =>
  import(/* webpackChunkName: "found-entries" */ './found-entries').then(
    ({ FoundEntries }) => FoundEntries,
  );

/** What is typed is looked up among all entries; the code for that comes when somebody types. */
export function LaterFoundEntries(props: FoundEntriesProps) {
  const { part: FoundEntries, away, again } = useLaterPart('filters', loadFoundEntries);
  if (FoundEntries) return <FoundEntries {...props} />;
  return (
    <>
      {props.children(props.known)}
      {FoundEntries === null ? (
        <Fault part="This list" offline={away} compact pending={false} onRetry={again} />
      ) : null}
    </>
  );
}
