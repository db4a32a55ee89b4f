import { Fault } from 'shared-ui/fault';
import { useLaterPart } from '../../later-part';
import type { FoundEntriesProps } from './others';

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
