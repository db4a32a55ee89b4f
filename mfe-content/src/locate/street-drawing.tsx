import styled from '@emotion/styled';

const Drawing = styled.svg`
  width: 100%;
  height: 100%;
  background: var(--color-surface-2);

  .block {
    fill: var(--color-surface);
    stroke: var(--color-line);
  }
  .street {
    fill: none;
    stroke: var(--color-line-strong);
    stroke-width: 1;
  }
  .avenue {
    fill: none;
    stroke: var(--color-line-strong);
    stroke-width: 22;
  }
  .paving {
    fill: none;
    stroke: var(--color-surface);
    stroke-width: 18;
  }
  .rail {
    fill: none;
    stroke: var(--color-line-strong);
    stroke-width: 3;
    stroke-dasharray: 10 6;
  }
  .pin {
    fill: var(--color-accent);
    stroke: var(--color-text);
    stroke-width: 2;
  }
  .eye {
    fill: var(--color-surface);
    stroke: var(--color-text);
    stroke-width: 2;
  }
`;

/** Building blocks between the streets: x, y, width, height. */
const blocks: [number, number, number, number][] = [
  [14, 16, 96, 66],
  [124, 16, 120, 66],
  [258, 16, 74, 66],
  [14, 100, 96, 92],
  [124, 100, 120, 40],
  [124, 154, 54, 38],
  [192, 154, 52, 38],
  [258, 100, 74, 92],
  [14, 238, 96, 66],
  [124, 238, 74, 66],
  [212, 238, 120, 66],
  [396, 16, 110, 84],
  [520, 16, 106, 44],
  [520, 74, 106, 26],
  [396, 118, 64, 74],
  [474, 118, 152, 74],
  [396, 238, 110, 66],
  [520, 238, 106, 66],
  [640, 16, 66, 84],
  [640, 118, 66, 74],
  [640, 238, 66, 66],
];

/** A drawing shown instead of the live map: streets and a pin, not to scale. */
export function StreetDrawing() {
  return (
    <Drawing
      viewBox="46 0 640 320"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable="false"
    >
      {blocks.map(([x, y, width, height]) => (
        <rect key={`${x}-${y}`} className="block" {...{ x, y, width, height }} />
      ))}
      <path className="avenue" d="M-10 216H700M366-10V330" />
      <path className="paving" d="M-10 216H700M366-10V330" />
      <path
        className="street"
        strokeDasharray="12 8"
        d="M0 216h352M380 216h320M366 0v202M366 230v90"
      />
      <path className="rail" d="M-10 92 C 200 92 480 106 700 112" />
      <path className="pin" d="M366 216c-26-32-40-52-40-72a40 40 0 0 1 80 0c0 20-14 40-40 72Z" />
      <circle className="eye" cx="366" cy="144" r="15" />
    </Drawing>
  );
}
