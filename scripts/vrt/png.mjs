/**
 * Small files of screens. A palette instead of 24 bits for each pixel, and brotli around the PNG:
 * its window reaches over the whole picture, where the same words and borders come again and again,
 * and PNG's own compression only over some 50 rows. That is a third of the bytes.
 */
import { brotliCompressSync, brotliDecompressSync, constants, crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PALETTE = 256;
/** Steps of a colour channel that are kept, the first that leaves no more colours than a palette has. */
const STEPS = [31, 15, 7];

/**
 * The same picture with a palette; one with more colours than that at the coarsest steps stays as
 * it is.
 *
 * @param {Buffer} picture PNG
 * @returns {Buffer} PNG that is not compressed: see {@link pack}
 */
export function compact(picture) {
  const png = PNG.sync.read(picture);
  for (const steps of STEPS) {
    const indexed = withPalette(png, steps);
    if (indexed) return encode(png.width, png.height, indexed.colours, indexed.rows);
  }
  return picture;
}

/** @param {Buffer} picture PNG @returns {Buffer} for the file `….png.br` */
export function pack(picture) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
  return brotliCompressSync(picture, {
    params: { [BROTLI_PARAM_QUALITY]: 10, [BROTLI_PARAM_LGWIN]: 24 },
  });
}

/** @param {Buffer} file what {@link pack} has made @returns {Buffer} PNG */
export function unpack(file) {
  return brotliDecompressSync(file);
}

/** @returns the rows with their filter byte (0), or nothing when there are too many colours */
function withPalette({ width, height, data }, steps) {
  /** @type {Map<number, number>} colour → place in the palette */
  const palette = new Map();
  const rows = Buffer.alloc((width + 1) * height);
  const rounded = Array.from({ length: 256 }, (_, value) => step(value, steps));
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * 4;
    const colour = (rounded[data[at]] << 16) | (rounded[data[at + 1]] << 8) | rounded[data[at + 2]];
    let place = palette.get(colour);
    if (place === undefined) {
      if (palette.size === PALETTE) return undefined;
      place = palette.size;
      palette.set(colour, place);
    }
    rows[pixel + Math.floor(pixel / width) + 1] = place;
  }
  return { colours: [...palette.keys()], rows };
}

function step(value, steps) {
  return Math.round((Math.round((value * steps) / 255) * 255) / steps);
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
    chunk('IDAT', deflateSync(rows, { level: 0 })),
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
