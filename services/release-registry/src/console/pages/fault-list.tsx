/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Fault } from '../../telemetry';
import { age } from '../../status';
import type { SourcePlace } from '../source-place';
import type { ReleaseView } from '../view';
import { count, ROLE_NAMES } from './words';

/** A fault of a release, with its stack as it can be read. */
export type ReadFault = { release: ReleaseView; fault: Fault; places: SourcePlace[] };

function Place({ told, source }: SourcePlace) {
  if (!source) {
    return (
      <li class="faint">
        <code>{told}</code> (no map)
      </li>
    );
  }
  const { file, line, in: name, text } = source;
  return (
    <li>
      <span class="place">
        <code class="name">{name ?? '(top level)'}</code> <code>{`${file}:${line}`}</code>
      </span>{' '}
      {text && <code class="line">{text}</code>}
    </li>
  );
}

const Stack = ({ places }: ReadFault) =>
  places.length === 0 ? (
    <p class="faint">Told without a stack.</p>
  ) : (
    <ol class="stack">
      {places.map((place) => (
        <Place {...place} />
      ))}
    </ol>
  );

const Times = ({ times, last }: Fault) => (
  <span class="times">
    {count(times)} {times === 1 ? 'time' : 'times'}
    {last !== undefined && `, last ${age(last, Date.now())} ago`}
  </span>
);

function OneFault({ read }: { read: ReadFault }) {
  const { release, fault } = read;
  const { kind, message, part, path } = fault;
  return (
    <li class="fault">
      <p class="what">
        <strong class="message">{message || '(no message)'}</strong> <Times {...fault} />
      </p>
      <p class="faint">
        {kind === 'failure' && (
          <>
            <b class="badge">replaced</b>{' '}
          </>
        )}
        {ROLE_NAMES[release.role]} <code>{release.version}</code>, {part || 'no part'}, on{' '}
        <code>{path}</code>
      </p>
      <Stack {...read} />
    </li>
  );
}

/** What fails in an app, by what happens most. */
export const FaultList = ({ faults }: { faults: ReadFault[] }) =>
  faults.length === 0 ? (
    <p class="faint">No tab has told of one.</p>
  ) : (
    <ul class="faults">
      {faults.map((read) => (
        <OneFault read={read} />
      ))}
    </ul>
  );
