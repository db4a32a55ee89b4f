/** The suites that run on both databases. */
import { accountSuite } from './account.suite';
import { cartSuite } from './cart.suite';
import { codeGuessesSuite } from './code-guesses.suite';
import { conformanceSuite } from './conformance.suite';
import { edgesSuite } from './edges.suite';
import { guessesSuite } from './guesses.suite';
import { identitiesSuite } from './identities.suite';
import { importSuite } from './import.suite';
import { injectionsSuite } from './injections.suite';
import { lettersSuite } from './letters.suite';
import { naughtySuite } from './naughty.suite';
import { ordersSuite } from './orders.suite';
import { ownAccountSuite } from './own-account.suite';
import { registrationsSuite } from './registrations.suite';
import { searchSuite } from './search.suite';
import { storeSuite } from './store.suite';

export const suites = [
  conformanceSuite,
  storeSuite,
  searchSuite,
  accountSuite,
  ownAccountSuite,
  cartSuite,
  ordersSuite,
  importSuite,
  edgesSuite,
  naughtySuite,
  identitiesSuite,
  guessesSuite,
  codeGuessesSuite,
  registrationsSuite,
  lettersSuite,
  injectionsSuite,
];
