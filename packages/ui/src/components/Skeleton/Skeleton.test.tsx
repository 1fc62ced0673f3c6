import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../styles/global.css.ts';
import { emulate } from '../../private/emulate.fixture.ts';
import { Skeleton, SkeletonBlock, SkeletonLine } from './Skeleton.tsx';

const show = async () => {
  const screen = await render(
    <Skeleton label="便を読み込んでいます">
      <SkeletonLine width={60} />
      <SkeletonBlock height={168} />
    </Skeleton>,
  );
  const status = screen.getByRole('status');
  const shapes = [...status.element().querySelectorAll('[aria-hidden] > *')];
  return { status, shapes };
};

afterEach(() => emulate());

test('何を読み込んでいるかだけが伝わり、形は読み上げられない', async () => {
  const { status, shapes } = await show();
  await expect.element(status).toHaveTextContent('便を読み込んでいます');
  expect(shapes).toHaveLength(2);
});

test('来るものの場所を取り、光らず、動かない', async () => {
  const { shapes } = await show();
  const [line, block] = shapes.map((shape) => shape.getBoundingClientRect());
  expect(block?.height).toBe(168);
  expect(Number(line?.width) / Number(block?.width)).toBeCloseTo(0.6, 1);
  expect(shapes.flatMap((shape) => shape.getAnimations())).toEqual([]);
});

test('強制カラーモードでは、塗りの代わりに枠が見える', async () => {
  await emulate({ forcedColors: true });
  const { shapes } = await show();
  expect(shapes.map((shape) => getComputedStyle(shape).borderTopWidth)).toEqual(['1px', '1px']);
});
