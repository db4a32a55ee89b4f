/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { table } from 'back-office/parts/table';
import type { ShadowExample } from 'shared-contracts/release';
import { visitedLine } from '../../visits/visited-line';
import type { ShadowView } from '../view';
import { NONE, percent, when } from './words';

const COLUMNS = ['Page', 'What differs', 'Live', 'Shadow', 'Seen (UTC)'] as const;

const differences = (caption: string, examples: ShadowExample[]) =>
  examples.length > 0 &&
  table(
    caption,
    COLUMNS,
    examples.map(({ page, path, says, live, shadow: other, at }) => ({
      kind: 'shadow',
      cells: [
        {
          of: (
            <>
              {path} <span class="sub">{page}</span>
            </>
          ),
        },
        { of: says },
        { of: live || NONE },
        { of: other || NONE },
        { of: when(at) },
      ],
    })),
    { kind: 'wide' },
  );

/** What pages say with a release that nobody is given, beside what they say with the live one. */
export const ShadowSection = ({ shadow }: { shadow: ShadowView }) => (
  <section aria-labelledby="shadow">
    <h2 class="dimension" id="shadow">
      Shadow
    </h2>
    <p>
      <code class="version">{shadow.version}</code> at {percent(shadow.percent)} of the pages:{' '}
      {shadow.differs ?? 'no page compared yet'}
    </p>
    {differences('Newest differences', shadow.examples)}
    {shadow.visited && (
      <p>
        {when(shadow.visited.at)}: {visitedLine(shadow.visited)}, in a browser beside{' '}
        <code class="version">{shadow.visited.live}</code>
      </p>
    )}
    {differences('Differences in a browser', shadow.visited?.examples ?? [])}
  </section>
);
