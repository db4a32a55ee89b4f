/**
 * Draws a sheet: the shop's header and its one orange line, the picture on its paper with a
 * dimension line, name and figure, and a title block. JPEG, because of a photograph a PNG is three
 * times as large (docs/decisions/0009).
 */
import sharp from 'sharp';
import { SHARE_PICTURE_SIZE } from 'shared-contracts/wire/share-picture';
import { PIXELS_MOST } from '../pictures/resizer';
import { outlined, widthOf, type Type } from './letters';
import { balancedLines, linesOf } from './lines';
import type { Cell, Sheet } from './sheet';

/** The shop's light tokens, by their names (packages/shared-ui/src/tokens.tsx; a test compares). */
export const COLORS = {
  bg: '#f3f4f2',
  surface: '#ffffff',
  text: '#14181a',
  textMuted: '#515a5e',
  line: '#d5d9d7',
  lineStrong: '#757e82',
  accent: '#ff6a13',
  onAccent: '#17110c',
  chrome: '#171b1d',
  onChrome: '#f5f6f4',
} as const;

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE_SIZE;
/** Messengers leave large pictures out of a preview. In bytes. */
const BYTES_MOST = 80_000;
/** The next one is tried where a picture is too large; the last one is kept as it is. */
const QUALITIES = [80, 60, 40];

const MARGIN = 48;
const HEADER = 80;
/** The picture's paper: a square. */
const PAPER = { x: MARGIN, y: 124, side: 448 };
const BOTTOM = PAPER.y + PAPER.side;
/** The column of texts beside it. */
const COLUMN = { x: 540, width: WIDTH - MARGIN - 540 };
const CELL = { height: 80, padding: 18 };

const LABEL: Type = { face: 'regular', size: 20 };
const VALUE: Type = { face: 'strong', size: 27 };
const MODEL: Type = { face: 'regular', size: 27, tracking: 24 };
const FIGURE: Type = { face: 'heavy', size: 52, tracking: -12 };
const NOTE: Type = { face: 'regular', size: 25 };
const NAME_LINES = 3;
const LEADING = 1.14;
/** A short name stands larger. */
const NAMES: readonly { type: Type; most: number }[] = [
  { type: { face: 'heavy', size: 58, tracking: -12 }, most: 2 },
  { type: { face: 'heavy', size: 46, tracking: -12 }, most: NAME_LINES },
];

const rect = (x: number, y: number, width: number, height: number, paint: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${paint}/>`;
const drawn = (d: string, color: string) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="2"/>`;

function header(): string {
  const mark = 'M5 22V6h4v16zm6 0V6h4l4 9V6h4v16h-4l-4-9v9z';
  const word: Type = { face: 'heavy', size: 31, tracking: -12 };
  return [
    rect(0, 0, WIDTH, HEADER, `fill="${COLORS.chrome}"`),
    rect(0, HEADER, WIDTH, 5, `fill="${COLORS.accent}"`),
    `<g transform="translate(${MARGIN} 20) scale(${40 / 28})"><path fill="${COLORS.accent}" d="M0 0h28v28H0z"/><path fill="${COLORS.onAccent}" d="${mark}"/></g>`,
    outlined('Ironwharf', MARGIN + 54, 51, word, COLORS.onChrome),
  ].join('');
}

/** A dimension line as wide as the paper, below it. */
function dimension(): string {
  const [from, to, y] = [PAPER.x, PAPER.x + PAPER.side, BOTTOM + 24];
  const arrow = (at: number, by: number) => `M${at} ${y}l${by} -4v8z`;
  return [
    drawn(`M${from} ${y - 12}v24M${to} ${y - 12}v24M${from} ${y}H${to}`, COLORS.lineStrong),
    `<path fill="${COLORS.lineStrong}" d="${arrow(from, 14)}${arrow(to, -14)}"/>`,
  ].join('');
}

/** A nut with its centre lines, where there is no picture. */
function nut(): string {
  const [x, y] = [PAPER.x + PAPER.side / 2, PAPER.y + PAPER.side / 2];
  const corners = [0, 1, 2, 3, 4, 5].map((at) => {
    const angle = (at * Math.PI) / 3;
    return `${(x + 140 * Math.cos(angle)).toFixed(1)} ${(y + 140 * Math.sin(angle)).toFixed(1)}`;
  });
  const circle = (radius: number) =>
    `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  return [
    drawn(`M${corners.join('L')}Z${circle(121)}${circle(74)}${circle(64)}`, COLORS.textMuted),
    `<path d="M${x - 180} ${y}h360M${x} ${y - 160}v320" fill="none" stroke="${COLORS.lineStrong}" stroke-width="2" stroke-dasharray="26 6 4 6"/>`,
  ].join('');
}

/** @returns the name's SVG and where it ends */
function name(text: string): { svg: string; end: number } {
  const fits = NAMES.find(
    ({ type, most }) => linesOf(text, COLUMN.width, most + 1, type).length <= most,
  );
  const { type, most } = fits ?? NAMES[NAMES.length - 1] ?? { type: FIGURE, most: NAME_LINES };
  const lines = balancedLines(text, COLUMN.width, most, type);
  const step = type.size * LEADING;
  // The capitals' top is in line with the paper's.
  const first = PAPER.y + type.size * 0.7;
  const svg = lines.map((line, at) =>
    outlined(line, COLUMN.x, first + at * step, type, COLORS.text),
  );
  return { svg: svg.join(''), end: first + (lines.length - 1) * step };
}

/** The figure, the former price beside it, and the note below, from a baseline on. */
function figure(
  { figure: words, former, note, cells }: Sheet,
  after: number,
  until: number,
): string {
  const y = after + 80;
  const end = COLUMN.x + widthOf(words, FIGURE) + 18;
  const parts = [outlined(words, COLUMN.x, y, FIGURE, COLORS.text)];
  const formerEnd = end + widthOf(former ?? '', NOTE);
  if (former !== null && formerEnd <= COLUMN.x + COLUMN.width) {
    parts.push(outlined(former, end, y, NOTE, COLORS.textMuted));
    parts.push(drawn(`M${end} ${y - 8}H${formerEnd}`, COLORS.textMuted));
  }
  // Where there is no title block, more of it has room.
  const most = cells.length === 0 ? 5 : 2;
  const room = Math.floor((until - y - 16) / (NOTE.size * 1.3));
  const lines =
    note === null || room < 1 ? [] : linesOf(note, COLUMN.width, Math.min(most, room), NOTE);
  for (const [at, line] of lines.entries()) {
    parts.push(outlined(line, COLUMN.x, y + 43 + at * NOTE.size * 1.3, NOTE, COLORS.textMuted));
  }
  return parts.join('');
}

const rowsOf = (cells: readonly Cell[]) => Math.ceil(cells.length / 2);

/** Two cells beside each other; a last one alone has the whole width. */
function titleBlock(cells: readonly Cell[]): string {
  if (cells.length === 0) return '';
  const top = BOTTOM - rowsOf(cells) * CELL.height;
  const half = COLUMN.width / 2;
  const parts = cells.map(({ label, value, isModel = false }, at) => {
    const alone = at % 2 === 0 && at === cells.length - 1;
    const [x, y] = [COLUMN.x + (at % 2) * half, top + Math.floor(at / 2) * CELL.height];
    const width = alone ? COLUMN.width : half;
    const type = isModel ? MODEL : VALUE;
    const [line = ''] = linesOf(value, width - 2 * CELL.padding, 1, type);
    const rules = `${at > 1 ? `M${x} ${y}h${width}` : ''}${at % 2 ? `M${x} ${y}v${CELL.height}` : ''}`;
    return [
      rules === '' ? '' : drawn(rules, COLORS.lineStrong),
      outlined(label, x + CELL.padding, y + 31, LABEL, COLORS.textMuted),
      outlined(line, x + CELL.padding, y + 63, type, COLORS.text),
    ].join('');
  });
  const edge = rect(
    COLUMN.x,
    top,
    COLUMN.width,
    BOTTOM - top,
    `fill="none" stroke="${COLORS.text}" stroke-width="2"`,
  );
  return `${parts.join('')}${edge}`;
}

/** The sheet without its picture. */
function svgOf(sheet: Sheet, pictured: boolean): string {
  const { svg, end } = name(sheet.name);
  const block = BOTTOM - rowsOf(sheet.cells) * CELL.height;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    rect(0, 0, WIDTH, HEIGHT, `fill="${COLORS.bg}"`),
    header(),
    rect(
      PAPER.x,
      PAPER.y,
      PAPER.side,
      PAPER.side,
      `fill="${COLORS.surface}" stroke="${COLORS.line}" stroke-width="2"`,
    ),
    pictured ? '' : nut(),
    dimension(),
    svg,
    figure(sheet, end, block),
    titleBlock(sheet.cells),
    '</svg>',
  ].join('');
}

/** The picture as large as its paper. @returns null where it can't be read as a picture */
async function onPaper(picture: Buffer): Promise<Buffer | null> {
  const side = PAPER.side - 2;
  try {
    return await sharp(picture, { limitInputPixels: PIXELS_MOST })
      .rotate()
      .resize({ width: side, height: side, fit: 'contain', background: COLORS.surface })
      .flatten({ background: COLORS.surface })
      .png({ compressionLevel: 0 })
      .toBuffer();
  } catch {
    return null;
  }
}

/** @param picture the bytes of the sheet's picture; null where there is none */
export async function drawSheet(sheet: Sheet, picture: Buffer | null): Promise<Buffer> {
  const laid = picture && (await onPaper(picture));
  const drawing = sharp(Buffer.from(svgOf(sheet, laid !== null)));
  const whole = laid
    ? drawing.composite([{ input: laid, left: PAPER.x + 1, top: PAPER.y + 1 }])
    : drawing;
  // Once: a picture is composed again for each format that is asked for.
  const pixels = await whole.removeAlpha().raw().toBuffer();
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await sharp(pixels, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= BYTES_MOST) break;
  }
  return bytes;
}
