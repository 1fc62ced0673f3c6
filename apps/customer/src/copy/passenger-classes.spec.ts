import { expect, it } from 'vitest';
import { classSupports } from './passenger-classes.ts';

const words = (adultFrom: number, child: [number, number], infant: [number, number]) =>
  Object.values(
    classSupports({
      adultFrom,
      child: { from: child[0], to: child[1] },
      infant: { from: infant[0], to: infant[1] },
    }),
  );

it.each([
  [
    [12, [6, 12], [1, 6]],
    ['中学生以上', '小学生', '1歳以上の未就学児', '1歳未満'],
  ],
  [
    [12, [6, 11], [1, 5]],
    ['12歳以上', '6歳〜11歳', '1〜5歳', '1歳未満'],
  ],
  [
    [15, [6, 15], [2, 6]],
    ['高校生以上', '小学生〜高校生未満', '2歳以上の未就学児', '2歳未満'],
  ],
  [
    [13, [3, 12], [0, 2]],
    ['13歳以上', '3歳〜12歳', '0〜2歳', '0歳未満'],
  ],
] as const)('区分の年齢 %j は %j と言う', ([adultFrom, child, infant], said) => {
  expect(words(adultFrom, [...child], [...infant])).toEqual(said);
});
