/**
 * What a shared link's picture shows, and the path that names it. The path has the hash of all that
 * is shown, so that any cache may keep it for ever: a changed price is another picture.
 */
import { createHash } from 'node:crypto';
import { SHARE_PICTURE_SIZE } from 'shared-contracts/wire/share-picture';
import { hasLetters } from './letters';

/** A cell of the title block. */
export type Cell = {
  label: string;
  value: string;
  /** A model number, set lighter and wider than words. */
  isModel?: boolean;
};

export type Sheet = {
  of: 'product' | 'category' | 'brand';
  id: number;
  name: string;
  /** What is read first below the name: the price, or how many products there are. */
  figure: string;
  /** The price before a sale. */
  former: string | null;
  /** What else there is to know of the figure. */
  note: string | null;
  cells: Cell[];
  /** The path on the wire of its picture. */
  picture: string | null;
};

/** Changed with the drawing, so that the same content gets a new path. */
const DRAWING = 1;
/** 64 bits: that a wrong one is right by chance can be left out of account. */
const HASH_DIGITS = 16;

const FOLDER = 'share/';
const PATH = new RegExp(
  `^${FOLDER}(product|category|brand)-([0-9]{1,15})\\.[0-9a-f]{${HASH_DIGITS}}\\.jpeg$`,
);

/** Without the cells that can't be drawn. @returns null where the name can't be: no boxes for letters */
function drawable(sheet: Sheet): Sheet | null {
  if (sheet.name.trim() === '' || !hasLetters('heavy', sheet.name)) return null;
  const cells = sheet.cells.filter(({ value, isModel = false }) =>
    hasLetters(isModel ? 'regular' : 'strong', value),
  );
  const note = sheet.note !== null && hasLetters('regular', sheet.note) ? sheet.note : null;
  return { ...sheet, cells, note };
}

function pathOf(sheet: Sheet): string {
  const shown = JSON.stringify([DRAWING, sheet]);
  const hash = createHash('sha256').update(shown).digest('hex').slice(0, HASH_DIGITS);
  return `${FOLDER}${sheet.of}-${sheet.id}.${hash}.jpeg`;
}

/** A sheet that can be drawn, and its path on the wire. */
export type NamedSheet = { sheet: Sheet; path: string };

/** @returns null where its name is in letters that the shop's font lacks */
export function namedSheet(sheet: Sheet): NamedSheet | null {
  const shown = drawable(sheet);
  return shown && { sheet: shown, path: pathOf(shown) };
}

/** The field of an answer; nothing where there is no picture. Nothing is drawn for it. */
export function sharePicture(sheet: Sheet) {
  const named = namedSheet(sheet);
  return named ? { share_picture: { path: named.path, ...SHARE_PICTURE_SIZE } } : {};
}

/** @returns null for what is no path of such a picture */
export function readPath(path: string): Pick<Sheet, 'of' | 'id'> | null {
  const [, of, id] = PATH.exec(path) ?? [];
  if (of !== 'product' && of !== 'category' && of !== 'brand') return null;
  return { of, id: Number(id) };
}
