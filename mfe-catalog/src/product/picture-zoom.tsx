import styled from '@emotion/styled';
import { pictureSources } from 'shared-contracts/paths';
import { Dialog } from 'shared-ui/dialog';
import { IconButton } from 'shared-ui/icon-button';
import * as icons from 'shared-ui/icons';
import { Picture } from 'shared-ui/picture';
import { Row } from 'shared-ui/stack';
import { useZoom } from './use-zoom';

/** The screen without the dialog's title and the row of arrows. */
const ROOM = 'calc(100dvh - 9rem)';

/** Scrolls where the picture is larger than it: by thumb, wheel or keys. */
const View = styled.div`
  display: flex;
  height: ${ROOM};
  margin: calc(-1 * var(--space-5)) calc(-1 * var(--space-5)) 0;
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--color-paper);
  /* Two fingers enlarge the picture, not the page. */
  touch-action: pan-x pan-y;
`;

const Zoomed = styled.button`
  flex: none;
  width: calc(min(100%, ${ROOM}) * var(--near, 1));
  /* In the middle, and still within reach where it is larger than the view. */
  margin: auto;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
  &[data-near] {
    cursor: zoom-out;
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;

type Props = {
  open: boolean;
  name: string;
  images: string[];
  /** One for each picture. */
  alts: string[];
  chosen: number;
  onShow: (at: number) => void;
  onClose: () => void;
};

function Enlarged({ images, alts, chosen, onShow }: Omit<Props, 'name' | 'open' | 'onClose'>) {
  const zoom = useZoom((step) => show(chosen + step));
  const count = images.length;

  function show(at: number) {
    zoom.whole();
    onShow(at);
  }

  return (
    <>
      <View ref={zoom.view}>
        <Zoomed
          type="button"
          // oxlint-disable-next-line react/refs -- a state, which the hook returns beside its ref
          data-near={zoom.near ? '' : undefined}
          aria-label={zoom.near ? 'Zoom out' : 'Zoom in'}
          {...zoom.hands}
        >
          <Picture
            key={chosen}
            sources={pictureSources(images[chosen] ?? null, '(min-width: 60rem) 80rem, 250vw')}
            alt={alts[chosen] ?? ''}
            eager
          />
        </Zoomed>
      </View>
      {count > 1 ? (
        <Row justify="center">
          <IconButton
            icon={icons.chevronLeft}
            label="Previous picture"
            aria-disabled={chosen === 0}
            onClick={() => show(chosen - 1)}
          />
          <span>{`${chosen + 1} of ${count}`}</span>
          <IconButton
            icon={icons.chevronRight}
            label="Next picture"
            aria-disabled={chosen === count - 1}
            onClick={() => show(chosen + 1)}
          />
        </Row>
      ) : null}
    </>
  );
}

/** The pictures over the whole screen, and nearer on a tap. */
export function PictureZoom({ open, name, onClose, ...rest }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={name} size="screen">
      <Enlarged {...rest} />
    </Dialog>
  );
}
