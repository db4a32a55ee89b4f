/** Rows of an import on disk, because a large catalogue has no place in memory. */
import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linesOf } from './files/lines';

/** How much text is collected before it is written, in characters. */
const WRITTEN_AT_ONCE = 256 * 1024;

/** A list of rows that is written first and then read, any number of times. */
export class Stage<Row> {
  #text: string[] = [];
  #waiting = 0;
  /** How long the file will be with what is waiting, in bytes. */
  #length = 0;

  constructor(
    readonly file: string,
    readonly handle: FileHandle,
  ) {}

  /** @returns where the row is in the file, in bytes */
  async write(row: Row): Promise<{ from: number; length: number }> {
    const line = `${JSON.stringify(row)}\n`;
    this.#text.push(line);
    this.#waiting += line.length;
    const from = this.#length;
    const length = Buffer.byteLength(line);
    this.#length += length;
    if (this.#waiting >= WRITTEN_AT_ONCE) await this.flush();
    return { from, length };
  }

  async flush(): Promise<void> {
    const text = this.#text.join('');
    this.#text = [];
    this.#waiting = 0;
    if (text !== '') await this.handle.appendFile(text);
  }

  /**
   * The rows, some at a time.
   * @param weightOf how much a row counts
   * @param most the weight of a slice, asked before each; a heavier row is a slice of its own
   */
  async *slices(weightOf: (row: Row) => number, most: () => number): AsyncGenerator<Row[]> {
    await this.flush();
    let slice: Row[] = [];
    let weight = 0;
    for await (const { text } of linesOf(this.file)) {
      const row = JSON.parse(text) as Row;
      const own = weightOf(row);
      if (slice.length > 0 && weight + own > most()) {
        yield slice;
        slice = [];
        weight = 0;
      }
      slice.push(row);
      weight += own;
    }
    if (slice.length > 0) yield slice;
  }
}

export type StageRoom = {
  stage<Row>(name: string): Promise<Stage<Row>>;
  file(name: string): string;
  close(): Promise<void>;
};

/** A temporary folder for the stages of one import. */
export async function openStageRoom(): Promise<StageRoom> {
  const directory = await mkdtemp(join(tmpdir(), 'provider-import-'));
  const open_: FileHandle[] = [];
  return {
    async stage(name) {
      const file = join(directory, name);
      const handle = await open(file, 'w');
      open_.push(handle);
      return new Stage(file, handle);
    },
    file: (name) => join(directory, name),
    async close() {
      for (const handle of open_) await handle.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
