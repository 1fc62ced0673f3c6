/** The comparison of two pictures, pure: PNG bytes in, figures and a picture of the difference out. */
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * How far a pixel may be off (0–1, pixelmatch's measure of what an eye sees). The browser and the
 * fonts are pinned, so nothing has to be forgiven; this leaves only rounding.
 */
const THRESHOLD = 0.05;

/**
 * @typedef {{ status: 'same' } | { status: 'changed', pixels: number, why: string, diff: Buffer }}
 *   Comparison
 */

/**
 * @param {Buffer} before PNG
 * @param {Buffer} after PNG
 * @returns {Comparison} a single differing pixel counts, and so does another width or height
 */
export function compare(before, after) {
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const diff = new PNG({ width, height });
  const pixels = pixelmatch(
    onCanvas(a, width, height).data,
    onCanvas(b, width, height).data,
    diff.data,
    width,
    height,
    { threshold: THRESHOLD, includeAA: true },
  );
  const sameSize = a.width === b.width && a.height === b.height;
  if (sameSize && pixels === 0) return { status: 'same' };
  const why = sameSize
    ? `${pixels} pixels differ`
    : `${a.width}×${a.height} became ${b.width}×${b.height}, ${pixels} pixels differ`;
  return { status: 'changed', pixels, why, diff: PNG.sync.write(diff) };
}

/** Pictures of different sizes are laid on one canvas, so that what has moved is seen. */
function onCanvas(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}
