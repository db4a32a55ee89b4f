import { mix } from '../colour';
import { dot, unit, type Vec } from './space';

/**
 * The direction of the lamp: upper left, slightly in front of the product, as the viewer sees it.
 */
export const LAMP = unit([-0.5, 0.72, 0.58]);
const HALF_WAY = unit([LAMP[0], LAMP[1], LAMP[2] + 1]);

export type Surface = 'metal' | 'gloss' | 'matt' | 'print';

/** What polished metal reflects, by the height of the reflected ray: table, horizon, soft box. */
const surroundings: readonly (readonly [height: number, brightness: number])[] = [
  [-1, 0.5],
  [-0.6, 0.62],
  [-0.25, 0.84],
  [-0.06, 0.62],
  [0.06, 0.5],
  [0.3, 0.86],
  [0.55, 1.16],
  [0.8, 1.02],
  [1, 0.92],
];

function mirrored(height: number): number {
  for (let i = 1; i < surroundings.length; i++) {
    const [h0, b0] = surroundings[i - 1] ?? [0, 0];
    const [h1, b1] = surroundings[i] ?? [1, 1];
    if (height <= h1) return b0 + ((b1 - b0) * (height - h0)) / (h1 - h0);
  }
  return 0.92;
}

function lit(colour: string, brightness: number): string {
  return brightness > 1
    ? mix(colour, '#ffffff', Math.min(0.9, brightness - 1))
    : mix('#0a0d12', colour, Math.max(0, brightness));
}

/**
 * The colour of a surface with this normal as the viewer sees it (right, up, toward the viewer).
 */
export function shade(colour: string, surface: Surface, normal: Vec): string {
  if (surface === 'metal') {
    const [x, y, z] = normal;
    return lit(colour, mirrored(2 * z * y) * (1 - 0.16 * (2 * z * x)) * (0.94 + 0.1 * z));
  }
  // A printed label must be legible on the shaded side too.
  if (surface === 'print') return lit(colour, 0.88 + 0.12 * Math.max(0, dot(normal, LAMP)));
  const diffuse = Math.max(0, dot(normal, LAMP));
  const sky = 0.5 + 0.5 * normal[1];
  const gloss = surface === 'gloss';
  const spark = Math.max(0, dot(normal, HALF_WAY)) ** (gloss ? 22 : 7) * (gloss ? 0.42 : 0.14);
  const body = lit(colour, 0.54 + 0.46 * diffuse + 0.16 * sky);
  return spark < 0.02 ? body : mix(body, '#ffffff', spark);
}
