import { describe, expect, it } from 'vitest';
import { drawPicture } from '../src/pictures';
import { allKinds } from '../src/kinds/all-kinds';
import { exampleOf } from '../src/shop-range';
import { drawnSize, type Drawn } from './drawn-size';

/** What stands or hangs is not turned to fill its tile. */
const upright = new Set(['welding-electrodes', 'clamp-meter', 'chain-hoist', 'circuit-breaker']);

/** Kinds whose working end is enlarged in lists. */
const small = new Set(
  'sds-bit hole-saw hex-bolt hex-nut washer wood-screw anchor-bolt blind-rivet calliper spirit-level combination-spanner-set cutting-disc grinding-disc flap-disc'.split(
    ' ',
  ),
);

async function sizeOf(kind: string, wanted: string): Promise<Drawn> {
  const path = exampleOf(kind).pictures.find(({ view }) => view === wanted)?.path ?? '';
  return drawnSize(drawPicture(path) ?? '');
}

describe('a picture of a list', () => {
  it.each(allKinds.map(({ key }) => key))(
    'is filled by its %s, and not to its edge',
    async (kind) => {
      for (const view of ['main', 'side']) {
        const { wide, high, area } = await sizeOf(kind, view);
        const [long, thin] = [Math.max(wide, high), Math.min(wide, high)];
        expect(long, view).toBeGreaterThanOrEqual(0.78);
        expect(long, view).toBeLessThanOrEqual(0.84);
        // A long product is turned to the tile's diagonal.
        if (view === 'main' || !upright.has(kind)) expect(thin / long, view).toBeGreaterThan(0.33);
        // So that it can be recognised at 48 pixels.
        if (view === 'main') expect(area).toBeGreaterThan(small.has(kind) ? 0.12 : 0.095);
      }
    },
  );
});
