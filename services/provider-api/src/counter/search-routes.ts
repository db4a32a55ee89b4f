/** A search on a page with other forms: it is sent with them, and shows the page that it asks for. */
import * as z from 'zod';
import { invalid } from '../domain/refusal';
import type { Actions } from './actions';
import { addressWith } from './asked-page';
import { GO } from './after-form';

/** A page of the counter. */
const PAGE = /^\/staff\/[\w/-]+$/;

export function searchRoutes(actions: Actions): void {
  actions.change(GO, 'signed-in', z.record(z.string(), z.string()), ({ context, forms }, asked) => {
    const sentTo = forms.own?.at ?? '';
    if (!PAGE.test(sentTo)) throw invalid({ '': 'There is no such page.' });
    return Promise.resolve(context.redirect(addressWith(sentTo, asked), 303));
  });
}
