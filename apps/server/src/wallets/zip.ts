import { crc32 } from 'node:zlib';

// 1980-01-01, 0:00: the format has no time before; nobody asks when a file of a pass was made.
const DATE = 0x21;
const UTF8_NAMES = 0x800;
const VERSION = 20;

/** An archive of the files as they are, not compressed: they are small. */
export function zipOf(files: ReadonlyMap<string, Buffer>): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, bytes] of files) {
    const local = Buffer.concat([header('504b0304', name, bytes), Buffer.from(name), bytes]);
    entries.push(centralEntry(name, bytes, offset));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(files.size, 8);
  end.writeUInt16LE(files.size, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

function header(signature: string, name: string, bytes: Buffer): Buffer {
  const fields = Buffer.alloc(30);
  fields.write(signature, 'hex');
  writeFields(fields, 4, name, bytes);
  return fields;
}

function centralEntry(name: string, bytes: Buffer, offset: number): Buffer {
  const fields = Buffer.alloc(46);
  fields.write('504b0102', 'hex');
  fields.writeUInt16LE(VERSION, 4);
  writeFields(fields, 6, name, bytes);
  fields.writeUInt32LE(offset, 42);
  return Buffer.concat([fields, Buffer.from(name)]);
}

/** What both kinds of headers have, from one place on. */
function writeFields(fields: Buffer, at: number, name: string, bytes: Buffer): void {
  fields.writeUInt16LE(VERSION, at);
  fields.writeUInt16LE(UTF8_NAMES, at + 2);
  fields.writeUInt16LE(DATE, at + 8);
  fields.writeUInt32LE(crc32(bytes), at + 10);
  fields.writeUInt32LE(bytes.length, at + 14);
  fields.writeUInt32LE(bytes.length, at + 18);
  fields.writeUInt16LE(Buffer.byteLength(name), at + 22);
}
