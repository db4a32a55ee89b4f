/** What other teams' releases fill below a page: their code comes when the place is nearly in sight. */
import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { RemoteName } from 'shared-contracts/door';
import type { PlaceName } from 'shared-contracts/places';
import { PageWidth } from 'shared-ui/page';
import { useNear } from 'shared-ui/use-in-sight';
import { useShell } from '../remotes/shell-context';
import { PlacePart } from './place-part';
import { placeOfPage } from './place-of-page';
import { whenFooterUnseen } from './when-footer-unseen';

/** Always the same, so that nothing moves when its part comes or fails. */
const HEIGHT = '20rem';

// Nothing of it is painted over the page. What is taller is cut, and comes into sight with the focus
// alone: a scroller here would catch the wheel of who reads on.
const Room = styled(PageWidth)`
  height: 100%;
  overflow: hidden;
  contain: strict;
  isolation: isolate;
`;

type PlaceProps = { remote: RemoteName; name: PlaceName; props: object };

function RoomOf(place: PlaceProps) {
  const room = useRef<HTMLDivElement>(null);
  const near = useNear(room);
  return <Room ref={room}>{near ? <PlacePart {...place} /> : null}</Room>;
}

function Place(place: PlaceProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const room = document.createElement('div');
    // With it at once: in the next frame the footer may be in sight.
    room.style.height = HEIGHT;
    const end = whenFooterUnseen(() => {
      document.querySelector('#main')?.after(room);
      setBox(room);
    });
    return () => {
      end();
      room.remove();
    };
  }, []);
  return box && createPortal(<RoomOf {...place} />, box);
}

/** The place below the page that is shown, if somebody fills it. */
export function Places() {
  const { releases } = useShell();
  const { pathname } = useLocation();
  const place = placeOfPage(pathname);
  if (!place) return null;
  const { name, props } = place;
  const filled = Object.entries(releases).find(([, { fragments }]) =>
    Object.hasOwn(fragments, name),
  );
  if (!filled) return null;
  return <Place key={pathname} remote={filled[0] as RemoteName} name={name} props={props} />;
}
