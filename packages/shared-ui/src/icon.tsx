import styled from '@emotion/styled';
import type { IconDrawing } from './icons';

const Drawing = styled.svg`
  flex: none;
  display: inline-block;
  width: 1.5em;
  height: 1.5em;
  vertical-align: -0.4em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: square;
  stroke-linejoin: miter;
`;

/** A stroke icon as tall as 1.5 times the text beside it. Decoration, unless it has a `label`. */
export function Icon({
  icon,
  label,
  className,
}: {
  icon: IconDrawing;
  label?: string | undefined;
  className?: string | undefined;
}) {
  const meaning =
    label === undefined
      ? ({ 'aria-hidden': true } as const)
      : ({ role: 'img', 'aria-label': label } as const);
  return (
    <Drawing viewBox="0 0 24 24" focusable="false" className={className} {...meaning}>
      <path d={icon} />
    </Drawing>
  );
}
