import styled from '@emotion/styled';
import type { RefObject } from 'react';
import { pictureSources } from 'shared-contracts/paths';
import { Picture } from 'shared-ui/picture';

/** Swiped as the system swipes; the current picture comes to rest in view. */
const Track = styled.div`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  > * {
    flex: 0 0 100%;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
`;

const SIZES = '(min-width: 80rem) 30rem, (min-width: 56rem) 40vw, 92vw';

type Props = {
  ref: RefObject<HTMLDivElement | null>;
  /** One for each picture; of a product without any its name alone. */
  alts: string[];
  images: string[];
  chosen: number;
  /** Another picture was swiped into view. */
  onSwipe: (at: number) => void;
};

/** The large pictures side by side, one in view. */
export function PictureTrack({ ref, alts, images, chosen, onSwipe }: Props) {
  if (images.length === 0) return <Picture sources={null} alt={alts[0] ?? ''} />;
  return (
    <Track
      ref={ref}
      // Focused, the arrow keys move it where the browser doesn't do so by itself.
      role="group"
      aria-label="Large picture"
      tabIndex={images.length > 1 ? 0 : undefined}
      onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
        if (clientWidth > 0) onSwipe(Math.round(scrollLeft / clientWidth));
      }}
    >
      {images.map((path, at) => (
        <div key={at} aria-hidden={at !== chosen || undefined}>
          <Picture sources={pictureSources(path, SIZES)} alt={alts[at] ?? ''} eager={at === 0} />
        </div>
      ))}
    </Track>
  );
}
