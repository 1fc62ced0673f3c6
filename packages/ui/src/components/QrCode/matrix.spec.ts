import decode from 'qr/decode.js';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { qrMatrix } from './matrix.ts';

/** Draws the path as a reader sees it: `scale` px for each module, dark on white. */
const draw = ({ size, path }: { size: number; path: string }, scale = 8) => {
  const side = size * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      const from = row * side + Number(x) * scale;
      for (let dot = from; dot < from + Number(width) * scale; dot++) {
        data.fill(0, dot * 4, dot * 4 + 3);
      }
    }
  }
  return { width: side, height: side, data };
};

describe('another library reads what was encoded', () => {
  it.each([
    ['a reservation number', 'K7QM3RT9'],
    ['a boarding pass address', 'https://example.jp/customer/b/K7QM3RT9?leg=1&sig=3f9a0c'],
    ['Japanese text', '汐凪フェリー 予約番号 K7QM-3RT9'],
    ['digits alone', '0123456789'],
    ['a long token', 'a1'.repeat(300)],
  ])('%s', (_, value) => {
    expect(decode(draw(qrMatrix(value)))).toBe(value);
  });
});

it('leaves four light modules on every side', () => {
  const { size, path } = qrMatrix('K7QM3RT9');
  const ends = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => ({
    left: Number(x),
    right: Number(x) + Number(width),
    y: Number(y),
  }));
  expect(Math.min(...ends.map((end) => end.left))).toBe(4);
  expect(Math.max(...ends.map((end) => end.right))).toBe(size - 4);
  expect(Math.min(...ends.map((end) => end.y))).toBe(4);
  expect(Math.max(...ends.map((end) => end.y))).toBe(size - 5);
});

it('draws every dark module exactly once', () => {
  const { path } = qrMatrix('K7QM3RT9');
  const widths = [...path.matchAll(/h(\d+)v/g)].map(([, width]) => Number(width));
  const dark = encode('K7QM3RT9', { ecc: 'M', border: 4 }).data.flat().filter(Boolean).length;
  expect(widths.reduce((sum, width) => sum + width, 0)).toBe(dark);
});

it('refuses what no QR code can hold', () => {
  expect(() => qrMatrix('a'.repeat(2332))).toThrow(RangeError);
  expect(() => qrMatrix('a'.repeat(2331))).not.toThrow();
});
