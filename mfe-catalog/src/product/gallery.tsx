import styled from '@emotion/styled';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from 'shared-ui/icon-button';
import * as icons from 'shared-ui/icons';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useHost } from '../host';
import { pictureAlts } from './picture-alts';
import { PictureTrack } from './picture-track';
import type { PictureZoom } from './picture-zoom';
import { ThumbnailStrip } from './thumbnail-strip';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  min-width: 0;
`;

const Main = styled.div`
  position: relative;
  border: 1px solid var(--color-line);
  &[data-opens] {
    cursor: zoom-in;
  }
  /* On a low screen, or an enlarged one, the picture leaves room for the name. */
  @media (max-width: 55.99rem) {
    width: min(100%, max(16rem, 75svh));
    margin-inline: auto;
  }
  @media print {
    width: 100%;
  }
`;

const Corner = styled.div`
  position: absolute;
  right: 0;
  bottom: 0;
  color: var(--color-on-paper);
  @media print {
    display: none;
  }
`;

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

type Props = {
  name: string;
  images: string[];
  /** What each picture shows, where the provider says it. */
  texts?: string[] | undefined;
};

/**
 * A variant's pictures: one large, moved by thumb, arrow keys or thumbnails, five of these at a
 * time; enlarged by a tap or the button. Give it a key per variant.
 */
export function Gallery({ name, images, texts }: Props) {
  const [chosen, setChosen] = useState(0);
  const [enlarged, setEnlarged] = useState(false);
  // Its code comes when it is first asked for.
  const [Zoom, setZoom] = useState<typeof PictureZoom>();
  const { report } = useHost();
  const track = useRef<HTMLDivElement>(null);
  const byKey = useRef(false);
  const current = useRef<HTMLButtonElement>(null);
  const count = images.length;
  const alts = pictureAlts(name, count, texts);

  useEffect(() => {
    // The arrow keys move the focus along with the choice.
    if (byKey.current) current.current?.focus();
    byKey.current = false;
  }, [chosen]);

  function show(at: number) {
    const next = Math.min(Math.max(at, 0), count - 1);
    // At once: a slow scroll would report each picture on the way as the current one.
    track.current?.scrollTo({ left: next * track.current.clientWidth, behavior: 'instant' });
    setChosen(next);
    return next;
  }

  // Called for its button as well, whose press comes up to the frame.
  function enlarge() {
    setEnlarged(true);
    import(/* webpackChunkName: "picture-zoom" */ './picture-zoom').then(
      (zoom) => setZoom(() => zoom.PictureZoom),
      (error: unknown) => {
        setEnlarged(false);
        report({ kind: 'error', message: String(error), part: 'picture zoom' });
      },
    );
  }

  function keyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    byKey.current = show(chosen + step) !== chosen;
  }

  return (
    <Frame aria-label="Pictures">
      <Main data-opens={count > 0 || undefined} onClick={count > 0 ? enlarge : undefined}>
        <PictureTrack ref={track} alts={alts} images={images} chosen={chosen} onSwipe={setChosen} />
        {count > 0 ? (
          <Corner>
            <IconButton icon={icons.search} label="Enlarge picture" aria-haspopup="dialog" />
          </Corner>
        ) : null}
      </Main>
      {count > 1 ? (
        <ThumbnailStrip
          images={images}
          chosen={chosen}
          current={current}
          onShow={show}
          onKeyDown={keyDown}
        />
      ) : null}
      <VisuallyHidden role="status">
        {count > 1 ? `Picture ${chosen + 1} of ${count}` : ''}
      </VisuallyHidden>
      {Zoom ? (
        <Zoom
          open={enlarged}
          name={name}
          images={images}
          alts={alts}
          chosen={chosen}
          onShow={show}
          onClose={() => setEnlarged(false)}
        />
      ) : null}
    </Frame>
  );
}
