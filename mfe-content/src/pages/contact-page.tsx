import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import { Button } from 'shared-ui/button';
import { useHost } from '../host';
import { ContactWays } from '../info/contact-ways';
import { HoursTable } from '../info/hours-table';
import { InfoPage, InfoPagePending } from '../info/info-page';
import { PickupNeeds } from '../info/pickup-needs';
import { mapPageUrl } from '../locate/map-links';
import { ShopAddress } from '../locate/shop-address';
import { ShopMap } from '../locate/shop-map';

/** Its lines are the outlines of its parts, which meet in the gaps; forced colours keep them. */
const Sheet = styled.div`
  display: grid;
  gap: 1px;
  border: 1px solid var(--color-line);
  border-top: 3px solid var(--color-text);
  overflow: clip;

  > * {
    min-width: 0;
    outline: 1px solid var(--color-line);
    background: var(--color-surface);
  }
  @media (min-width: 56rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > div {
      grid-column: span 2;
    }
  }
`;

const Part = styled.section`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--space-4);
  padding: var(--space-5);

  h2 {
    font-size: var(--text-xl);
  }
  > p a,
  > a {
    font-weight: var(--weight-strong);
  }
`;

function SheetPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Part>
  );
}

function ContactPage() {
  const host = useHost();
  const { map, pickup } = host.config;
  return (
    <InfoPage title="Contact us">
      <Sheet>
        <ShopMap />
        <SheetPart
          id="contact-office"
          title={pickup ? 'Main office' : 'Main office and pickup counter'}
        >
          <ShopAddress />
          <a href={mapPageUrl(map)} target="_blank" rel="noopener noreferrer">
            Open in OpenStreetMap
          </a>
          {pickup && <p>Pickup counter: {pickup}</p>}
          <HoursTable />
        </SheetPart>
        <SheetPart id="contact-inquiry" title="Send an inquiry">
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
        </SheetPart>
        <SheetPart id="contact-ways" title="Call or write">
          <ContactWays />
        </SheetPart>
        <SheetPart id="contact-pickup" title="Bring to the pickup">
          <PickupNeeds />
        </SheetPart>
      </Sheet>
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
