import styled from '@emotion/styled';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { useHost } from '../host';
import { liveMapUrl } from './map-links';
import { StreetDrawing } from './street-drawing';

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

/** Takes the focus when the map replaces its button: the button that had it is gone. */
function focus(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}

/**
 * A drawing of the streets. The live map belongs to another site, so it loads only when the shopper
 * asks for it.
 */
export function ShopMap() {
  const { config } = useHost();
  const [live, setLive] = useState(false);
  return (
    <Map>
      {live ? (
        <iframe
          ref={focus}
          title={`Map: ${config.map.label}`}
          src={liveMapUrl(config.map)}
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      ) : (
        <>
          <StreetDrawing />
          <Load>
            <Button
              variant="secondary"
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
  );
}
