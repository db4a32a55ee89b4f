import { createPen, n, type Livery, type Pen } from './pen';
import type { Box, Sketch } from './sketch';

const PAPER = '#f4f4f1';

/** Wraps shapes as a whole picture on the catalogue's paper. */
export function sheet(width: number, height: number, defs: string, body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs><radialGradient id="paper" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#fbfbf9"/><stop offset="1" stop-color="${PAPER}"/></radialGradient>` +
    `<radialGradient id="ground"><stop offset="0" stop-color="#1b2026" stop-opacity=".34"/><stop offset="1" stop-color="#1b2026" stop-opacity="0"/></radialGradient>${defs}</defs>` +
    `<rect width="${width}" height="${height}" fill="url(#paper)"/>${body}</svg>\n`
  );
}

/** The soft shadow where a thing stands. */
function contactShadow([x, y, w, h]: Box): string {
  return `<ellipse cx="${n(x + w / 2)}" cy="${n(y + h + 6)}" rx="${n(w * 0.54)}" ry="${n(Math.min(34, 14 + w * 0.03))}" fill="url(#ground)"/>`;
}

/** A sketch moved and scaled into a frame, with its shadow. */
export function placed(pen: Pen, { art, box }: Sketch, frame: Box, shadow = true): string {
  const [x, y, w, h] = box;
  const [fx, fy, fw, fh] = frame;
  const scale = Math.min(fw / w, fh / h);
  const dx = n(fx + (fw - w * scale) / 2 - x * scale);
  const dy = n(fy + (fh - h * scale) / 2 - y * scale);
  return (
    `<g transform="translate(${dx} ${dy}) scale(${Math.round(scale * 1000) / 1000})" ${pen.stroke(scale)}>` +
    (shadow ? `<g stroke="none">${contactShadow(box)}</g>` : '') +
    `${art}</g>`
  );
}

/** The shop-window picture of one variant. */
export function mainView(draw: (pen: Pen) => Sketch, livery: Livery): string {
  const pen = createPen(livery, 'shaded');
  const drawn = draw(pen);
  const body = placed(pen, drawn, [80, 96, 640, 600]);
  return sheet(800, 800, pen.defs(), body);
}
