/** The suites of the calls, and which of them run on the embedded database too in `pnpm test`. */
import { accountSuite } from './account.suite';
import { auditSuite } from './audit.suite';
import { cartSuite } from './cart.suite';
import { choicesSuite } from './choices.suite';
import { codeGuessesSuite } from './code-guesses.suite';
import { companySuite } from './company.suite';
import { conformanceSuite } from './conformance.suite';
import { counterAccessSuite } from './counter-access.suite';
import { counterCatalogueSuite } from './counter-catalogue.suite';
import { counterChoicesSuite } from './counter-choices.suite';
import { counterChosenSuite } from './counter-chosen.suite';
import { counterCustomersSuite } from './counter-customers.suite';
import { counterDraftsSuite } from './counter-drafts.suite';
import { counterEntriesSuite } from './counter-entries.suite';
import { counterExportsSuite } from './counter-exports.suite';
import { counterFormsSuite } from './counter-forms.suite';
import { counterHandOutsSuite } from './counter-hand-outs.suite';
import { counterImportsSuite } from './counter-imports.suite';
import { counterInsteadSuite } from './counter-instead.suite';
import { counterInquiriesSuite } from './counter-inquiries.suite';
import { counterLettersSuite } from './counter-letters.suite';
import { counterListsSuite } from './counter-lists.suite';
import { counterMeanwhileSuite } from './counter-meanwhile.suite';
import { counterMoneySuite } from './counter-money.suite';
import { counterOrdersSuite } from './counter-orders.suite';
import { counterProductDraftsSuite } from './counter-product-drafts.suite';
import { counterQuotationsSuite } from './counter-quotations.suite';
import { counterPeopleSuite } from './counter-people.suite';
import { counterReportsSuite } from './counter-reports.suite';
import { counterSettingsSuite } from './counter-settings.suite';
import { counterSynonymsSuite } from './counter-synonyms.suite';
import { counterStockSuite } from './counter-stock.suite';
import { crossReferencesSuite } from './cross-references.suite';
import { doneOnceSuite } from './done-once.suite';
import { edgesSuite } from './edges.suite';
import { comparisonSuite } from './comparison.suite';
import { ownedFitsSuite } from './owned-fits.suite';
import { facetsSuite } from './facets.suite';
import { fitsSuite } from './fits.suite';
import { guessesSuite } from './guesses.suite';
import { identitiesSuite } from './identities.suite';
import { importChangesSuite } from './import-changes.suite';
import { importFormatsSuite } from './import-formats.suite';
import { importSuite } from './import.suite';
import { injectionsSuite } from './injections.suite';
import { offlineCatalogueSuite } from './offline-catalogue.suite';
import { largeListsSuite } from './large-lists.suite';
import { persistentSignInSuite } from './persistent-sign-in.suite';
import { lettersSuite } from './letters.suite';
import { moneySuite, moneySuiteOf } from './money.suite';
import { namesReadSuite } from './names-read.suite';
import { narrowRowsSuite } from './narrow-rows.suite';
import { naughtySuite } from './naughty.suite';
import { ordersSuite } from './orders.suite';
import { ownAccountSuite } from './own-account.suite';
import { priceListSuite } from './price-list.suite';
import { productIdsSuite } from './product-ids.suite';
import { pricesCommandSuite } from './prices-command.suite';
import { quotationVersionsSuite } from './quotation-versions.suite';
import { quotationsSuite } from './quotations.suite';
import { quickOrderSuite } from './quick-order.suite';
import { registrationsSuite } from './registrations.suite';
import { savedListsSuite } from './saved-lists.suite';
import { searchSuite } from './search.suite';
import { staffGuessesSuite } from './staff-guesses.suite';
import { staffSuite } from './staff.suite';
import { standInsSuite } from './stand-ins.suite';
import { stockSequencesOf } from './stock-sequences.suite';
import { storeSuite } from './store.suite';
import { sweepSuite } from './sweep.suite';
import { synonymsSuite } from './synonyms.suite';
import { vocabularySuite } from './vocabulary.suite';
import { tradeSuite } from './trade.suite';
import { treeSuite } from './tree.suite';
import { upkeepSuite } from './upkeep.suite';

export const suites = [
  conformanceSuite,
  storeSuite,
  treeSuite,
  searchSuite,
  synonymsSuite,
  choicesSuite,
  comparisonSuite,
  ownedFitsSuite,
  facetsSuite,
  fitsSuite,
  standInsSuite,
  crossReferencesSuite,
  namesReadSuite,
  accountSuite,
  ownAccountSuite,
  auditSuite,
  cartSuite,
  doneOnceSuite,
  quickOrderSuite,
  ordersSuite,
  companySuite,
  savedListsSuite,
  staffSuite,
  staffGuessesSuite,
  counterAccessSuite,
  counterOrdersSuite,
  counterChosenSuite,
  counterExportsSuite,
  counterDraftsSuite,
  counterHandOutsSuite,
  counterMoneySuite,
  moneySuite,
  counterFormsSuite,
  vocabularySuite,
  counterCatalogueSuite,
  counterEntriesSuite,
  counterMeanwhileSuite,
  priceListSuite,
  pricesCommandSuite,
  counterInquiriesSuite,
  counterInsteadSuite,
  quotationsSuite,
  quotationVersionsSuite,
  counterQuotationsSuite,
  counterListsSuite,
  counterReportsSuite,
  counterLettersSuite,
  counterPeopleSuite,
  counterSettingsSuite,
  counterSynonymsSuite,
  counterChoicesSuite,
  counterStockSuite,
  counterImportsSuite,
  counterProductDraftsSuite,
  counterCustomersSuite,
  stockSequencesOf(6),
  importSuite,
  importChangesSuite,
  importFormatsSuite,
  tradeSuite,
  edgesSuite,
  naughtySuite,
  identitiesSuite,
  guessesSuite,
  codeGuessesSuite,
  registrationsSuite,
  persistentSignInSuite,
  lettersSuite,
  injectionsSuite,
  upkeepSuite,
  largeListsSuite,
  productIdsSuite,
  offlineCatalogueSuite,
  sweepSuite,
  narrowRowsSuite,
];

/**
 * What differs on the embedded database. The others send it the same statements of the same schema,
 * none past the transaction that it is in (past-transactions.ts); they run there with
 * `TESTS=long pnpm unit`, and the journeys of `e2e` use it for all that a shopper or the counter does.
 */
export const suitesThatDiffer = [
  // Every call once, with its answer in full: types come from another driver.
  conformanceSuite,
  // Search in texts: its build has its own collation, trigrams, word lists and plans.
  searchSuite,
  synonymsSuite,
  // Its sums and bounds are statements of their own.
  choicesSuite,
  quickOrderSuite,
  comparisonSuite,
  ownedFitsSuite,
  facetsSuite,
  // Texts and parameters of all kinds pass another driver.
  naughtySuite,
  injectionsSuite,
  // One connection: what several do at once waits in the statement queue, and not at a lock.
  cartSuite,
  ordersSuite,
  stockSequencesOf(2),
  moneySuiteOf(20),
  // Jobs stand behind calls in that queue.
  importSuite,
  // Indexes, statistics and what is removed: nobody else vacuums it.
  upkeepSuite,
];
