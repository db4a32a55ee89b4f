import styled from '@emotion/styled';
import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { pictureSources } from 'shared-contracts/paths';
import { Dialog } from 'shared-ui/dialog';
import { IconButton } from 'shared-ui/icon-button';
import * as icons from 'shared-ui/icons';
import { Picture } from 'shared-ui/picture';
import { Row } from 'shared-ui/stack';

/** Scrolls where the picture is larger than it: by thumb, wheel or keys. */
const View = styled.div`
  max-width: min(100%, 72dvh);
  margin-inline: auto;
  aspect-ratio: 1;
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--color-paper);
`;

const Zoomed = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
  &[data-near] {
    width: 250%;
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
  chosen: number;
  onShow: (at: number) => void;
  onClose: () => void;
};

type Spot = { x: number; y: number };

function Enlarged({ name, images, chosen, onShow }: Omit<Props, 'open' | 'onClose'>) {
  // Which spot was pressed to see it near, in shares of the picture; none when it is seen whole.
  const [near, setNear] = useState<Spot>();
  const view = useRef<HTMLDivElement>(null);
  const count = images.length;

  useLayoutEffect(() => {
    const box = view.current;
    if (!box || !near) return;
    box.scrollTo({
      left: near.x * box.scrollWidth - box.clientWidth / 2,
      top: near.y * box.scrollHeight - box.clientHeight / 2,
      behavior: 'instant',
    });
  }, [near]);

  function press(event: MouseEvent<HTMLElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    // A press by key has no place: the middle then.
    const byKey = event.detail === 0;
    const x = byKey ? 0.5 : (event.clientX - left) / width;
    const y = byKey ? 0.5 : (event.clientY - top) / height;
    setNear(near ? undefined : { x, y });
  }

  function show(at: number) {
    setNear(undefined);
    onShow(at);
  }

  return (
    <>
      <View ref={view}>
        <Zoomed
          type="button"
          data-near={near ? '' : undefined}
          aria-label={near ? 'Zoom out' : 'Zoom in'}
          onClick={press}
        >
          <Picture
            key={chosen}
            sources={pictureSources(images[chosen] ?? null, '(min-width: 60rem) 80rem, 250vw')}
            alt={count > 1 ? `${name}, picture ${chosen + 1} of ${count}` : name}
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

/** The pictures as large as the screen has room for, and nearer on a press. */
export function PictureZoom({ open, onClose, ...rest }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={rest.name} size="large">
      <Enlarged {...rest} />
    </Dialog>
  );
}
