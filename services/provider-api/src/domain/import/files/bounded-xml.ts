/**
 * Reads XML a piece at a time, within bounds that no sheet and no feed comes near. The parser keeps
 * its open tags by unshift, so that its time grows with the square of their depth; a zip of 175 KB
 * holds sixty million of them.
 */
import { groupedNumber } from 'shared-contracts/grouped-number';
import { Parser } from 'htmlparser2';
import { BadFile } from '../row';

/** A cell of a sheet is eight tags deep, a field of a feed four. */
const DEPTH_MOST = 64;
const ATTRIBUTES_MOST = 200;
/** Letters of a tag, a comment or an attribute. */
const MARK_MOST = 1_000_000;
/** Letters of one cell; a spreadsheet's have 32,767 at most. */
const CELL_MOST = 1_000_000;

export type XmlHandlers = {
  onopentag: (name: string, attributes: Record<string, string>) => void;
  ontext: (text: string) => void;
  onclosetag: (name: string) => void;
};

export type XmlReader = {
  write: (piece: string) => void;
  end: () => void;
  /** The line of the tag that is being told, from 1. */
  line: () => number;
};

/** Line breaks on their way to the parser, which tells of a tag some pieces after it has come. */
class Lines {
  #breaks: number[] = [];
  #passed = 0;
  #line = 1;

  take(piece: string, from: number): void {
    for (let at = piece.indexOf('\n'); at !== -1; at = piece.indexOf('\n', at + 1)) {
      this.#breaks.push(from + at);
    }
  }

  at(place: number): number {
    while ((this.#breaks[this.#passed] ?? Infinity) < place) this.#passed += 1;
    this.#line += this.#passed;
    this.#breaks = this.#breaks.slice(this.#passed);
    this.#passed = 0;
    return this.#line;
  }
}

/** Adds to a cell's text. @throws BadFile where it becomes longer than any cell */
export function addText(text: string, more: string): string {
  if (text.length + more.length <= CELL_MOST) return text + more;
  throw new BadFile(`has a cell of more than ${groupedNumber(CELL_MOST)} letters`);
}

/**
 * @returns takes the file's text in pieces; both calls throw BadFile, which names the bound, where
 * the file goes beyond one, or which says that it is cut off
 */
export function boundedXml({ onopentag, ontext, onclosetag }: XmlHandlers): XmlReader {
  const open: string[] = [];
  const lines = new Lines();
  let attributes = 0;
  let written = 0;
  const parser = new Parser(
    {
      onopentagname(name) {
        open.push(name);
        attributes = 0;
        if (open.length > DEPTH_MOST)
          throw new BadFile(`has tags nested more than ${DEPTH_MOST} deep`);
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
        open.pop();
        onclosetag(name);
      },
    },
    { xmlMode: true },
  );
  return {
    write(piece) {
      lines.take(piece, written);
      parser.write(piece);
      // Nobody asks for lines that are past.
      lines.at(parser.startIndex);
      written += piece.length;
      // What is read but not yet told is one unfinished mark.
      if (written - parser.endIndex <= MARK_MOST) return;
      throw new BadFile(`has a tag or a comment of more than ${groupedNumber(MARK_MOST)} letters`);
    },
    end() {
      // The parser closes what is open, so that half a row would look like a whole one.
      const unclosed = open.at(-1);
      if (unclosed !== undefined)
        throw new BadFile(`is cut off: its <${unclosed}> is never closed`);
      parser.end();
    },
    line: () => lines.at(parser.startIndex),
  };
}
