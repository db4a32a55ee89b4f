import styled from '@emotion/styled';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import * as icons from 'shared-ui/icons';
import { useHost } from '../host';
import { Section } from '../section';
import { liveMapUrl, mapPageUrl } from './map-links';
import { ShopAddress } from './shop-address';
import { StreetDrawing } from './street-drawing';

const Layout = styled.div`
  display: grid;
  border: 1px solid var(--color-line);
  background: var(--color-surface);

  @media (min-width: 56rem) {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

const Map = styled.div`
  position: relative;
  height: clamp(16rem, 34vw, 26rem);

  iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
  }
`;

const Load = styled.div`
  position: absolute;
  inset: auto 0 var(--space-4);
  display: grid;
  justify-items: center;
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

/**
 * Where the shop is. The live map belongs to another site, so it loads only when the shopper asks
 * for it. The address with its link is always shown.
 */
export function LocateUs() {
  const { config } = useHost();
  const [live, setLive] = useState(false);
  return (
    <Section title="Locate Us!">
      <Layout>
        <Map>
          {live ? (
            <iframe
              title={`Map: ${config.map.label}`}
              src={liveMapUrl(config.map)}
              sandbox="allow-scripts allow-same-origin allow-popups"
            />
          ) : (
            <>
              <StreetDrawing />
              <Load>
                <Button
                  onClick={() => {
                    setLive(true);
                  }}
                >
                  Show live map
                </Button>
              </Load>
            </>
          )}
        </Map>
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
