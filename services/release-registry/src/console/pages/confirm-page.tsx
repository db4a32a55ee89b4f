/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Choice } from 'back-office/forms/choices';
import { Hidden, Line } from 'back-office/forms/fields';
import { Button, Form, Search } from 'back-office/forms/form';
import { table } from 'back-office/parts/table';
import { Titled } from 'back-office/parts/title-block';
import type { AppName } from 'shared-contracts/release';
import type { Action, Difference } from '../action';
import { ACTION_NAMES } from './action-links';
import type { ReleaseView } from '../view';
import { ReleaseRows } from './release-rows';
import { when } from './words';

export type Confirm = {
  app: AppName;
  action: Action;
  /** What would be different, of all apps. */
  changes: Difference[];
  /** The app's, with what tabs have reported of them. */
  releases: ReleaseView[];
  /** The registry's, as it is shown. */
  revision: number;
  /** What would be rolled back to, and what else could be. */
  to: string | null;
  earlier: string[];
};

const QUESTIONS: Record<Action, (app: AppName) => string> = {
  promote: (app) => `Give the canary of ${app} to everybody?`,
  abort: (app) => `Take the canary of ${app} from everybody?`,
  rollback: (app) => `Roll ${app} back?`,
};

const Changes = ({ changes }: Confirm) =>
  changes.length === 0 ? (
    <p>Nothing would change.</p>
  ) : (
    table(
      'What changes, at the next page load',
      ['App', 'What', 'Now', 'Then'],
      changes.map(({ app, what, before, after }) => [
        { of: app },
        { of: what },
        { of: <code>{before}</code> },
        { of: <code>{after}</code> },
      ]),
      { kind: 'changes', captioned: true },
    )
  );

/** Another release to go to: a form of its own, which only shows this page anew. */
function OtherRelease({ app, to, earlier }: Confirm) {
  if (earlier.length < 2) return null;
  return (
    <Search to={`/apps/${app}/rollback`} kind="other">
      <Choice
        name="to"
        label="To another release"
        value={to ?? ''}
        options={earlier.map((version) => ({ value: version, name: version }))}
      />
      <Button kind="quiet">Show what changes</Button>
    </Search>
  );
}

function ConfirmForm({ app, action, revision, to }: Confirm) {
  const given = action === 'rollback' && to !== null;
  return (
    <Form to={`/apps/${app}/${action}`} kind="confirm">
      <Hidden name="revision" value={revision} />
      {given && <Hidden name="to" value={to} />}
      {action !== 'promote' && (
        <Line name="reason" label="Reason, for the history" most={200} autocomplete="off" />
      )}
      <div class="actions">
        <Button kind={action}>
          {ACTION_NAMES[action]}
          {given && ` to ${to}`}
        </Button>
        <a class="button" href={`/apps/${app}`}>
          Leave it as it is
        </a>
      </div>
    </Form>
  );
}

/** Asks before something is done, and says what it would change. */
export function ConfirmPage(confirm: Confirm) {
  const { app, action, releases, revision, to } = confirm;
  // The one that is given or taken: what is rolled back to, or the canary.
  const release = releases.find(({ version, role }) =>
    action === 'rollback' ? version === to : role === 'canary',
  );
  return (
    <>
      <Titled
        facts={[
          ['App', app],
          ['Release', release && <code>{release.version}</code>],
          ['Published', release?.publishedAt && when(release.publishedAt)],
          ['By', release?.source.author],
          ['Revision', revision],
        ]}
      >
        <h1>{QUESTIONS[action](app)}</h1>
      </Titled>
      <Changes {...confirm} />
      <section aria-labelledby="now">
        <h2 class="dimension" id="now">
          How they do so far
        </h2>
        <div class="app">
          <ReleaseRows app={app} releases={releases} />
        </div>
      </section>
      {action === 'rollback' && <OtherRelease {...confirm} />}
      <ConfirmForm {...confirm} />
      <p class="faint">
        Open tabs keep the release that they have. The history says that it was you.
      </p>
    </>
  );
}
