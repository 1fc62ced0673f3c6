/** Small PNG files of screens: a palette instead of 24 bits for each pixel. */
import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PALETTE = 256;
/** Steps of a colour channel that are kept: 32, an eighth of what nobody can tell apart. */
const STEPS = 31;

/**
 * The same picture in about a third of the bytes. Channels are rounded to 32 steps, which leaves
 * screens drawn without smoothing fewer than 256 colours; a picture with more stays as it is.
 *
 * @param {Buffer} picture PNG
 */
export function compact(picture) {
  const { width, height, data } = PNG.sync.read(picture);
  /** @type {Map<number, number>} colour → place in the palette */
  const palette = new Map();
  const rows = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * 4;
    const colour = (step(data[at]) << 16) | (step(data[at + 1]) << 8) | step(data[at + 2]);
    let place = palette.get(colour);
    if (place === undefined) {
      if (palette.size === PALETTE) return picture;
      place = palette.size;
      palette.set(colour, place);
    }
    // One more byte in front of each row: its filter, 0.
    rows[pixel + Math.floor(pixel / width) + 1] = place;
  }
  return encode(width, height, [...palette.keys()], rows);
}

function step(value = 0) {
  return Math.round((Math.round((value * STEPS) / 255) * 255) / STEPS);
}

function encode(width, height, colours, rows) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits for each pixel, colour type 3: palette.
  header.set([8, 3, 0, 0, 0], 8);
  const palette = Buffer.from(
    colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]),
  );
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type, content) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
