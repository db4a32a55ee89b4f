/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
/** What the shop is set to: opening hours, pickup, the seller on papers, payment methods, orders not paid. */
import { Tick } from 'back-office/forms/choices';
import { Hidden, Line, Text } from 'back-office/forms/fields';
import { Button, Form } from 'back-office/forms/form';
import { table } from 'back-office/parts/table';
import type { Differing } from '../../../domain/audit/version';
import type { SettingChange } from '../../../domain/settings/change-settings';
import { cashOf } from '../../../domain/settings/payment-methods';
import type { ShopSettings } from '../../../domain/settings/shop-settings';
import { clockText, WEEK } from '../../../domain/settings/opening-hours';
import { dayFields } from '../../settings/shop-form';
import { ChangedNote } from '../catalogue/changed-note';
import { Moment } from '../moment';
import { CHOICES_AT } from '../choices-path';
import { SETTINGS_AT, SettingsRooms, type Viewer } from './settings-rooms';

type Shown = Viewer & {
  settings: ShopSettings;
  version: string;
  changes: readonly SettingChange[];
  /** What somebody changed meanwhile; null where nobody did. */
  changed: readonly Differing[] | null;
};

type Settings = { settings: ShopSettings };

const timeOf = (minutes: number | undefined) => (minutes === undefined ? '' : clockText(minutes));

const Hours = ({ settings: { hours } }: Settings) =>
  table(
    'Opening hours',
    ['Day', 'Opens', 'Closes'],
    WEEK.map(({ day, name }) => {
      const names = dayFields(day);
      const time = { unseen: true, most: 5, size: 6 } as const;
      return [
        { of: name },
        {
          of: (
            <Line
              name={names.opens}
              label={`${name} opens`}
              value={timeOf(hours[day]?.opens)}
              {...time}
            />
          ),
        },
        {
          of: (
            <Line
              name={names.closes}
              label={`${name} closes`}
              value={timeOf(hours[day]?.closes)}
              {...time}
            />
          ),
        },
      ];
    }),
    { kind: 'week' },
  );

const Pickup = ({ settings }: Settings) => (
  <fieldset>
    <legend>Opening hours and pickup</legend>
    <p class="sub">
      Pages say from when something can be collected by these, in Manila’s time. A day without times
      is closed; a week without any says nothing.
    </p>
    <Hours settings={settings} />
    <Text
      name="closed"
      label="Closed on"
      value={settings.closed.join('\n')}
      rows={3}
      most={2000}
      hint="Days such as 2026-12-25, one on a line: nothing is handed out on them."
    />
    <Line
      name="preparation"
      label="Minutes to get an order ready"
      value={String(settings.preparation)}
      inputmode="numeric"
      most={5}
      needed
    />
    <Text
      name="pickupAddress"
      label="Pickup address"
      value={settings.pickupAddress}
      rows={3}
      most={400}
      hint="Letters say it to who collects an order."
    />
  </fieldset>
);

const Seller = ({ settings }: Settings) => (
  <fieldset>
    <legend>The seller on papers</legend>
    <Line name="sellerName" label="Registered name" value={settings.sellerName} most={200} />
    <Text
      name="sellerAddress"
      label="Registered address"
      value={settings.sellerAddress}
      rows={2}
      most={400}
    />
    <Line
      name="sellerTin"
      label="TIN with branch code"
      value={settings.sellerTin}
      most={30}
      hint="Such as 123-456-789-00000; the last digits are the branch’s."
    />
    <Tick
      name="noInputTax"
      label="Papers say that they are not valid for claim of input tax"
      on={settings.noInputTax}
    />
  </fieldset>
);

const Payment = ({ settings: { paymentMethods } }: Settings) => (
  <fieldset>
    <legend>Payment methods</legend>
    <p class="sub">
      {cashOf(paymentMethods)} is always the first: it alone needs no reference number. A payment
      keeps the method that it was noted with, whatever is taken out here.
    </p>
    <Text
      name="otherMethods"
      label="Other methods"
      value={paymentMethods.slice(1).join('\n')}
      rows={5}
      most={2000}
      hint="One on a line, in the order in which the counter offers them."
    />
  </fieldset>
);

const Unpaid = ({ settings }: Settings) => (
  <fieldset>
    <legend>Orders not paid</legend>
    <Line
      name="unpaidDays"
      label="Days to pay"
      value={String(settings.unpaidDays)}
      inputmode="numeric"
      most={3}
      needed
      hint="An order that waits longer is listed to be cancelled."
    />
    <Tick
      name="cancelUnpaid"
      label="Cancel them without asking, and tell the customer"
      on={settings.cancelUnpaid}
    />
  </fieldset>
);

const Names = ({ settings }: Settings) => (
  <fieldset>
    <legend>Names of products</legend>
    <p class="sub">
      A terse name such as ‘BOLT HEX ZP M10 X 30’ says a thread, a length and a finish. Filters and
      the search take what is sure, where the supplier says nothing of it; product pages don’t show
      it.
    </p>
    <Tick name="namesRead" label="Use what is read from names" on={settings.namesRead} />
  </fieldset>
);

const Choices = ({ settings }: Settings) => (
  <fieldset>
    <legend>What shoppers choose</legend>
    <p class="sub">
      What several shoppers open or order from a search comes earlier in it, among what matches
      about as well. Nothing is kept of who they are. <a href={CHOICES_AT}>What they choose</a>
    </p>
    <Tick name="choicesCount" label="Count it, and let it count" on={settings.choicesCount} />
  </fieldset>
);

const words = (text: string) => ({ of: <span class="words as-typed">{text || '-'}</span> });

const History = ({ changes }: { changes: readonly SettingChange[] }) => (
  <section aria-labelledby="history">
    <h2 class="dimension" id="history">
      Changes
    </h2>
    {changes.length === 0 ? (
      <p class="empty">Nobody has changed anything here: all is as the server is set.</p>
    ) : (
      table(
        'The latest changes, newest first',
        ['When', 'Who', 'What', 'Before', 'After'],
        changes.map(({ at, staffName, label, before, after }) => [
          { of: <Moment at={at} /> },
          { of: staffName },
          { of: label },
          words(before ?? 'as the server is set'),
          words(after),
        ]),
        { kind: 'wide' },
      )
    )}
  </section>
);

export const ShopSettingsPage = ({ settings, version, changes, changed, viewer }: Shown) => (
  <>
    <SettingsRooms present={SETTINGS_AT} viewer={viewer} />
    <div class="heading">
      <h1>The shop</h1>
    </div>
    <ChangedNote fields={changed} now={SETTINGS_AT} />
    <Form to={SETTINGS_AT} kind="edit" files>
      <Hidden name="shown" value={version} />
      <Pickup settings={settings} />
      <Seller settings={settings} />
      <Payment settings={settings} />
      <Unpaid settings={settings} />
      <Names settings={settings} />
      <Choices settings={settings} />
      <Button kind="main">Save</Button>
    </Form>
    <History changes={changes} />
  </>
);
