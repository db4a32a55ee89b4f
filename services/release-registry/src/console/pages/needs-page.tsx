import { html } from 'hono/html';
import type { Need } from '../needs';
import type { Html } from 'back-office/html';
import { needsPicture } from './needs-picture';
import { needsTable } from './needs-table';
import { page } from './plain-page';

/** What needs what of whom, as a picture and in words. */
export const needsPage = (needs: Need[]): Html =>
  page(
    'What needs what',
    html`
      <p class="faint">
        Read from the contracts of what is live. An arrow leads to the app that is needed, with how
        many things.
      </p>
      ${needsPicture(needs)} ${needsTable(needs, 'What needs what of whom')}
    `,
  );
