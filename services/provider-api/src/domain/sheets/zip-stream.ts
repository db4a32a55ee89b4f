/** A zip whose parts are packed while they are made, so that it is never whole in memory (APPNOTE 6.3). */
import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file in the zip, its text in pieces. Its name is ASCII. */
export type ZipPart = { name: string; text: AsyncIterable<string> | Iterable<string> };

/** Sizes and checksum stand behind the data, because they are not known before. */
const BEHIND = 0x0008;
const DEFLATED = 8;
const VERSION = 20;
/** 1 January 1980, the first day that a zip can say. */
const NO_DAY = 0x0021;

/** What a local header and an entry of the directory have in common. */
function described(name: string, { crc = 0, packed = 0, plain = 0 } = {}): Buffer {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(VERSION, 0);
  bytes.writeUInt16LE(BEHIND, 2);
  bytes.writeUInt16LE(DEFLATED, 4);
  bytes.writeUInt16LE(NO_DAY, 8);
  bytes.writeUInt32LE(crc, 10);
  bytes.writeUInt32LE(packed, 14);
  bytes.writeUInt32LE(plain, 18);
  bytes.writeUInt16LE(name.length, 22);
  return bytes;
}

function entryOf(name: string, sizes: Parameters<typeof described>[1], at: number): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(at, 10);
  const madeBy = Buffer.from([VERSION, 0]);
  const mark = Buffer.from('PK\x01\x02');
  return Buffer.concat([mark, madeBy, described(name, sizes), rest, Buffer.from(name)]);
}

/** The bytes of a zip, of up to 4 GB; reading ends with an error where a part's text does. */
export async function* zipOf(parts: AsyncIterable<ZipPart>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let at = 0;
  for await (const { name, text } of parts) {
    const began = at;
    const sizes = { crc: 0, packed: 0, plain: 0 };
    async function* counted() {
      for await (const piece of text) {
        const bytes = Buffer.from(piece);
        sizes.crc = crc32(bytes, sizes.crc);
        sizes.plain += bytes.length;
        yield bytes;
      }
    }
    const header = Buffer.concat([Buffer.from('PK\x03\x04'), described(name), Buffer.from(name)]);
    yield header;
    // Whoever reads it hears of an error by it.
    const packed = pipeline(Readable.from(counted()), createDeflateRaw(), () => undefined);
    for await (const chunk of packed as AsyncIterable<Buffer>) {
      sizes.packed += chunk.length;
      yield chunk;
    }
    const behind = Buffer.alloc(16);
    behind.write('PK\x07\x08', 'latin1');
    behind.writeUInt32LE(sizes.crc, 4);
    behind.writeUInt32LE(sizes.packed, 8);
    behind.writeUInt32LE(sizes.plain, 12);
    yield behind;
    at += header.length + sizes.packed + behind.length;
    directory.push(entryOf(name, sizes, began));
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  yield Buffer.concat([entries, end]);
}
