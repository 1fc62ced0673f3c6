/**
 * A picture of 1200 × 630 for each route of operator.json and one of the site (`share/<routeId>.png`, `share/site.png`):
 * what a link to it shows elsewhere. The coast of the route, its sign, and the site's name in the site's colours.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const { resolve } = createRequire(import.meta.url);
const FONT = 'BIZ UDGothic';
const WIDTH = 1200;
const HEIGHT = 630;

/** @param {string} text */
const escaped = (text) => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * @typedef {{ sign: string, hue: number, map?: string }} Face
 * @typedef {{ siteTitle: string, routes?: Record<string, Face> }} Operator
 * @typedef {Record<'ground' | 'ink' | 'route1' | 'route2' | 'route3' | 'onRoute', string>} Colours
 */

/**
 * @param {Operator} operator
 * @param {{ icons: string, colours: Colours }} of the folder of its maps, and its colours by day
 * @returns {[name: string, svg: string][]}
 */
export function picturesOf({ siteTitle, routes = {} }, { icons, colours }) {
  const picture = (/** @type {Face | undefined} */ face) => {
    const file = face?.map && join(icons, face.map);
    const coast = file && existsSync(file) ? placed(readFileSync(file, 'utf8')) : '';
    const sign = face
      ? `<circle cx="140" cy="542" r="60" fill="${hueOf(face, colours)}"/>
         ${text(face.sign, { x: 140, y: 567, size: 70, fill: colours.onRoute, anchor: 'middle' })}`
      : '';
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
      <rect width="100%" height="100%" fill="${colours.ground}"/>${coast}
      <rect y="455" width="100%" height="175" fill="${colours.ground}"/>${sign}
      ${text(siteTitle, { x: face ? 235 : 90, y: 540, size: 60, fill: colours.ink })}
      ${text('フェリーのご予約', { x: face ? 235 : 90, y: 597, size: 36, fill: colours.ink })}
    </svg>`;
  };
  return [
    ['site', picture(undefined)],
    ...Object.entries(routes).map(
      ([id, face]) => /** @type {[string, string]} */ ([id, picture(face)]),
    ),
  ];
}

const hueOf = (/** @type {Face} */ { hue }, /** @type {Colours} */ { route1, route2, route3 }) =>
  [route1, route2, route3][hue - 1] ?? route1;

/** @param {string} svg a map, as wide as the picture */
const placed = (svg) =>
  svg.replace(/^[\s\S]*?<svg/, `<svg x="0" y="-75" width="${WIDTH}" height="600"`);

const text = (
  /** @type {string} */ words,
  /** @type {{ x: number, y: number, size: number, fill: string, anchor?: string }} */ place,
) =>
  `<text x="${place.x}" y="${place.y}" font-family="${FONT}" font-weight="700" font-size="${place.size}" fill="${place.fill}" text-anchor="${place.anchor ?? 'start'}">${escaped(words)}</text>`;

/**
 * @param {string} dist folder of the built site
 * @param {Operator} operator
 * @param {{ icons: string, colours: Colours }} of
 */
export async function writePictures(dist, operator, of) {
  await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const font = readFileSync(
    resolve('@expo-google-fonts/biz-udgothic/700Bold/BIZUDGothic_700Bold.ttf'),
  );
  mkdirSync(join(dist, 'share'), { recursive: true });
  for (const [name, svg] of picturesOf(operator, of)) {
    const picture = new Resvg(svg, { font: { fontBuffers: [font], defaultFontFamily: FONT } });
    writeFileSync(join(dist, 'share', `${name}.png`), picture.render().asPng());
  }
}
