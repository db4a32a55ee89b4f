import { drawSheet, within } from './sheet';
import { createWorkbench } from './solid/workbench';
import { createEasel } from './solid/easel';
import type { Livery } from './solid/materials';
import { shoot, type Box, type ShotKind, type Subject } from './solid/scene';

const frames: Record<ShotKind, Box> = {
  whole: [110, 160, 1380, 1240],
  square: [130, 200, 1340, 1160],
  near: [0, 0, 1600, 1600],
};

/** One shaded view of a product: the shop-window picture, square to its side, or a close-up. */
export function shopWindow(build: Subject, livery: Livery, kind: ShotKind): string {
  // A single bolt can be recognised from the side; several bolts can't.
  const bench = createWorkbench({ alone: kind === 'square' });
  const pose = build(bench);
  return within(8_000, (slack) => {
    const { art, defs } = shoot(
      bench.parts(),
      pose,
      kind,
      frames[kind],
      createEasel(livery, 'shaded', slack),
    );
    return drawSheet({ tint: livery.main, defs, body: art });
  });
}
