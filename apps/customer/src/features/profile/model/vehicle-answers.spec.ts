import { expect, it } from 'vitest';
import { vehicleProblems } from './vehicle-answers.ts';

it.each([
  ['まだない', undefined, ['vehicle-name']],
  ['自転車', { isMeasured: false, hasPlate: false }, ['vehicle-name']],
  ['トレーラー', { isMeasured: true, hasPlate: false }, ['vehicle-name', 'vehicle-length']],
  [
    '乗用車',
    { isMeasured: true, hasPlate: true },
    ['vehicle-name', 'vehicle-length', 'vehicle-plate'],
  ],
])('種類が%sのとき、断りは画面にある欄だけのもの', (_, type, shown) => {
  const errors = {
    name: ['TOO_LONG' as const],
    length: ['REQUIRED' as const],
    'plate.place': ['REQUIRED' as const],
  };
  expect(vehicleProblems(errors, type).map(({ id }) => id)).toEqual(shown);
});
