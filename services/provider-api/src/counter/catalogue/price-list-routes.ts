/** Price lists: out, in with a preview, applied, taken back. */
import { Readable } from 'node:stream';
import * as z from 'zod';
import type { Deps } from '../../domain/deps';
import { rowId } from '../../database/row-id';
import { invalid, notFound } from '../../domain/refusal';
import { BadFile } from '../../domain/import/row';
import { applyList, takeListBack } from '../../domain/price-lists/change-shop';
import {
  CHANGES_A_PAGE,
  countChanges,
  latestLists,
  readChanges,
  readKeptList,
  readLeft,
} from '../../domain/price-lists/kept-lists';
import { previewList } from '../../domain/price-lists/preview';
import { readShopRows } from '../../domain/price-lists/shop-rows';
import { writeCsv, writeWorkbook } from '../../domain/price-lists/write-list';
import type { Actions, StaffVisit } from '../actions';
import { askedPage } from '../asked-page';
import { PriceListPage } from '../pages/catalogue/price-list-page';
import { PRICE_LISTS, PriceListsPage } from '../pages/catalogue/price-lists-page';
import { byOf, goTo, idOf, show } from './answers';

const ROOM = PRICE_LISTS;
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const REFUSED = {
  faulty: 'The list has faults, so nothing was applied.',
  otherwise: 'The list is no longer as you saw it, so nothing was applied.',
};

export function priceListRoutes(actions: Actions, deps: Deps): void {
  const { db } = deps;

  const showRoom = async (visit: StaffVisit) => {
    const lists = await latestLists(db, askedPage.parse(visit.context.req.query('lists')));
    return show(visit, 'Price lists', PriceListsPage(lists));
  };

  /**
   * @param changed the variants because of which it was not applied
   * @param refused why else it was not
   */
  async function showList(
    visit: StaffVisit,
    id: number,
    { changed = [], refused = null }: { changed?: readonly number[]; refused?: string | null } = {},
  ) {
    const list = await readKeptList(db, id);
    if (!list) throw notFound('There is no price list of this number.');
    const after = rowId(visit.context.req.query('after') ?? '') ?? 0;
    const found = await readChanges(db, id, { after });
    const changes = found.slice(0, CHANGES_A_PAGE);
    const left = list.state === 'taken back' ? await readLeft(db, id) : [];
    const some = (only: readonly number[]) =>
      only.length === 0 ? Promise.resolve([]) : readChanges(db, id, { only });
    const main = PriceListPage({
      list,
      changes,
      count: await countChanges(db, id),
      next: found.length > CHANGES_A_PAGE ? (changes.at(-1)?.variantId ?? null) : null,
      left: await some(left),
      meanwhile: await some(changed),
      refused,
    });
    return show(visit, list.fileName, main, changed.length > 0 || refused !== null ? 409 : 200);
  }

  actions.show(ROOM, 'catalogue', showRoom);

  actions.show(`${ROOM}/shop.csv`, 'catalogue', async ({ context }) =>
    context.body(writeCsv(await readShopRows(db)), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="price-list.csv"',
    }),
  );
  actions.show(`${ROOM}/shop.xlsx`, 'catalogue', async ({ context }) =>
    context.body(Readable.toWeb(writeWorkbook(await readShopRows(db))) as ReadableStream, 200, {
      'Content-Type': WORKBOOK,
      'Content-Disposition': 'attachment; filename="price-list.xlsx"',
    }),
  );

  actions.upload(ROOM, 'catalogue', z.object({}), async (visit, _, [file]) => {
    if (!file) throw invalid({ file: 'No file was chosen.' });
    const sent = { ...file, staffName: visit.session.name };
    try {
      const id = await previewList(deps, sent);
      return visit.context.redirect(`${ROOM}/${id}`, 303);
    } catch (error) {
      if (!(error instanceof BadFile)) throw error;
      throw invalid({ file: `${file.name} ${error.message}.` });
    }
  });

  actions.show(`${ROOM}/:id`, 'catalogue', (visit) => showList(visit, idOf(visit)));

  actions.change(
    `${ROOM}/:id/apply`,
    'catalogue',
    z.object({ shown: z.string().max(64) }),
    async (visit, { shown }) => {
      const id = idOf(visit);
      const applied = await applyList(deps, { id, shown }, byOf(visit));
      if (applied.outcome === 'changed') return showList(visit, id, { changed: applied.variants });
      if (applied.outcome === 'done') return goTo(visit, `${ROOM}/${id}`, 'applied');
      if (applied.outcome === 'already') return goTo(visit, `${ROOM}/${id}`, 'already');
      return showList(visit, id, { refused: REFUSED[applied.outcome] });
    },
  );

  actions.change(`${ROOM}/:id/take-back`, 'catalogue', z.object({}), async (visit) => {
    const id = idOf(visit);
    const isNew = await takeListBack(deps, id, byOf(visit));
    return goTo(visit, `${ROOM}/${id}`, isNew ? 'takenBack' : 'already');
  });
}
