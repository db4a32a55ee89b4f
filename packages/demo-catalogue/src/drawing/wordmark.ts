import type { Brand } from '../brands';
import { isLight, mix } from './colour';
import { lettering } from './lettering';

const W = 480;
/** As wide as its place, so that on the dark scheme no lighter paper is seen beside it. */
const SHEET = 500;
const H = 200;

/**
 * A brand's wordmark: its name and one plain figure in its colours, on paper; on the dark scheme on
 * dark paper, its ink (`.i`, `.m`, `.o`) and a dark accent (`.a`) lighter.
 */
export function wordmark(brand: Pick<Brand, 'name' | 'mark' | 'livery'>): string {
  const { main, accent } = brand.livery;
  const name = brand.name.toUpperCase();
  const width = Math.min(390, 60 + name.length * 36);
  const x = (W - width) / 2;
  const on = isLight(main) ? '#22282e' : '#fff';
  const word = (y: number, size: number, fill: string, w = width, cx = W / 2) =>
    lettering(cx, y, name, { size, weight: 800, fill, anchor: 'middle', width: w });
  const ink = isLight(main) ? mix(main, '#000000', 0.35) : main;
  const light = (colour: string) => mix(colour, '#ffffff', 0.62);
  const dark = `@media(prefers-color-scheme:dark){.p{fill:#2b3236}.i text{fill:${light(ink)}}.m{fill:${light(main)}}${isLight(accent) ? '' : `.a{fill:${mix(accent, '#ffffff', 0.3)}}`}.o{stroke:${light(main)}}}`;
  const inked = (...place: Parameters<typeof word>) => `<g class="i">${word(...place)}</g>`;
  const shapes: Record<Brand['mark'], string> = {
    bar:
      inked(112, 60, ink) +
      `<rect x="${x}" y="132" width="${width}" height="14" class="a" fill="${accent}"/><rect x="${x}" y="132" width="${width * 0.28}" height="14" class="m" fill="${main}"/>`,
    badge:
      `<rect x="24" y="46" width="432" height="108" rx="54" fill="${main}"/><rect x="34" y="56" width="412" height="88" rx="44" fill="none" stroke="${accent}" stroke-width="4"/>` +
      word(120, 54, on, Math.min(350, width)),
    slant:
      `<path d="M60 46H456l-36 108H24z" fill="${main}"/><path d="M60 46h30l-36 108H24z" fill="${accent}"/>` +
      word(120, 54, on, Math.min(330, width), 252),
    stack:
      inked(106, 58, ink) +
      `<path d="M${x} 124h${width}v8h-${width}zM${x} 140h${width * 0.66}v8h-${width * 0.66}zM${x} 156h${width * 0.33}v8h-${width * 0.33}z" fill="${isLight(accent) ? main : accent}"/>`,
    ring:
      `<circle cx="84" cy="100" r="48" class="o" fill="none" stroke="${main}" stroke-width="16"/><circle cx="84" cy="100" r="20" fill="${isLight(accent) ? mix(accent, '#000000', 0.2) : accent}"/>` +
      inked(120, 54, ink, Math.min(300, width), 300),
    plain:
      `<rect x="40" y="60" width="16" height="80" class="a" fill="${accent}"/>` +
      inked(122, 62, ink, Math.min(370, width), 260),
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" viewBox="${(W - SHEET) / 2} 0 ${SHEET} ${H}" width="${SHEET}" height="${H}"><style>${dark}</style><rect class="p" x="${(W - SHEET) / 2}" width="${SHEET}" height="${H}" fill="#fff"/>${shapes[brand.mark]}</svg>\n`;
}
