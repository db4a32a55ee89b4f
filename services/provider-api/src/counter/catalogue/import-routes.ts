/** Catalogues' files in the browser: sent, compared with the shop, applied, and looked at again. */
import * as z from 'zod';
import { isStorable } from '../../database/storable-text';
import {
  knownSources,
  latestFiles,
  readFileChanges,
  readKeptFile,
} from '../../domain/catalogue-files/kept-files';
import { beginToApply, keepSentFile, workAgain } from '../../domain/catalogue-files/send-file';
import type { Deps } from '../../domain/deps';
import type { Conversion } from '../../domain/pricing/conversion';
import { invalid, notFound } from '../../domain/refusal';
import type { Actions, StaffVisit } from '../actions';
import { askedPage } from '../asked-page';
import { typed } from '../form';
import { formKey } from '../form-key';
import { ImportPage } from '../pages/catalogue/import-page';
import { IMPORTS, ImportsPage } from '../pages/catalogue/imports-page';
import { byOf, goTo, idOf, show } from './answers';
import type { ImportJobs } from './import-jobs';

const SAID = { again: 'It is compared again.' } as const;

/** How often a page looks how far its file is, in seconds. */
const LOOKS_AGAIN_AFTER = 2;

const OTHERWISE = 'The preview is no longer as you saw it, so nothing was applied.';

const CURRENCY = 'Must be the three letters of a currency other than PHP, such as USD.';
const RATE = 'Must be how many pesos one of it is, such as 58.20.';

const sendForm = z.object({
  key: formKey,
  source: z.string().max(200).refine(isStorable).default(''),
  whole: z.literal('yes').optional(),
  currency: typed(3)
    .toUpperCase()
    .refine((text) => /^(?!PHP)(?:[A-Z]{3})?$/.test(text), CURRENCY)
    .default(''),
  rate: typed(16)
    .refine((text) => /^(?:\d{1,7}(?:\.\d{1,8})?)?$/.test(text), RATE)
    .default(''),
  map: typed(20_000).default(''),
});

/** @throws Refusal invalid for a currency without a rate, or a rate without one */
function conversionIn({ currency, rate }: z.output<typeof sendForm>): Conversion | null {
  if (currency === '' && rate === '') return null;
  if (currency === '') throw invalid({ currency: CURRENCY });
  if (!(Number(rate) > 0)) throw invalid({ rate: RATE });
  return { currency, rate: Number(rate) };
}

export function importRoutes(actions: Actions, deps: Deps, jobs: ImportJobs): void {
  const { db } = deps;
  actions.says(SAID);

  actions.show(IMPORTS, 'catalogue', async (visit) => {
    const files = await latestFiles(db, askedPage.parse(visit.context.req.query('files')));
    return show(visit, 'Imports', ImportsPage({ ...files, sources: await knownSources(db) }));
  });

  actions.upload(IMPORTS, 'catalogue', sendForm, async (visit, form, [file]) => {
    if (!file) throw invalid({ file: 'No file was chosen.' });
    const { key, source, map } = form;
    const sent = {
      ...{ ...file, key, source, whole: form.whole === 'yes' },
      ...{ map: map === '' ? null : map, conversion: conversionIn(form) },
    };
    const { id } = await keepSentFile(deps, sent, byOf(visit).by);
    jobs.start(id);
    return visit.context.redirect(`${IMPORTS}/${id}`, 303);
  });

  async function showFile(visit: StaffVisit, refused: string | null = null) {
    const id = idOf(visit);
    const file = await readKeptFile(db, id);
    if (!file) throw notFound('There is no import of this number.');
    const progress = jobs.progressOf(id);
    const changes = await readFileChanges(
      db,
      id,
      askedPage.parse(visit.context.req.query('changes')),
    );
    const main = ImportPage({ file, progress, changes, refused });
    if (progress !== null) visit.context.header('Refresh', String(LOOKS_AGAIN_AFTER));
    return show(visit, file.fileName, main, refused === null ? 200 : 409);
  }

  actions.show(`${IMPORTS}/:id`, 'catalogue', (visit) => showFile(visit));

  actions.change(
    `${IMPORTS}/:id/apply`,
    'catalogue',
    z.object({ shown: z.string().max(64) }),
    async (visit, { shown }) => {
      const id = idOf(visit);
      const begun = await beginToApply(deps, { id, shown }, byOf(visit).by);
      if (begun === 'otherwise') return showFile(visit, OTHERWISE);
      if (begun === 'already') return goTo(visit, `${IMPORTS}/${id}`, 'already');
      jobs.start(id);
      return visit.context.redirect(`${IMPORTS}/${id}`, 303);
    },
  );

  actions.change(`${IMPORTS}/:id/again`, 'catalogue', z.object({}), async (visit) => {
    const id = idOf(visit);
    const isNew = await workAgain(deps, id);
    if (isNew) jobs.start(id);
    return goTo<keyof typeof SAID>(visit, `${IMPORTS}/${id}`, isNew ? 'again' : 'already');
  });
}
