import { encode } from 'uqr';

/** Light modules around the code that a reader needs to find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code as one path on a square of `size` modules, quiet zone included. */
type QrMatrix = { size: number; path: string };

/** One horizontal bar for each run of dark modules: a fifth of the text of single squares. */
const rowPath = (row: readonly boolean[], y: number): string => {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x++;
    path += `M${start} ${y}h${x + 1 - start}v1h-${x + 1 - start}z`;
  }
  return path;
};

/**
 * @param value what the reader gets, any text of at most 2,331 bytes of UTF-8
 * @returns the code with error correction M: 15 % of it may be scratched or reflect
 * @throws RangeError when the value is too long for a QR code
 */
export const qrMatrix = (value: string): QrMatrix => {
  const { data, size } = encode(value, { ecc: 'M', border: QUIET_ZONE });
  return { size, path: data.map(rowPath).join('') };
};
