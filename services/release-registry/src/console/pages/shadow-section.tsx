/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { table } from 'back-office/parts/table';
import type { ShadowView } from '../view';
import { NONE, percent, when } from './words';

const COLUMNS = ['Page', 'What differs', 'Live', 'Shadow', 'Seen (UTC)'] as const;

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
    {shadow.examples.length > 0 &&
      table(
        'Newest differences',
        COLUMNS,
        shadow.examples.map(({ page, path, says, live, shadow: other, at }) => ({
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
      )}
  </section>
);
