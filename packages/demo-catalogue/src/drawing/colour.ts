const number = (colour: string) => Number.parseInt(colour.slice(1), 16);
const channel = (colour: number, shift: number) => (colour >> shift) & 255;

/** Mixes a #rrggbb colour with another; `share` of the second, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [number(first), number(second)];
  const at = (shift: number) =>
    Math.round(channel(a, shift) + (channel(b, shift) - channel(a, shift)) * share);
  const mixed = (at(16) << 16) | (at(8) << 8) | at(0);
  return `#${mixed.toString(16).padStart(6, '0')}`;
}

/** How far apart two colours are: the largest difference of a channel, 0 to 255. */
export function apart(first: string, second: string): number {
  const [a, b] = [number(first), number(second)];
  const off = (shift: number) => Math.abs(channel(a, shift) - channel(b, shift));
  return Math.max(off(16), off(8), off(0));
}

/** True when white lettering would be hard to read on the colour (Rec. 601 luma). */
export function isLight(colour: string): boolean {
  const c = number(colour);
  return channel(c, 16) * 0.299 + channel(c, 8) * 0.587 + channel(c, 0) * 0.114 > 150;
}
