/**
 * Reads XML a piece at a time, within bounds that no sheet and no feed comes near. The parser keeps
 * its open tags by unshift, so that its time grows with the square of their depth; a zip of 175 KB
 * holds sixty million of them.
 */
import { Parser } from 'htmlparser2';
import { BadFile } from '../row';

/** A cell of a sheet is eight tags deep, a field of a feed four. */
const DEPTH_MOST = 64;
const ATTRIBUTES_MOST = 200;
/** Letters of a tag, a comment or an attribute. */
const MARK_MOST = 1_000_000;
/** Letters of one cell; a spreadsheet's have 32,767 at most. */
const CELL_MOST = 1_000_000;

const words = (count: number) => count.toLocaleString('en-US');

export type XmlHandlers = {
  onopentag: (name: string, attributes: Record<string, string>) => void;
  ontext: (text: string) => void;
  onclosetag: (name: string) => void;
};

export type XmlReader = { write: (piece: string) => void; end: () => void };

/** Adds to a cell's text. @throws BadFile where it becomes longer than any cell */
export function addText(text: string, more: string): string {
  if (text.length + more.length <= CELL_MOST) return text + more;
  throw new BadFile(`has a cell of more than ${words(CELL_MOST)} letters`);
}

/**
 * @returns takes the file's text in pieces; both calls throw BadFile, which names the bound, where
 * the file goes beyond one
 */
export function boundedXml({ onopentag, ontext, onclosetag }: XmlHandlers): XmlReader {
  let depth = 0;
  let attributes = 0;
  let written = 0;
  const parser = new Parser(
    {
      onopentagname() {
        depth += 1;
        attributes = 0;
        if (depth > DEPTH_MOST) throw new BadFile(`has tags nested more than ${DEPTH_MOST} deep`);
      },
      onattribute(_, value) {
        attributes += 1;
        if (attributes > ATTRIBUTES_MOST || value.length > MARK_MOST) {
          throw new BadFile('has a tag with too many or too long attributes');
        }
      },
      onopentag,
      ontext,
      onclosetag(name) {
        depth -= 1;
        onclosetag(name);
      },
    },
    { xmlMode: true },
  );
  return {
    write(piece) {
      parser.write(piece);
      written += piece.length;
      // What is read but not yet told is one unfinished mark.
      if (written - parser.endIndex <= MARK_MOST) return;
      throw new BadFile(`has a tag or a comment of more than ${words(MARK_MOST)} letters`);
    },
    end: () => parser.end(),
  };
}
