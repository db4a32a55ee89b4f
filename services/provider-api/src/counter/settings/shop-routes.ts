/** The shop's settings: shown with their history, and changed. */
import { shownAgain } from 'back-office/forms/shown-again';
import type { Differing } from '../../domain/audit/version';
import type { Deps } from '../../domain/deps';
import {
  changeSettings,
  listSettingChanges,
  settingsVersion,
} from '../../domain/settings/change-settings';
import { cashOf } from '../../domain/settings/payment-methods';
import type { Actions, StaffVisit } from '../actions';
import { tryChange } from '../catalogue/answers';
import { actorOf } from '../visit';
import { SETTINGS_AT } from '../pages/settings/settings-rooms';
import { ShopSettingsPage } from '../pages/settings/shop-page';
import { showPage } from '../show-page';
import { settingsTyped, shopForm } from './shop-form';

const SAID = { set: 'Saved. Pages, papers and letters say it from now on.' } as const;

export function shopSettingsRoutes(actions: Actions, deps: Deps): void {
  async function showSettings(visit: StaffVisit, changed: readonly Differing[] | null = null) {
    const settings = await deps.shopSettings.now();
    const changes = await listSettingChanges(deps.db);
    const version = settingsVersion(settings);
    const main = ShopSettingsPage({
      ...{ settings, version, changes, changed },
      viewer: visit.session.role,
    });
    const place = { title: 'Settings', at: SETTINGS_AT };
    return showPage(visit, place, main, changed === null ? 200 : 409);
  }

  actions.says(SAID);
  actions.show(SETTINGS_AT, 'settings', (visit) => showSettings(visit));
  actions.change(SETTINGS_AT, 'settings', shopForm, (visit, form) =>
    tryChange(
      async () => {
        const { paymentMethods } = await deps.shopSettings.now();
        const values = settingsTyped(form, cashOf(paymentMethods));
        const asked = { values, shown: form.shown };
        await changeSettings(deps, asked, actorOf(visit));
        return visit.context.redirect(`${SETTINGS_AT}?said=set`, 303);
      },
      (changed) => showSettings(shownAgain(visit, { anew: true }), changed),
    ),
  );
}
