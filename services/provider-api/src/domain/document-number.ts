import { randomInt } from 'node:crypto';

/** Without 0, O, 1, I and L, because numbers are read out on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

function group(): string {
  return Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** '7K3M92QX4TBC' for three groups. */
export const drawCode = (groups: number): string => Array.from({ length: groups }, group).join('');

/** 'ORD-7K3M-92QX'; it doesn't reveal how many orders there are. */
export function drawNumber(prefix: 'ORD' | 'INQ' | 'QUO'): string {
  return `${prefix}-${group()}-${group()}`;
}
