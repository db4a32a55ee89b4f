import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths, pictureSources } from 'shared-contracts/paths';
import { IconButton } from 'shared-ui/icon-button';
import * as icons from 'shared-ui/icons';
import { Picture } from 'shared-ui/picture';
import { useNear } from 'shared-ui/use-in-sight';
import type { DirectoryEntry } from '../directory/entry';
import { copiesOf } from './copies';

const slideBy = {
  3: keyframes({ to: { transform: 'translateX(calc(-100% / 3))' } }),
  4: keyframes({ to: { transform: 'translateX(-25%)' } }),
};

const Lane = styled.div`
  overflow: hidden;
  @media (prefers-reduced-motion: reduce) or (scripting: none) {
    overflow-x: auto;
  }
`;

/** Each brand passes in three seconds, however many there are. */
const Track = styled('div', {
  shouldForwardProp: (name) => name !== 'copies' && name !== 'brands',
})<{ copies: 3 | 4; brands: number }>`
  display: flex;
  width: max-content;
  min-width: 100%;
  cursor: pointer;
  &[data-live='true'] {
    min-width: ${({ copies }) => copies * 100}%;
    animation: ${({ copies }) => slideBy[copies]} ${({ brands }) => brands * 3}s linear infinite;
  }
  &:focus-within,
  &[data-paused='true'] {
    animation-play-state: paused;
  }
  @media (hover: hover) {
    &:hover {
      animation-play-state: paused;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-live='true'] {
      animation: none;
    }
  }
`;

const Copy = styled.ul`
  flex: 1 0 auto;
  display: flex;
  justify-content: space-around;
  gap: var(--space-4);
  padding-inline-end: var(--space-4);
`;

const Brand = styled(Link)`
  display: block;
  width: 10rem;
  padding: var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-1);
  background: var(--color-surface);
  @media (hover: hover) {
    &:hover {
      border-color: var(--color-line-strong);
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** Beside the heading, where it takes no row of its own. */
const Controls = styled.div`
  position: absolute;
  inset: 0 0 auto auto;
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

/**
 * Follows a click on a copy to the brand's real link: an inert copy takes no clicks itself, the
 * track below it does.
 */
function followCopy(track: HTMLElement, event: MouseEvent) {
  const first = track.firstElementChild;
  if (event.target !== track || !first) return;
  const { left, width } = first.getBoundingClientRect();
  const x = left + ((event.clientX - left) % width);
  for (const link of first.querySelectorAll('a')) {
    const box = link.getBoundingClientRect();
    if (x >= box.left && x < box.right) link.click();
  }
}

/**
 * Brands that pass by in a loop; its copies are hidden from screen readers and the keyboard. Far
 * from sight it stands still, with neither copies nor pictures.
 */
export function Marquee({ brands }: { brands: DirectoryEntry[] }) {
  const [paused, setPaused] = useState(false);
  const trackRef = useRef<HTMLDivElement>(null);
  const laneRef = useRef<HTMLDivElement>(null);
  const near = useNear(laneRef);
  const copies = copiesOf(brands.length);

  useEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    const follow = (event: MouseEvent) => {
      followCopy(track, event);
    };
    track.addEventListener('click', follow);
    return () => {
      track.removeEventListener('click', follow);
    };
  }, []);

  return (
    <div>
      {/* Focus scrolls a brand into sight; without it the loop starts from its own beginning. */}
      <Lane ref={laneRef} onBlur={(event) => (event.currentTarget.scrollLeft = 0)}>
        <Track
          ref={trackRef}
          copies={copies}
          brands={brands.length}
          data-live={near}
          data-paused={paused}
        >
          {Array.from({ length: near ? copies : 1 }, (_, copy) => (
            <Copy key={copy} aria-hidden={copy > 0 || undefined} inert={copy > 0}>
              {brands.map(({ id, name, picture }) => (
                <li key={id}>
                  <Brand to={paths.brand(id)} aria-label={name}>
                    <Picture
                      sources={pictureSources(picture, '10rem')}
                      alt=""
                      ratio="5 / 2"
                      near={near}
                      fallbackLabel={name}
                    />
                  </Brand>
                </li>
              ))}
            </Copy>
          ))}
        </Track>
      </Lane>
      <Controls>
        <IconButton
          icon={paused ? icons.play : icons.pause}
          label={paused ? 'Play brands' : 'Pause brands'}
          onClick={() => setPaused(!paused)}
        />
      </Controls>
    </div>
  );
}
