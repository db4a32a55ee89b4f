/** The owner's words of each letter: shown in the whole letter, checked, and saved. */
import { shownAgain } from 'back-office/forms/shown-again';
import * as z from 'zod';
import type { Differing } from '../../domain/audit/version';
import type { Deps } from '../../domain/deps';
import {
  faultOfWords,
  LETTERS,
  type LetterKind,
  type LetterWords,
} from '../../domain/settings/letter-kinds';
import { sampleLetter } from '../../domain/mail/sample-letter';
import { letterShop } from '../../domain/mail/shop-part';
import { lastDayToPay } from '../../domain/orders/last-day';
import { notFound } from '../../domain/refusal';
import { changeLetterWords, wordsVersion } from '../../domain/settings/letter-words';
import type { Actions, StaffVisit } from '../actions';
import { todo, tryChange, version } from '../catalogue/answers';
import { typed } from '../form';
import { actorOf } from '../visit';
import { LetterListPage, LetterPage } from '../pages/settings/letter-pages';
import { LETTERS_AT, SETTINGS_AT } from '../pages/settings/settings-rooms';
import { showPage } from '../show-page';

const SAID = { letter: 'Saved. The next letter of this kind has these words.' } as const;
const MOST = 1000;

const words = typed(MOST).transform((text, context) => {
  const fault = faultOfWords(text);
  if (fault === null) return text;
  context.addIssue({ code: 'custom', message: fault });
  return z.NEVER;
});
const form = z.object({ shown: version, introduction: words, closing: words, do: todo });

/** @throws Refusal not-found */
function kindOf({ context }: StaffVisit): LetterKind {
  const kind = context.req.param('kind') ?? '';
  if (!Object.hasOwn(LETTERS, kind)) throw notFound('There is no such letter.');
  return kind as LetterKind;
}

export function letterRoutes(actions: Actions, deps: Deps): void {
  const place = (title: string) => ({ title, at: SETTINGS_AT });

  /** @param tried words that are not saved */
  async function showLetter(
    visit: StaffVisit,
    { tried, changed = null }: { tried?: LetterWords; changed?: readonly Differing[] | null } = {},
  ) {
    const kind = kindOf(visit);
    const shop = await letterShop(deps, deps.db);
    const own = shop.words[kind];
    const shown = { ...shop, words: { ...shop.words, [kind]: tried ?? own } };
    const letter = sampleLetter(shown, kind, lastDayToPay(deps.now(), shop.settings.unpaidDays));
    const isTried = tried !== undefined;
    const main = LetterPage({
      kind,
      words: own,
      version: wordsVersion(own),
      letter,
      isTried,
      changed,
      viewer: visit.session.role,
    });
    return showPage(visit, place(LETTERS[kind]), main, changed === null ? 200 : 409);
  }

  actions.says(SAID);
  actions.show(LETTERS_AT, 'settings', async (visit) => {
    const { words: all } = await deps.shopSettings.forLetters(deps.db);
    return showPage(
      visit,
      place('Letters'),
      LetterListPage({ words: all, viewer: visit.session.role }),
    );
  });
  actions.show(`${LETTERS_AT}/:kind`, 'settings', (visit) => showLetter(visit));
  actions.change(
    `${LETTERS_AT}/:kind`,
    'settings',
    form,
    (visit, { do: what, shown, ...tried }) => {
      const again = shownAgain(visit, { anew: what !== 'preview' });
      if (what === 'preview') return showLetter(again, { tried });
      return tryChange(
        async () => {
          const kind = kindOf(visit);
          await changeLetterWords(deps, { kind, words: tried, shown }, actorOf(visit));
          return visit.context.redirect(`${LETTERS_AT}/${kind}?said=letter`, 303);
        },
        (changed) => showLetter(again, { tried, changed }),
      );
    },
  );
}
