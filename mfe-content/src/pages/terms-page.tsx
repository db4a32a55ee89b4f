import type { Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import { InfoPagePending } from '../info/info-page';
import { LegalPage } from '../info/legal-page';
import { termsSections } from '../info/terms-sections';

function TermsPage() {
  return <LegalPage title="Terms and conditions" sections={termsSections} numbered />;
}

export const termsPage: Page<null> = {
  Component: TermsPage,
  Pending: InfoPagePending,
  loader: () => Promise.resolve(null),
  head: (_data, config) => ({
    title: 'Terms and conditions',
    description: `The terms of ${config.name}: prices and VAT, Cash on Delivery, pickup and delivery, returns within 7 days.`,
    canonical: paths.terms(),
  }),
  status: () => 200,
};
