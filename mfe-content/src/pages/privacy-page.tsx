import type { Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import { InfoPagePending } from '../info/info-page';
import { LegalPage } from '../info/legal-page';
import { privacySections } from '../info/privacy-sections';

function PrivacyPage() {
  return <LegalPage title="Privacy policy" sections={privacySections} numbered={false} />;
}

export const privacyPage: Page<null> = {
  Component: PrivacyPage,
  Pending: InfoPagePending,
  loader: () => Promise.resolve(null),
  head: (_data, config) => ({
    title: 'Privacy policy',
    description: `What ${config.name} collects, why, and your rights under the Philippine Data Privacy Act.`,
    canonical: paths.privacy(),
  }),
  status: () => 200,
};
