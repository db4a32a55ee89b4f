/** A workbook with one part that says whatever it is given, packed as small as it goes. */
import { crc32, deflateRawSync } from 'node:zlib';

const NAME = Buffer.from('xl/worksheets/sheet1.xml');

/** The fields that the zip's two records of a part have alike (APPNOTE 4.3.7, 4.3.12). */
function fieldsOf(bytes: Buffer, packed: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(NAME.length, 22);
  return fields;
}

export function packedSheet(text: string): Buffer {
  const bytes = Buffer.from(text);
  const packed = deflateRawSync(bytes, { level: 9 });
  const fields = fieldsOf(bytes, packed);
  const part = Buffer.concat([Buffer.from('PK\x03\x04'), fields, NAME, packed]);
  const made = Buffer.from([20, 0]);
  const entry = Buffer.concat([
    ...[Buffer.from('PK\x01\x02'), made, fields, Buffer.alloc(14)],
    NAME,
  ]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(entry.length, 8);
  end.writeUInt32LE(part.length, 12);
  return Buffer.concat([part, entry, Buffer.from('PK\x05\x06'), end]);
}
