import styled from '@emotion/styled';
import type { KeyboardEvent, RefObject } from 'react';
import { pictureSources } from 'shared-contracts/paths';
import { IconButton } from 'shared-ui/icon-button';
import * as icons from 'shared-ui/icons';
import { Picture } from 'shared-ui/picture';
import { thumbnailsAround } from './thumbnails';

const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  @media print {
    display: none;
  }
`;

const Thumbnails = styled.ul`
  flex: 1;
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: var(--space-2);
`;

const Thumbnail = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-1);
  background: none;
  overflow: hidden;
  @media (hover: hover) {
    &:hover {
      border-color: var(--color-text);
    }
  }
  &[aria-current='true'] {
    border: 2px solid var(--color-accent-strong);
    @media (forced-colors: active) {
      border: 4px solid Highlight;
    }
  }
`;

type Props = {
  images: string[];
  chosen: number;
  /** Gets the button of the chosen picture. */
  current: RefObject<HTMLButtonElement | null>;
  onShow: (at: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Five thumbnails at a time, and the way to the picture before and after. */
export function ThumbnailStrip({ images, chosen, current, onShow, onKeyDown }: Props) {
  const count = images.length;
  const { from, to } = thumbnailsAround(chosen, count);
  return (
    <Strip>
      <IconButton
        icon={icons.chevronLeft}
        label="Previous picture"
        aria-disabled={chosen === 0}
        onClick={() => onShow(chosen - 1)}
      />
      <Thumbnails aria-label="Thumbnails">
        {images.slice(from, to).map((path, index) => {
          const at = from + index;
          return (
            <li key={at}>
              <Thumbnail
                ref={at === chosen ? current : undefined}
                type="button"
                aria-label={`Show picture ${at + 1} of ${count}`}
                aria-current={at === chosen}
                onClick={() => onShow(at)}
                onKeyDown={onKeyDown}
              >
                <Picture sources={pictureSources(path, '6rem')} alt="" />
              </Thumbnail>
            </li>
          );
        })}
      </Thumbnails>
      <IconButton
        icon={icons.chevronRight}
        label="Next picture"
        aria-disabled={chosen === count - 1}
        onClick={() => onShow(chosen + 1)}
      />
    </Strip>
  );
}
