/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Need } from '../needs';
import { NeedsPicture } from './needs-picture';
import { NeedsTable } from './needs-table';
import { PlainPage } from './plain-page';

/** What needs what of whom, as a picture and in words. */
export const NeedsPage = ({ needs }: { needs: Need[] }) => (
  <PlainPage heading="What needs what">
    <p class="faint">
      Read from the contracts of what is live. An arrow leads to the app that is needed, with how
      many things.
    </p>
    <NeedsPicture needs={needs} />
    <NeedsTable needs={needs} caption="What needs what of whom" />
  </PlainPage>
);
