import styled from '@emotion/styled';
import { Icon } from 'shared-ui/icon';
import * as icons from 'shared-ui/icons';
import { useHost } from '../host';
import { Section } from '../section';
import { mapPageUrl } from './map-links';
import { ShopAddress } from './shop-address';
import { ShopMap } from './shop-map';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid var(--color-line);
  background: var(--color-surface);

  @media (min-width: 56rem) {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

const Where = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  padding: var(--space-5);
  border-top: 3px solid var(--color-accent);

  @media (min-width: 56rem) {
    border-top: 0;
    border-inline-start: 3px solid var(--color-accent);
  }
  a {
    padding-block: var(--space-2);
    font-weight: var(--weight-strong);
  }
`;

const Note = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

/** Where the shop is, on a map and in words. */
export function LocateUs() {
  const { config } = useHost();
  return (
    <Section title="Locate Us!">
      <Layout>
        <ShopMap />
        <Where>
          <h3>{config.map.label}</h3>
          <ShopAddress />
          <p>{config.hours}</p>
          <p>
            <a href={mapPageUrl(config.map)} target="_blank" rel="noopener noreferrer">
              Open in OpenStreetMap <Icon icon={icons.external} />
            </a>
          </p>
          <Note>
            The live map comes from openstreetmap.org. It is loaded only when you ask for it.
          </Note>
        </Where>
      </Layout>
    </Section>
  );
}
