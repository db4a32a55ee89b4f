import { Fault } from 'shared-ui/fault';
import { directories } from '../../directory/directory';
import type { FoundEntriesProps } from './others';
import { useFoundEntries } from './use-found-entries';

/** The panel's own entries of a name, and all others that the provider finds. */
export function FoundEntries({ children, known, ...asked }: FoundEntriesProps) {
  const { found, retry } = useFoundEntries(asked);
  const keys = new Set(known.map(({ key }) => key));
  const others = found?.kind === 'read' ? found.value.filter(({ id }) => !keys.has(id)) : [];
  const rows = [...known, ...others.map(({ id, ...entry }) => ({ key: id, ...entry }))];
  return (
    <>
      {children(rows)}
      {found?.kind === 'failed' ? (
        <Fault part="This list" offline={found.away} compact pending={false} onRetry={retry} />
      ) : null}
      {found?.kind === 'read' && rows.length === 0 ? (
        <p role="status">{directories[asked.name].empty}</p>
      ) : null}
    </>
  );
}
