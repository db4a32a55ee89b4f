import { useEffect, useState } from 'react';
import styled from '@emotion/styled';
import type { RemoteName } from 'shared-contracts/door';
import { teamOf } from 'shared-contracts/own-apps';

type Border = {
  key: string;
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
};

/** How often the borders are drawn anew, in milliseconds. */
const EVERY = 200;

const Box = styled.div`
  position: fixed;
  z-index: var(--z-toast);
  border: 2px dashed var(--color-accent);
  pointer-events: none;
  span {
    position: absolute;
    left: -2px;
    top: -2px;
    padding: 0 var(--space-2);
    background: var(--color-accent);
    color: var(--color-on-accent);
    font: 600 var(--text-xs) / 1.5 var(--font-mono);
    white-space: nowrap;
  }
`;

/**
 * The position of each team's parts in the window. A slot's own element has no size, so its content
 * is measured.
 */
function borders(): Border[] {
  return [...document.querySelectorAll<HTMLElement>('[data-boundary]')].flatMap((element, at) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, top, width, height } = range.getBoundingClientRect();
    if (width === 0 || height === 0) return [];
    const { boundary = '', slot, page, release = '' } = element.dataset;
    const team = teamOf(boundary as RemoteName);
    const text = `${slot ?? page ?? ''} · ${boundary}@${release} · ${team}`;
    return [{ key: `${at} ${text}`, text, left, top, width, height }];
  });
}

/** Draws the borders between the teams over the page, each with its remote, version and team. */
export function Boundaries() {
  const [shown, setShown] = useState<Border[]>([]);
  useEffect(() => {
    const draw = () => {
      setShown(borders());
    };
    const timer = setInterval(draw, EVERY);
    window.addEventListener('scroll', draw, { passive: true });
    window.addEventListener('resize', draw);
    return () => {
      clearInterval(timer);
      window.removeEventListener('scroll', draw);
      window.removeEventListener('resize', draw);
    };
  }, []);
  return (
    <div aria-hidden="true">
      {shown.map(({ key, text, left, top, width, height }) => (
        <Box key={key} style={{ left, top, width, height }}>
          <span>{text}</span>
        </Box>
      ))}
    </div>
  );
}
