import type { Surface } from './light';

/** The materials of products; a brand's own two colours come from its livery. */
const materials = {
  rubber: ['#2c3136', 'matt'],
  black: ['#24282d', 'gloss'],
  dark: ['#474e56', 'gloss'],
  grey: ['#8d949b', 'gloss'],
  light: ['#e3e6e8', 'gloss'],
  white: ['#fafafa', 'gloss'],
  steel: ['#b9c0c6', 'metal'],
  chrome: ['#dfe4e8', 'metal'],
  iron: ['#6d747b', 'metal'],
  cast: ['#767c82', 'matt'],
  alu: ['#ccd1d5', 'metal'],
  zinc: ['#c3ccd2', 'metal'],
  gold: ['#d9b45a', 'metal'],
  brass: ['#d2a548', 'metal'],
  copper: ['#c4753f', 'metal'],
  oxide: ['#3d4247', 'metal'],
  wood: ['#c8924f', 'gloss'],
  ply: ['#d8b98a', 'matt'],
  board: ['#bd9463', 'matt'],
  paper: ['#f6f5f0', 'print'],
  grit: ['#5b524b', 'matt'],
  sand: ['#b0703f', 'matt'],
  stone: ['#8b8f94', 'matt'],
  screen: ['#b7c6a2', 'matt'],
  glass: ['#a9c8d6', 'gloss'],
  bulb: ['#fff3c4', 'matt'],
  red: ['#c5322a', 'gloss'],
  orange: ['#e2741c', 'gloss'],
  yellow: ['#efbd1f', 'gloss'],
  green: ['#3b8d4b', 'gloss'],
  blue: ['#2a62ab', 'gloss'],
  violet: ['#6c4a9c', 'gloss'],
  leather: ['#c7a069', 'matt'],
  cloth: ['#5d6670', 'matt'],
} as const satisfies Record<string, readonly [string, Surface]>;

export type Livery = { main: string; accent: string };

export type Tone = keyof Livery | keyof typeof materials;

/** Colour and surface of a tone in a brand's livery. */
export function substance(tone: Tone, livery: Livery): readonly [colour: string, Surface] {
  return tone === 'main' || tone === 'accent' ? [livery[tone], 'gloss'] : materials[tone];
}
