import '../../styles/global.css.ts';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { linesOf } from '../../private/lines.fixture.ts';
import { DateTime } from '../DateTime/DateTime.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { List } from '../List/List.tsx';
import { Money } from '../Money/Money.tsx';
import { Text } from '../Text/Text.tsx';
import { splitPhrases } from './split-phrases.ts';

const runs = [
  '2026年12月12日(土) 5:40',
  '12月13日(日) 0:10',
  '16,700円',
  '−430円',
  '大人2名',
  '3時間40分',
  '0120-000-470',
  '9:00〜18:00',
  '10:00〜翌1:00',
  '7月20日(火) 9:00〜18:00',
  '7月20日(火・祝) 5:40',
  'お取り置き',
  '払い戻し',
  '12か月後',
  '7KQ4-MX9R',
  '2345-6789-C1',
  '7KQ4-MX9R-H1',
  '7KQ4MX9R-1',
  '2048163957',
  '第2種',
  '乗り換え',
  '函館\u00a0300\u00a0さ\u00a012-34',
];

const sentence = `お支払いは${runs[0]}まで、窓口は${runs[1]}までに、${runs[4]}で${runs[2]}(割引は${runs[3]})です。乗船時間は${runs[5]}です。お電話は${runs[6]}、受付時間は${runs[7]}、夜は${runs[8]}、窓口は${runs[9]}、出港は${runs[10]}です。お席は${runs[11]}します。${runs[12]}のときは、手数料を差し引きます。名簿は${runs[13]}に削除します。予約番号は${runs[14]}です(取消番号 ${runs[15]}、変更番号 ${runs[16]}、領収書 ${runs[17]}、お客様番号 ${runs[18]})。手帳は${runs[19]}です。途中の${runs[20]}はありません。お車は乗用車(469cm)・${runs[21]}です。`;

/** Every width of a phone down to a narrow column: a wrong break shows at some of them only. */
const widths = Array.from({ length: 48 }, (_, index) => 210 + index * 4);

test('どの幅でも、日付と時刻・金額・人数は途中で折り返さない', async () => {
  const screen = await render(
    <main>
      <Text>{sentence}</Text>
      <List>{sentence}</List>
      <DescriptionList rows={[{ term: sentence, value: sentence }]} />
      <Text>
        {/* As JSX hands it over: in parts. */}
        乗船者は大人{2}名、期限は{runs[0]?.slice(0, 14)} {'5:40'}です。
      </Text>
      <Text>
        運賃は
        <Money amount={16700} />、<Money amount={-430} />
        、出港は
        <DateTime at="2026-12-12T05:40:00+09:00" isYearShown />
        です。
      </Text>
    </main>,
  );
  const main = screen.container.querySelector('main') as HTMLElement;
  const blocks = [...main.querySelectorAll('p, li, dt, dd')];
  for (const width of widths) {
    main.style.inlineSize = `${width}px`;
    for (const block of blocks) {
      const text = block.textContent ?? '';
      const lines = linesOf(block).map((line) => line.trimEnd());
      for (const run of runs.filter((each) => text.includes(each))) {
        expect(
          lines.some((line) => line.includes(run)),
          `${width} px: ${lines.join('⏎')}`,
        ).toBe(true);
      }
    }
  }
  expect(blocks[0]?.textContent).toBe(sentence);
});

test('入りきらない幅では、日付と時刻の間で折り返し、はみ出さない', async () => {
  const screen = await render(
    <div style={{ inlineSize: 150, containerType: 'inline-size' }}>
      <Text>{`${runs[0]}まで`}</Text>
    </div>,
  );
  const [text] = screen.container.querySelectorAll('p');
  expect(linesOf(text as Element).map((line) => line.trim())).toEqual([
    '2026年12月12日(土)',
    '5:40まで',
  ]);
});

test('文節を知らないブラウザのための区切りも、日付・金額・人数の中に来ない', () => {
  const phrases = splitPhrases(sentence);
  expect(phrases.join('')).toBe(sentence);
  for (const run of runs) {
    expect(phrases.some((phrase) => phrase.includes(run))).toBe(true);
  }
});

test('番号とナンバープレートだけが、翻訳で変わらない', async () => {
  const screen = await render(<Text>{sentence}</Text>);
  const kept = [...screen.container.querySelectorAll('[translate=no]')];
  expect(kept.map(({ textContent }) => textContent)).toEqual([
    runs[14],
    runs[15],
    runs[16],
    runs[17],
    runs[18],
    runs[21],
  ]);
});
