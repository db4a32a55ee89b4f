/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { table } from 'back-office/parts/table';
import type { Flag } from 'shared-contracts/flags';
import type { FlagShare } from '../../flags/flag-share';
import { NONE, percent } from './words';

/** @param today as `2027-01-31` */
const Until = ({ declared: { until }, today }: { declared: Flag; today: string }) =>
  until < today ? <span class="bad">{until}, over: remove its code</span> : <>{until}</>;

/** For whom flags are on, whose they are, and when they end. */
export const FlagTable = ({ flags, today }: { flags: FlagShare[]; today: string }) =>
  flags.length === 0 ? (
    <p class="faint">None is declared, and none is on.</p>
  ) : (
    table(
      'Feature flags',
      ['Flag', 'Shoppers', 'Owner', 'Until'],
      flags.map(({ name, percent: of, declared }) => [
        { of: <code>{name}</code> },
        { of: percent(of), number: true },
        { of: declared?.owner ?? <span class="bad">declared nowhere: set it to 0</span> },
        { of: declared ? <Until declared={declared} today={today} /> : NONE },
      ]),
      { kind: 'shipped' },
    )
  );
