/**
 * What fits what, each rule by facts that are known of both: where one is missing nothing is said.
 * A machine, or whatever holds, comes first.
 */
import type { FitFact } from 'shared-contracts/wire/fits';
import {
  borneSpeed,
  measureIn,
  millimetres,
  rangeIn,
  sizeOf,
  textOf,
  topSpeed,
  type Said,
} from './facts';
import type { Kind } from './kinds';
import { boreOfSpindle, isSameBore, shankOf, squareOf, threadOf } from './standards';

export type Rule = {
  holders: readonly Kind[];
  held: readonly Kind[];
  /** The facts that are compared, for the words. */
  by: readonly FitFact[];
  fits: (holder: Said, held: Said) => boolean;
};

const isEqual = <Value>(one: Value | null | undefined, other: Value | null | undefined) =>
  one !== null && one !== undefined && one === other;

/** A name without blanks and hyphens; null where there is none. */
export const folded = (text: string | null) =>
  text?.toLowerCase().replaceAll(/[\s-]+/g, '') || null;
const isSamePlatform = (one: Said, other: Said) =>
  isEqual(folded(textOf(one, 'platform')), folded(textOf(other, 'platform')));

/** '18 V' and '18 V DC' are equal; '12 V' and '12 V max' may be two batteries. */
function isSameVoltage(one: Said, other: Said): boolean {
  const [a, b] = [textOf(one, 'voltage'), textOf(other, 'voltage')];
  return isEqual(measureIn(a, 'V'), measureIn(b, 'V')) || isEqual(folded(a), folded(b));
}

const diameterOf = (specs: Said) =>
  millimetres(specs, 'diameter') ?? sizeOf(specs)?.diameter ?? null;

/** What a machine says of its bore counts before what its spindle usually has. */
export const boreOf = (machine: Said): number | null =>
  textOf(machine, 'bore') === null
    ? (sizeOf(machine)?.bore ??
      boreOfSpindle(threadOf(textOf(machine, 'spindle')), diameterOf(machine)))
    : millimetres(machine, 'bore');

/** Not larger than the guard, and at least as fast: EN 12413 (bonded), EN 847-1 (blades). */
function bearsMachine(machine: Said, disc: Said): boolean {
  const [most, diameter] = [diameterOf(machine), diameterOf(disc)];
  const [speed, borne] = [topSpeed(machine), borneSpeed(disc)];
  if (most === null || diameter === null || speed === null || borne === null) return false;
  return diameter <= most && borne >= speed;
}

const isDiscOf = (machine: Said, disc: Said) =>
  isSameBore(boreOf(machine), millimetres(disc, 'bore')) && bearsMachine(machine, disc);

function isSameShank(holder: Said, bit: Said): boolean {
  const [one, other] = [shankOf(textOf(holder, 'shank')), shankOf(textOf(bit, 'shank'))];
  if (one === null || other?.form !== one.form || one.form === 'round') return false;
  return Math.abs(one.size - other.size) < 0.1;
}

/** What a hammer can't drill fits its holder all the same, and breaks. */
function isWithinCapacity(hammer: Said, bit: Said): boolean {
  const [most, diameter] = [millimetres(hammer, 'capacity'), millimetres(bit, 'diameter')];
  return most === null || diameter === null || diameter <= most;
}

function isInChuck(drill: Said, bit: Said): boolean {
  const range = rangeIn(textOf(drill, 'chuck'), 'mm');
  const shank = shankOf(textOf(bit, 'shank'));
  if (range === null || shank?.form !== 'round') return false;
  // One number is the most that the chuck takes; what is its least isn't said.
  return range[0] < range[1] && shank.size >= range[0] && shank.size <= range[1];
}

const isSameSquare = (tool: Said, socket: Said) =>
  isEqual(squareOf(millimetres(tool, 'drive')), squareOf(millimetres(socket, 'drive')));

export const RULES: readonly Rule[] = [
  {
    // Each maker's system is its own, also at one voltage: only its name says that packs change.
    ...{ holders: ['cordless tool'], held: ['battery'], by: ['platform', 'voltage'] },
    fits: (tool, battery) => isSamePlatform(tool, battery) && isSameVoltage(tool, battery),
  },
  {
    ...{ holders: ['charger'], held: ['battery'], by: ['platform', 'voltage'] },
    fits(charger, battery) {
      const range = rangeIn(textOf(charger, 'voltage'), 'V');
      const volts = measureIn(textOf(battery, 'voltage'), 'V');
      if (range === null || volts === null) return false;
      return isSamePlatform(charger, battery) && volts >= range[0] && volts <= range[1];
    },
  },
  {
    ...{ holders: ['angle grinder'], held: ['cutting disc', 'grinding disc'] },
    ...{ by: ['bore', 'diameter', 'speed'], fits: isDiscOf },
  },
  {
    // It has no guard for grinding by a disc's side.
    ...{ holders: ['cut-off machine'], held: ['cutting disc'] },
    ...{ by: ['bore', 'diameter', 'speed'], fits: isDiscOf },
  },
  {
    ...{ holders: ['bench grinder'], held: ['grinding wheel'] },
    ...{ by: ['bore', 'diameter', 'speed'], fits: isDiscOf },
  },
  {
    ...{ holders: ['circular saw'], held: ['saw blade'] },
    ...{ by: ['bore', 'diameter', 'speed'], fits: isDiscOf },
  },
  {
    ...{ holders: ['angle grinder'], held: ['wire brush'], by: ['thread', 'diameter', 'speed'] },
    fits: (grinder, brush) =>
      isEqual(threadOf(textOf(grinder, 'spindle')), threadOf(textOf(brush, 'spindle'))) &&
      bearsMachine(grinder, brush),
  },
  {
    ...{ holders: ['hammer'], held: ['drill bit', 'chisel'], by: ['shank'] },
    fits: (hammer, bit) => isSameShank(hammer, bit) && isWithinCapacity(hammer, bit),
  },
  {
    ...{ holders: ['impact driver'], held: ['driver bit', 'drill bit'], by: ['shank'] },
    fits: isSameShank,
  },
  { holders: ['jigsaw'], held: ['jigsaw blade'], by: ['shank'], fits: isSameShank },
  { holders: ['drill'], held: ['drill bit'], by: ['shank'], fits: isInChuck },
  {
    // A chromed socket bursts under blows (EN ISO 1174-2 is of impact sockets).
    ...{ holders: ['impact wrench'], held: ['impact socket'], by: ['drive'], fits: isSameSquare },
  },
  {
    ...{ holders: ['drive tool'], held: ['socket', 'impact socket'] },
    ...{ by: ['drive'], fits: isSameSquare },
  },
  {
    ...{ holders: ['hole saw arbor'], held: ['hole saw'], by: ['thread'] },
    fits: (arbor, saw) =>
      isEqual(threadOf(textOf(arbor, 'arborThread')), threadOf(textOf(saw, 'arborThread'))),
  },
];
