import '../../styles/global.css.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PinnedLeg } from './PinnedLeg.tsx';

const leg = (
  <PinnedLeg
    title="選んだ往路"
    sign="夜"
    hue={2}
    voyage={{
      hue: 2,
      cutOff: { at: '2026-12-08T22:40:00+09:00', holdsFor: '車両' },
      departure: { at: '2026-12-09T00:10:00+09:00', port: '北斗浜港' },
      arrival: { at: '2026-12-09T17:40:00+09:00', port: '東雲港' },
      duration: '17時間30分',
      vessel: 'よいかぜ',
    }}
    price={141130}
    text="コンフォート寝台・往路の合計(税込)"
    actions={[
      <a key="change" href="#change">
        往路を選び直す
      </a>,
      <a key="later" href="#later">
        復路はあとで予約する
      </a>,
    ]}
  />
);

test.each([
  [1280, 1216, 112],
  [375, 343, 250],
])('幅%iでは、選んだ往路が一段に収まり、はみ出さない', async (width, inlineSize, limit) => {
  await page.viewport(width, 800);
  const screen = await render(<div style={{ inlineSize }}>{leg}</div>);
  const pinned = screen.getByRole('region', { name: '選んだ往路' }).element();
  expect(pinned.getBoundingClientRect().height).toBeLessThanOrEqual(limit);
  expect(pinned.scrollWidth).toBeLessThanOrEqual(pinned.clientWidth);
});

test('広い画面でも、線は入港の時刻のすぐ前まで届く', async () => {
  await page.viewport(1920, 1080);
  const screen = await render(
    <div style={{ inlineSize: 1440 }}>
      <PinnedLeg title="往路 12月9日(水)" sign="夜" hue={2} voyage={leg.props.voyage} />
    </div>,
  );
  const items = screen.getByRole('listitem').elements();
  const boxOf = (has: RegExp) =>
    items.find(({ textContent }) => has.test(textContent ?? ''))?.getBoundingClientRect();
  const [track, arrival] = [boxOf(/^所要時間/), boxOf(/入港$/)];
  expect(track?.width).toBeGreaterThan(640);
  expect((arrival?.left ?? 0) - (track?.right ?? 0)).toBeLessThanOrEqual(12);
});
