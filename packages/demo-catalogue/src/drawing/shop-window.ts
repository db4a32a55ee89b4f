import { drawSheet, within } from './sheet';
import { createWorkbench } from './solid/workbench';
import { createEasel } from './solid/easel';
import type { Livery } from './solid/materials';
import { shoot, type Box, type ShotKind, type Subject } from './solid/scene';

/** The longer side of a whole product takes 81 % of the tile, so that all look equally large. */
const WHOLE: Box = [152, 152, 1296, 1296];
const frames = { whole: WHOLE, aslant: WHOLE, near: [0, 0, 1600, 1600] } satisfies Partial<
  Record<ShotKind, Box>
>;

/** One shaded view of a product: the shop-window picture, square to its side, or a close-up. */
export function shopWindow(build: Subject, livery: Livery, kind: keyof typeof frames): string {
  // A single bolt can be recognised from the side; several bolts can't.
  const bench = createWorkbench({ alone: kind === 'aslant', listed: kind === 'whole' });
  const pose = build(bench);
  return within(8_000, (slack) => {
    const { art, defs } = shoot(
      bench.parts(),
      pose,
      kind,
      frames[kind],
      createEasel(livery, 'shaded', slack),
    );
    return drawSheet({ tint: livery.main, dark: 'lamp', defs, body: art });
  });
}
