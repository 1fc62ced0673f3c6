import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { openOperator } from '../../../apps/customer/vite/operator-folder.ts';
import { picturesOf, writePictures } from './share-pictures.mjs';

it('each route has a picture of its own, with its coast, its sign and its colour', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ferry-share-'));
  const { operator, icons, theme } = openOperator('');
  await writePictures(folder, operator, { icons, colours: theme.light.color });
  const names = ['site', ...Object.keys(operator.routes)];
  const pictures = names.map((name) =>
    PNG.sync.read(readFileSync(join(folder, 'share', `${name}.png`))),
  );
  expect(pictures.map(({ width, height }) => [width, height])).toEqual(
    names.map(() => [1200, 630]),
  );
  const colourAt = ({ data, width }: PNG, x: number, y: number) =>
    `#${data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3).toString('hex')}`;
  // In the circle of the sign, beside its character.
  const signs = pictures.slice(1).map((picture) => colourAt(picture, 90, 542));
  const { route1, route2, route3 } = theme.light.color;
  expect(signs).toEqual([route1, route2, route3].map((colour) => colour.toLowerCase()));
  expect(new Set(pictures.map(({ data }) => data.toString('base64'))).size).toBe(names.length);
  rmSync(folder, { recursive: true });
});

it('a name is text, and a route without a coast has its sign alone', () => {
  const colours = {
    ...{ ground: '#fff', ink: '#000', onRoute: '#fff' },
    ...{ route1: '#100', route2: '#200', route3: '#300' },
  };
  const operator = { siteTitle: '<海>&Co', routes: { route_a: { sign: '甲', hue: 9 } } };
  const [, [name, svg] = []] = picturesOf(operator, { icons: '/nowhere', colours });
  expect([name, svg?.match(/<svg/g)?.length]).toEqual(['route_a', 1]);
  expect(svg).toContain('&#60;海&#62;&#38;Co');
  expect(svg).toContain('fill="#100"');
});
