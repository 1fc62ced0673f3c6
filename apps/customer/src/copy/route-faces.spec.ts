import { expect, it } from 'vitest';
import { routeFace } from './route-faces.ts';

it('航路の印と色は、運航会社のデータのとおり', () => {
  expect(routeFace('route_islands', '凪浦諸島航路')).toEqual({ sign: '島', hue: 3 });
});

it('データにない航路は、名前の一字目と一つ目の色', () => {
  expect(routeFace('route_new', '鴎島航路')).toEqual({ sign: '鴎', hue: 1 });
});
