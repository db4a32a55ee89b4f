/** What other teams' releases fill below a page: their code comes when the place is nearly in sight. */
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { RemoteName } from 'shared-contracts/door';
import type { PlaceName } from 'shared-contracts/places';
import { PageWidth } from 'shared-ui/page';
import { useShell } from '../remotes/shell-context';
import { PlacePart } from './place-part';
import { placeOfPage } from './place-of-page';
import { whenFooterUnseen } from './when-footer-unseen';

/** How near the window a place counts as in sight. */
const NEAR = '400px';

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

function Place({ remote, name, props }: PlaceProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [near, setNear] = useState(false);
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
  useEffect(() => {
    if (!box) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(box);
    return () => {
      observer.disconnect();
    };
  }, [box]);
  if (!box) return null;
  return createPortal(
    <Room>{near ? <PlacePart remote={remote} name={name} props={props} /> : null}</Room>,
    box,
  );
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
