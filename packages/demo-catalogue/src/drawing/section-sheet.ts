import { dimensionLines, dimensionsOf } from './dimension-lines';
import { lettering } from './lettering';
import { FAINT } from './plate';
import { drawSheet, within } from './sheet';
import { createEasel } from './solid/easel';
import type { Livery } from './solid/materials';
import type { Box, Subject } from './solid/scene';
import { halfSection } from './solid/section';
import { createWorkbench } from './solid/workbench';

const WIDE = 1600;
const HIGH = 1200;
/** Where the drawing stands; its dimensions are at its left and below it. */
const FRAME: Box = [330, 200, 1040, 740];
/** The one accent: the centre line that the cut runs along. */
const ACCENT = '#e0560a';

function centreLine([x, y, w, h]: Box): string {
  const [at, top] = [Math.round(x + w / 2), Math.round(y - 70)];
  return (
    `<path d="M${at} ${top}V${Math.round(y + h + 14)}" stroke="${ACCENT}" stroke-width="4" stroke-dasharray="40 10 6 10" fill="none"/>` +
    `<path d="M${at} ${top}h60m-22-12l22 12l-22 12" stroke="${ACCENT}" stroke-width="4" fill="none"/>` +
    lettering(at + 76, top + 16, 'A', { size: 46, weight: 700, fill: ACCENT })
  );
}

/** The sheet's edge, and the drawing's number at its lower right corner. */
function edge(number: string): string {
  return (
    `<path d="M40 40h${WIDE - 80}v${HIGH - 80}H40zM${WIDE - 480} ${HIGH - 40}v-92h440" stroke="${FAINT}" stroke-width="3" fill="none"/>` +
    lettering(WIDE - 450, HIGH - 68, `DWG ${number}`, { size: 46, fill: FAINT, width: 380 })
  );
}

type Drawn = {
  subject: Subject;
  /** Overall width and height in mm. */
  span: readonly [number, number];
  /** The number of the drawing, by the place of what it stands for. */
  number: string;
};

/** A section through a product, as a sheet: for what stands for many products, such as a category. */
export function sectionSheet({ subject, span, number }: Drawn, livery: Livery): string {
  const bench = createWorkbench({ alone: true });
  const pose = subject(bench);
  return within(11_000, (slack) => {
    const shot = halfSection(bench.parts(), pose, FRAME, createEasel(livery, 'outline', slack));
    const body = [
      edge(number),
      shot.art,
      dimensionLines(dimensionsOf(shot, [], span), shot.box),
    ].join('');
    return drawSheet({
      height: HIGH,
      tint: livery.main,
      dark: 'lines',
      defs: shot.defs,
      // The accent keeps its colour on dark paper.
      body: `<g class="i">${body}</g>${centreLine(shot.box)}`,
    });
  });
}
