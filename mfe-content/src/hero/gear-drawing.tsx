import styled from '@emotion/styled';
import { boltCircle, gearOutline } from './gear';

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  fill: none;
  stroke: var(--color-on-chrome-muted);
  stroke-width: 1.5;

  .thin {
    stroke-width: 0.75;
  }
  .centre {
    stroke-width: 0.75;
    stroke-dasharray: 16 4 3 4;
  }
  .measure {
    stroke: var(--color-accent);
    stroke-width: 1;
  }
  .arrow {
    fill: var(--color-accent);
    stroke: none;
  }
  text {
    fill: var(--color-on-chrome);
    stroke: none;
    font-family: var(--font-mono);
    font-size: 12px;
    letter-spacing: 0.04em;
  }
  .cut {
    fill: url(#hero-hatch);
  }
`;

const outline = gearOutline(30, 142, 164);
const holes = boltCircle(6, 84);

/** Front view: teeth, pitch circle, holes, bore with its keyway. */
function FrontView() {
  return (
    <g transform="translate(210 226)">
      <path d={outline} />
      <circle r="128" className="thin" />
      <circle r="153" className="centre" />
      <circle r="84" className="centre" />
      {holes.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r="15" />
          <path className="thin" d="M-21 0H21M0-21V21" />
        </g>
      ))}
      <circle r="52" />
      <path d="M-9-33.5A34.7 34.7 0 1 0 9-33.5V-44H-9Z" />
      <path className="centre" d="M-188 0H188M0-188V188" />
    </g>
  );
}

/** Section through the middle: rim, web and hub, the cut faces hatched. */
function SectionView() {
  return (
    <g transform="translate(492 226)">
      <path className="cut" d="M-26-164H26V-128H12V-56H34V-35H-34V-56H-12V-128H-26Z" />
      <path className="cut" d="M-26 164H26V128H12V56H34V35H-34V56H-12V128H-26Z" />
      <path d="M-34-35V35M34-35V35M-12-99H12M-12-69H12M-12 99H12M-12 69H12" />
      <path className="thin" d="M-26-142H26M-26 142H26" />
      <path className="centre" d="M-56 0H56M-24-84H24M-24 84H24" />
    </g>
  );
}

function Measures() {
  return (
    <g>
      <path className="measure" d="M518 62H584M518 390H584M572 62V390" />
      <path className="arrow" d="m572 62 4 13h-8ZM572 390l4-13h-8Z" />
      <text transform="translate(566 252) rotate(-90)">Ø 328</text>
      <path className="measure" d="M458 261V426M526 261V426M458 416H526" />
      <path className="arrow" d="m458 416 13-4v8ZM526 416l-13-4v8Z" />
      <text x="482" y="436">
        68
      </text>
      <path className="measure" d="M289.1 170.4 352 40H408" />
      <path className="arrow" d="M289.1 170.4 298.3 160.4 291.1 157Z" />
      <text x="356" y="34">
        6 × Ø 30
      </text>
    </g>
  );
}

/** The hero's drawing: a spur gear in front view and section. It is decoration only. */
export function GearDrawing() {
  return (
    <Drawing viewBox="0 0 600 450" aria-hidden focusable="false">
      <defs>
        <pattern
          id="hero-hatch"
          width="7"
          height="7"
          patternTransform="rotate(45)"
          patternUnits="userSpaceOnUse"
        >
          <path className="thin" d="M0 0V7" />
        </pattern>
      </defs>
      <FrontView />
      <SectionView />
      <Measures />
    </Drawing>
  );
}
