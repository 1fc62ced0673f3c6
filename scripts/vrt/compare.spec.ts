import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { compare } from './compare.mjs';
import { compact, pack, unpack } from './png.mjs';

type Box = { x: number; y: number; colour?: number };

/** A white picture of 120 × 80 with a box of 40 × 20 in it: a button, seen from far. */
const picture = ({ x, y, colour = 0x0b5a7f }: Box, height = 80): Buffer => {
  const png = new PNG({ width: 120, height });
  png.data.fill(255);
  for (let row = y; row < y + 20; row += 1) {
    for (let column = x; column < x + 40; column += 1) {
      png.data.writeUInt32BE(((colour << 8) | 0xff) >>> 0, (row * 120 + column) * 4);
    }
  }
  return PNG.sync.write(png);
};

const before = picture({ x: 20, y: 30 });

describe('compare', () => {
  it('is green for the same picture, twice', () => {
    expect(compare(before, picture({ x: 20, y: 30 }))).toEqual({ status: 'same' });
    expect(compare(before, before)).toEqual({ status: 'same' });
  });

  it.each([
    ['2 px to the right', { x: 22, y: 30 }, 80],
    ['2 px down', { x: 20, y: 32 }, 160],
    ['1 px to the left', { x: 19, y: 30 }, 40],
  ])('is red when the box has moved %s', (_what, box, pixels) => {
    const result = compare(before, picture(box));
    expect(result).toMatchObject({ status: 'changed', pixels, why: `${pixels} pixels differ` });
  });

  it('is red when the picture has grown by 2 px', () => {
    const result = compare(before, picture({ x: 20, y: 30 }, 82));
    expect(result).toMatchObject({ status: 'changed' });
    expect('why' in result && result.why).toContain('120×80 became 120×82');
  });

  it('is red for a colour that is a little different', () => {
    const result = compare(before, picture({ x: 20, y: 30, colour: 0x0a3f5c }));
    expect(result).toMatchObject({ status: 'changed', pixels: 800 });
  });

  it('paints what differs', () => {
    const result = compare(before, picture({ x: 22, y: 30 }));
    if (result.status !== 'changed') throw new Error('not changed');
    const diff = PNG.sync.read(result.diff);
    expect([diff.width, diff.height]).toEqual([120, 80]);
  });
});

describe('compact', () => {
  it('keeps every pixel in fewer bytes', () => {
    const file = pack(compact(before));
    expect(compare(before, unpack(file))).toEqual({ status: 'same' });
    expect(file.length).toBeLessThan(before.length);
  });

  it('does not hide a movement of 2 px', () => {
    const result = compare(compact(before), compact(picture({ x: 22, y: 30 })));
    expect(result).toMatchObject({ status: 'changed', pixels: 80 });
  });

  it('leaves a picture of many colours as it is', () => {
    const png = new PNG({ width: 64, height: 8 });
    for (let pixel = 0; pixel < 512; pixel += 1) {
      const [red, green, blue] = [pixel & 7, (pixel >> 3) & 7, pixel >> 6];
      png.data.set([red * 36, green * 36, blue * 36, 255], pixel * 4);
    }
    const many = PNG.sync.write(png);
    expect(compact(many)).toBe(many);
  });
});
