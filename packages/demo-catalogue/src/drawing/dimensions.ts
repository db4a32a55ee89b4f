import type { Spec } from '../kind';
import { dimensionLines, dimensionsOf } from './dimension-lines';
import { clipped, row } from './lettering';
import { drawSheet, within } from './sheet';
import { heading, type Plate } from './plate';
import { createWorkbench } from './solid/workbench';
import { createEasel } from './solid/easel';
import type { Livery } from './solid/materials';
import { shoot, type Box, type Subject } from './solid/scene';

const ROW = 104;

/** The y of the table's upper edge: it is as high as its rows. */
const edgeOf = (specs: readonly Spec[]) => 1504 - Math.ceil(specs.length / 2) * ROW - 30;

function table(specs: readonly Spec[]): string {
  const edge = edgeOf(specs);
  const rows = specs.map(([label, value], index) => {
    const x = 144 + (index % 2) * 680;
    const y = edge + 66 + Math.floor(index / 2) * ROW;
    return row('f', x, y, clipped(label, 34)) + row('v', x, y + 44, clipped(value, 31));
  });
  return `<rect x="96" y="${edge}" width="1408" height="${1504 - edge}" rx="16" fill="#fff" stroke="#c9ced3" stroke-width="3"/>${rows.join('')}`;
}

/** The dimensioned view: outline, the variant's dimensions and its most important specs. */
export function dimensionView(build: Subject, plate: Plate, livery: Livery): string {
  const bench = createWorkbench({ alone: true });
  const pose = build(bench);
  const specs = plate.specs.slice(0, 8);
  const top = pose.measures?.some(({ side }) => side === 'above') === true ? 370 : 260;
  const frame: Box = [250, top, 1130, edgeOf(specs) - top - 140];
  return within(9_000, (slack) => {
    const easel = createEasel(livery, 'outline', slack);
    const shot = shoot(bench.parts(), pose, 'square', frame, easel);
    const body = [
      heading(plate, livery.main),
      shot.art,
      dimensionLines(dimensionsOf(shot, plate.specs, plate.span), shot.box),
      table(specs),
    ].join('');
    return drawSheet({
      tint: livery.main,
      dark: 'lines',
      defs: shot.defs,
      body: `<g class="i">${body}</g>`,
    });
  });
}
