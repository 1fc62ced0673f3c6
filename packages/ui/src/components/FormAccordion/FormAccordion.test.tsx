import { useState } from 'react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/global.css.ts';
import { Button } from '../Button/Button.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { FormAccordion, FormAccordionPart } from './FormAccordion.tsx';

function Party({ size = 3, height = 0 }) {
  const [open, setOpen] = useState<number | undefined>(0);
  const goOn = (next: number) => {
    document.getElementById(`person-${next}`)?.focus();
    setOpen(next);
  };
  return (
    <>
      <ErrorSummary problems={[{ id: 'city-2', message: '3人目の市区町村を入力してください。' }]} />
      <FormAccordion>
        {Array.from({ length: size }, (_, index) => (
          <FormAccordionPart
            key={`person-${String(index)}`}
            id={`person-${index}`}
            number={index + 1}
            label={`乗船者${index + 1}(大人)`}
            state="あと1項目"
            isOpen={open === index}
            onToggle={(isOpen) => {
              if (isOpen) setOpen(index);
              else setOpen((last) => (last === index ? undefined : last));
            }}
            action={<Button onPress={() => goOn(index + 1)}>乗船者{index + 2}へ進む</Button>}
          >
            <input id={`city-${index}`} aria-label={`市区町村${index + 1}`} />
            <div style={{ blockSize: height }} />
          </FormAccordionPart>
        ))}
      </FormAccordion>
    </>
  );
}

const city = (number: number) => page.getByLabelText(`市区町村${number}`);
const summary = (number: number) =>
  page
    .getByRole('heading', { name: `乗船者${number}(大人)` })
    .element()
    .closest('summary');

afterEach(() => page.viewport(414, 896));

test('一つだけ開き、閉じて開き直しても、打ったものは残る', async () => {
  await render(<Party />);
  await city(1).fill('汐見市');
  await page.getByRole('heading', { name: '乗船者2(大人)' }).click();
  await expect.element(city(2)).toBeVisible();
  await expect.element(city(1)).not.toBeVisible();
  await page.getByRole('heading', { name: '乗船者1(大人)' }).click();
  await expect.element(city(1)).toHaveValue('汐見市');
  await expect.element(city(1)).toBeVisible();
});

test('次へ進むと、次の人が開き、フォーカスはその行に移る', async () => {
  await render(<Party />);
  await page.getByRole('button', { name: '乗船者2へ進む' }).click();
  await expect.element(city(2)).toBeVisible();
  expect(document.activeElement).toBe(summary(2));
  await userEvent.keyboard('{Tab}');
  await expect.element(city(2)).toHaveFocus();
});

test('行は Enter でも Space でも開閉し、自分を閉じることもできる', async () => {
  await render(<Party />);
  summary(1)?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(city(1)).not.toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(city(1)).toBeVisible();
});

test('エラー要約のリンクは、閉じた人を先に開いてから、欄へ移る', async () => {
  await render(<Party />);
  await page.getByRole('link', { name: '3人目の市区町村を入力してください。' }).click();
  await expect.element(city(3)).toHaveFocus();
  await expect.element(city(3)).toBeVisible();
  await expect.element(city(1)).not.toBeVisible();
});

test('欄のグループと見出しが、乗船者の名前になる', async () => {
  await render(<Party />);
  await expect.element(page.getByRole('group', { name: '乗船者1(大人)' })).toBeVisible();
  await expect
    .element(page.getByRole('heading', { level: 3, name: '乗船者3(大人)' }))
    .toBeVisible();
});

test('上の長い人が閉じても、押した行は画面から出ない', async () => {
  await page.viewport(375, 600);
  await render(<Party height={1500} />);
  await page.getByRole('heading', { name: '乗船者2(大人)' }).click();
  await expect.element(city(2)).toBeVisible();
  const at = () => summary(2)?.getBoundingClientRect().top ?? -1;
  await expect.poll(at).toBeGreaterThanOrEqual(0);
  expect(at()).toBeLessThan(600);
});

test('320 px でも、長い名前は行からはみ出さない', async () => {
  await page.viewport(320, 400);
  await render(
    <FormAccordion>
      <FormAccordionPart
        id="long"
        number={1}
        label="乗船者1(大人)"
        title="勅使河原小路 アレクサンドリアネ"
        state="あと14項目"
        isOpen={false}
        onToggle={() => {}}
      >
        欄
      </FormAccordionPart>
    </FormAccordion>,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

const person = (title: string) => (
  <FormAccordion>
    <FormAccordionPart
      id="person"
      number={1}
      label="乗船者1(大人)"
      title={title}
      description="大人・42歳・女性・代表者"
      state="入力済み"
      isOpen={false}
      onToggle={() => {}}
    >
      欄
    </FormAccordionPart>
  </FormAccordion>
);

test.each([320, 375])(
  '幅%iで長い名前は、姓と名の間だけで折り返し、状態はその下に移る',
  async (width) => {
    await page.viewport(width, 812);
    const screen = await render(
      <div style={{ containerType: 'inline-size', marginInline: 16 }}>
        {person('勅使河原小路 アレクサンドリーナ')}
      </div>,
    );
    const name = screen.getByText('勅使河原小路 アレクサンドリーナ').element();
    const words = document.createRange();
    words.selectNodeContents(name);
    const lines = [...words.getClientRects()].map(({ bottom }) => Math.round(bottom));
    expect(new Set(lines).size).toBeLessThanOrEqual(2);
    const state = screen.getByText('入力済み').element().getBoundingClientRect();
    expect(state.top).toBeGreaterThan(Math.max(...lines));
  },
);

test('幅375で短い名前の状態は、名前の横に立つ', async () => {
  await page.viewport(375, 812);
  const screen = await render(
    <div style={{ containerType: 'inline-size', marginInline: 16 }}>{person('山田 花子')}</div>,
  );
  const name = screen.getByText('山田 花子').element().getBoundingClientRect();
  const state = screen.getByText('入力済み').element().getBoundingClientRect();
  expect(state.left).toBeGreaterThan(name.right);
  expect(state.top).toBeLessThan(name.bottom + 12);
});

test('開いたことが、状態を言わない古いブラウザーでも伝わる', async () => {
  const { prototype } = ToggleEvent;
  const state = Object.getOwnPropertyDescriptor(prototype, 'newState') ?? {};
  onTestFinished(() => void Object.defineProperty(prototype, 'newState', state));
  Reflect.deleteProperty(prototype, 'newState');
  const toggled: boolean[] = [];
  await render(
    <FormAccordionPart
      id="person"
      number={1}
      label="乗船者1(大人)"
      state="あと1項目"
      isOpen={false}
      onToggle={(isOpen) => toggled.push(isOpen)}
    >
      生年月日
    </FormAccordionPart>,
  );
  await page.getByRole('heading', { name: '乗船者1(大人)' }).click();
  await expect.poll(() => toggled).toEqual([true]);
});

test('閉じている部分の中で何かが開いても閉じても、開いている部分はそのまま', async () => {
  const toggled: boolean[] = [];
  const partOf = (isInnerOpen: boolean) => (
    <FormAccordion>
      <FormAccordionPart
        id="person"
        number={1}
        label="乗船者1(大人)"
        state="あと1項目"
        isOpen={false}
        onToggle={(isOpen) => toggled.push(isOpen)}
      >
        <details open={isInnerOpen}>生年月日</details>
      </FormAccordionPart>
    </FormAccordion>
  );
  const screen = await render(partOf(false));
  const inner = screen.container.querySelector('details details');
  for (const isOpen of [true, false]) {
    const told = new Promise((resolve) =>
      inner?.addEventListener('toggle', resolve, { once: true }),
    );
    await screen.rerender(partOf(isOpen));
    await told;
  }
  expect(toggled).toEqual([]);
});

test.each([320, 375])('幅%iでも、名前は一行に収まる', async (width) => {
  await page.viewport(width, 812);
  await render(
    <div style={{ containerType: 'inline-size', margin: 16 }}>
      <Party />
    </div>,
  );
  const name = page.getByRole('heading', { name: '乗船者2(大人)' }).element();
  const { lineHeight } = getComputedStyle(name);
  expect(name.getBoundingClientRect().height).toBeLessThan(1.5 * Number.parseFloat(lineHeight));
  const line = name.closest('summary') as HTMLElement;
  expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
});

test('名前がわかるまでは短く見せられ、読み上げでは区分まで一度だけ聞こえる', async () => {
  const partWith = (title: string) => (
    <FormAccordion>
      <FormAccordionPart
        id="child"
        number={4}
        label="乗船者4(小人)"
        title={title}
        description="小人"
        state="あと5項目"
        isOpen={false}
        onToggle={() => {}}
      >
        欄
      </FormAccordionPart>
    </FormAccordion>
  );
  const screen = await render(partWith('乗船者4'));
  const named = (name: string) => screen.getByRole('heading', { name, exact: true });
  await expect.element(named('乗船者4(小人)')).toBeVisible();
  await expect.element(screen.getByText('乗船者4', { exact: true })).toBeVisible();
  await screen.rerender(partWith('山田 蓮'));
  await expect.element(named('乗船者4(小人) 山田 蓮')).toBeVisible();
});
