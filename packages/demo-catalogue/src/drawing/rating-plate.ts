import { isLight, mix } from './colour';
import { clipped, lettering, row } from './lettering';
import { drawSheet } from './sheet';
import { INK, type Plate } from './plate';
import type { Livery } from './solid/materials';

/** The rating plate of a machine. */
export function ratingPlate(plate: Plate, livery: Livery): string {
  const specs = [['Model', plate.model] as const, ...plate.specs.slice(0, 9)];
  const step = Math.min(92, 800 / specs.length);
  const lines = specs
    .map(([label, value], index) => {
      const y = Math.round(600 + index * step);
      return (
        row('f', 280, y, clipped(label, 28)) +
        row('ve', 1320, y, clipped(value, 28)) +
        `<path d="M280 ${y + 22}H1320" stroke="#aeb5bb" stroke-width="2"/>`
      );
    })
    .join('');
  const rivet = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="22" fill="url(#rivet)" stroke="#5c646b" stroke-width="2"/><path d="M${x - 10} ${y + 8}l20-16" stroke="#5c646b" stroke-width="5"/>`;
  const ink = isLight(livery.main) ? INK : '#fff';
  const defs =
    `<linearGradient id="skin" x2=".3" y2="1"><stop stop-color="${mix(livery.main, '#ffffff', 0.18)}"/><stop offset="1" stop-color="${mix(livery.main, '#0a0d12', 0.34)}"/></linearGradient>` +
    `<linearGradient id="metal" x2="1" y2=".7"><stop stop-color="#f4f6f7"/><stop offset=".34" stop-color="#cfd5d9"/><stop offset=".5" stop-color="#e9ecee"/><stop offset="1" stop-color="#c4cbd0"/></linearGradient>` +
    `<radialGradient id="rivet" cx=".35" cy=".3"><stop stop-color="#fff"/><stop offset="1" stop-color="#7d868d"/></radialGradient>`;
  const body =
    `<path d="M0 0h1600v1600H0z" fill="url(#skin)"/><path d="M0 120h1600M0 1500h1600" stroke="#000" stroke-opacity=".18" stroke-width="10"/><path d="M0 127h1600M0 1507h1600" stroke="#fff" stroke-opacity=".16" stroke-width="4"/>` +
    `<rect x="188" y="232" width="1232" height="1192" rx="40" fill="#000" fill-opacity=".35" filter="url(#blur)"/>` +
    `<rect x="180" y="212" width="1240" height="1192" rx="36" fill="url(#metal)" stroke="#7f888f" stroke-width="4"/><rect x="196" y="228" width="1208" height="1160" rx="26" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="4"/>` +
    `<rect x="272" y="318" width="1056" height="170" rx="10" fill="${livery.main}"/><path d="M272 470h1056v18H272z" fill="${livery.accent}"/>` +
    lettering(310, 422, plate.brand, { size: 88, weight: 700, fill: ink }) +
    lettering(1290, 414, clipped(plate.noun, 26), { size: 40, fill: ink, anchor: 'end' }) +
    [rivet(238, 270), rivet(1362, 270), rivet(238, 1346), rivet(1362, 1346)].join('') +
    lines;
  return drawSheet({ tint: livery.main, defs, body });
}
