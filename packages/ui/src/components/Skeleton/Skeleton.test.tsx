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

test('いくつかを同時に待つときと、続けて待つときは、初めの一つだけが読み上げられ、それが先に済めば、残る一つに引き継がれる', async () => {
  const awaited = (...names: string[]) =>
    names.map((name) => (
      <Skeleton key={name} label={`${name}を読み込んでいます`}>
        <SkeletonLine />
      </Skeleton>
    ));
  const screen = await render(awaited('航路', '運航状況'));
  await expect.element(screen.getByRole('status')).toHaveTextContent('航路を読み込んでいます');
  await screen.rerender(awaited('お知らせ', '運航状況'));
  await expect.element(screen.getByRole('status')).toHaveTextContent('運航状況を読み込んでいます');
  await screen.rerender(awaited('乗り場'));
  await expect.element(screen.getByText('乗り場を読み込んでいます')).toBeInTheDocument();
  expect(screen.getByRole('status').elements()).toEqual([]);
  await screen.rerender(<p>着きました</p>);
  await screen.rerender(awaited('便'));
  await expect.element(screen.getByRole('status')).toHaveTextContent('便を読み込んでいます');
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
