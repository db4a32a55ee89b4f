import styled from '@emotion/styled';
import type { Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import { Button } from 'shared-ui/button';
import { useHost } from '../host';
import { ContactWays } from '../info/contact-ways';
import { InfoPage, InfoPagePending } from '../info/info-page';
import { mapPageUrl } from '../locate/map-links';
import { ShopAddress } from '../locate/shop-address';

const Layout = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: var(--space-5);
`;

const Box = styled.section`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--space-4);
  padding: var(--space-5);
  border: 1px solid var(--color-line);
  border-top: 3px solid var(--color-text);
  background: var(--color-surface);

  h2 {
    font-size: var(--text-xl);
  }
`;

function ContactPage() {
  const host = useHost();
  return (
    <InfoPage title="Contact us">
      <Layout>
        <Box aria-labelledby="contact-inquiry">
          <h2 id="contact-inquiry">Send an inquiry</h2>
          <p>
            For quotations, stock and technical questions. Tell us the product and the quantity, and
            we get back to you by phone or email.
          </p>
          <Button
            onClick={() => {
              host.openInquiry({});
            }}
          >
            Inquire
          </Button>
        </Box>
        <Box aria-labelledby="contact-ways">
          <h2 id="contact-ways">Call or write</h2>
          <ContactWays />
        </Box>
        <Box aria-labelledby="contact-office">
          <h2 id="contact-office">Main office and pickup counter</h2>
          <ShopAddress />
          <a href={mapPageUrl(host.config.map)} target="_blank" rel="noopener noreferrer">
            Open in OpenStreetMap
          </a>
        </Box>
      </Layout>
    </InfoPage>
  );
}

export const contactPage: Page<null> = {
  Component: ContactPage,
  Pending: InfoPagePending,
  loader: () => Promise.resolve(null),
  head: (_data, config) => ({
    title: 'Contact us',
    description: `Address, phone numbers, email and hours of ${config.name} in ${config.address.city}.`,
    canonical: paths.contact(),
  }),
  status: () => 200,
};
