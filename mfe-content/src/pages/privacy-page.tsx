import { Link } from 'react-router-dom';
import type { Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import { useHost } from '../host';
import { InfoPage, InfoPagePending, Prose } from '../info/info-page';

function PrivacyPage() {
  const { config } = useHost();
  const { name, legalName, emails } = config;
  const email = emails.at(-1)?.address;
  return (
    <InfoPage title="Privacy policy">
      <Prose>
        <p>
          {legalName} (“{name}”, “we”) handles personal data in line with the Philippine Data
          Privacy Act of 2012 (Republic Act No. 10173). This page says what we collect, why, and
          what you can ask of us.
        </p>

        <h2>What we collect</h2>
        <ul>
          <li>Your name</li>
          <li>Your email address</li>
          <li>Your shipping address, with the phone number you give at checkout</li>
          <li>Your order history</li>
          <li>What you write to us in an inquiry, with the mobile number you give there</li>
        </ul>

        <h2>What we use it for</h2>
        <p>
          To keep your account, to prepare your orders and hand them over, to contact you for
          payment and pickup, to answer inquiries, and to handle returns and warranty. We keep order
          records as long as the tax and accounting laws of the Philippines require.
        </p>

        <h2>Who gets it</h2>
        <p>
          Our staff who work on your order or inquiry, and the companies that run this website and
          its mail for us, as far as they need it. We do not sell personal data.
        </p>

        <h2>What stays in your browser</h2>
        <p>
          Your sign-in and unsent forms are kept for the tab you use and go when you close it. The
          cart of a guest and your recent searches stay in your browser until you clear them. There
          are no advertising cookies. The live map comes from openstreetmap.org and is loaded only
          when you ask for it.
        </p>

        <h2>Your rights</h2>
        <p>
          You may ask to see, correct, move or erase your data, object to its use, and complain to
          the National Privacy Commission. Write to{' '}
          {email ? <a href={`mailto:${email}`}>{email}</a> : 'us'} or use any way on our{' '}
          <Link to={paths.contact()}>contact page</Link>.
        </p>

        <h2>Changes</h2>
        <p>
          When we change how we handle personal data, we change this page. See also our{' '}
          <Link to={paths.terms()}>terms and conditions</Link>.
        </p>
      </Prose>
    </InfoPage>
  );
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
