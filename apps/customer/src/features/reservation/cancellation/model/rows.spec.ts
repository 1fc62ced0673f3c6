import { exampleOf } from '@ferry/api/examples';
import { describe, expect, it } from 'vitest';
import { feeStairs } from './fee-stairs.ts';
import { rowsOf } from './rows.ts';
import { cancellationRuleText, refundState, sharedUntil } from './texts.ts';

const family = exampleOf('getReservation', 200, 'familyPaid');
const { lines, serverTime } = exampleOf('quoteCancellation', 200, 'familyAll');
const childOnly = exampleOf('quoteCancellation', 200, 'familyChild').lines;

describe('明細', () => {
  it('乗船者、車両、調整金の順に、支払った額・手数料・戻る額が並び、行程の合計になる', () => {
    const rows = rowsOf(family, 'outbound', { all: lines, picked: lines });
    expect(rows.map(({ name, amounts }) => [name, ...amounts])).toEqual([
      ['高橋 美咲', 0, 0, 0],
      ['高橋 翔', 4800, 480, 4320],
      ['高橋 陽菜', 2400, 240, 2160],
      ['乗用車 カローラ 函館\u00a0300\u00a0あ\u00a012-34', 18600, 1860, 16740],
      ['燃料油価格変動調整金', 780, 0, 780],
    ]);
  });

  it('調整金は、選んだものの分だけ', () => {
    const rows = rowsOf(family, 'outbound', { all: lines, picked: childOnly });
    expect(rows.at(-1)).toMatchObject({ amounts: [60, 0, 60], keys: [] });
  });

  it('運航会社の都合で行程がなくなると、前の変更手数料が、その行程をすべて選んだときに戻る', () => {
    const [first] = lines;
    if (!first) throw new Error('the example has lines');
    const fee = { label: '変更手数料', paidYen: 860, feeYen: 0, refundYen: 860 };
    const back = { ...first, ...fee, kind: 'changeFee' as const, position: 0 };
    const last = (picked: typeof lines) =>
      rowsOf(family, 'outbound', { all: [...lines, back], picked }).at(-1);
    expect(last([back])).toMatchObject({ name: '変更手数料', amounts: [860, 0, 860], keys: [] });
    expect(last(childOnly)).toMatchObject({ amounts: [0, 0, 0] });
  });

  const detailsOf = (all: typeof lines) =>
    rowsOf(family, 'outbound', { all, picked: [] }).map(({ details }) => details[1]);

  it('規則は、率と最低額まで。上がる時刻は、行程で同じなら表の上に1度だけ', () => {
    expect(detailsOf(lines).slice(0, 2)).toEqual([
      '手数料も払い戻しもありません',
      '10%(最低200円)',
    ]);
    expect(sharedUntil(lines.filter(({ leg }) => leg === 'outbound'))).toBe(
      '2027-08-01T00:00:00+09:00',
    );
  });

  it('上がる時刻が行程の中で違えば、1件ずつ示す', () => {
    const mixed = lines.map((line) =>
      line.kind === 'vehicle' ? { ...line, until: '2027-08-02T06:40:00+09:00' } : line,
    );
    expect(detailsOf(mixed)[1]).toBe('10%(最低200円)・8月1日(日) 0:00まで');
    expect(detailsOf(mixed)[3]).toContain('8月2日(月) 6:40まで');
  });

  const line = lines[1];
  if (!line) throw new Error('the example has lines');
  it.each([
    [{ percent: 0, minimumYen: 200 }, '一律200円・8月1日(日) 0:00まで'],
    [{ feeYen: 0, percent: 0, minimumYen: 0, until: null }, '無料'],
    [{ feeYen: 240, percent: 0, minimumYen: 0, until: null }, '使ったものの料金の残り'],
    [{ percent: 100, minimumYen: 0, until: null }, '100%'],
    [{ freeBecause: 'serviceCancelled' as const, until: null }, '運航会社の都合のため無料'],
    [{ freeBecause: 'beforePayment' as const, until: null }, 'お支払い前のため無料'],
    [{ freeBecause: 'newReason' as never, until: null }, '無料'],
  ])('%o は「%s」', (change, text) => {
    expect(cancellationRuleText({ ...line, ...change })).toBe(text);
  });
});

describe('一部を使った提携きっぷ', () => {
  const bought = exampleOf('getReservation', 200, 'partnerTicket');
  const partlyUsed = exampleOf('quoteCancellation', 200, 'ticketPartlyUsed').lines;
  const [first] = partlyUsed;
  if (!first) throw new Error('the example has lines');

  it('使ったものと、別に買うときの料金を示し、無料とは言わない', () => {
    const rows = rowsOf(bought, 'outbound', { all: partlyUsed, picked: partlyUsed });
    expect(rows.map(({ details, amounts }) => [details[1], amounts[1]])).toEqual([
      ['使ったもの:往路の運賃 1,800円、島の食堂 500円券 500円', 2300],
      ['使ったもの:往路の運賃 1,800円', 1800],
    ]);
  });

  it.each([
    [
      { feeYen: 1470, percent: 30, minimumYen: 200, used: [{ label: '食堂券', yen: 500 }] },
      '使ったもの:食堂券 500円。これより高い手数料:30%(最低200円)',
    ],
    [
      { feeYen: 4900, used: [{ label: '往路の運賃', yen: 5400 }] },
      '使ったもの:往路の運賃 5,400円(お支払いの額まで)',
    ],
    [
      {
        freeBecause: 'serviceCancelled' as const,
        feeYen: 1800,
        used: [{ label: '往路の運賃', yen: 1800 }],
      },
      '使ったもの:往路の運賃 1,800円',
    ],
  ])('%o は「%s」', (change, text) => {
    expect(cancellationRuleText({ ...first, ...change })).toBe(text);
  });
});

describe('復路で等級を上げた、一部を使った提携きっぷ', () => {
  it('復路の差額からも、使ったものの料金の残りが引かれると言う', () => {
    const bought = exampleOf('getReservation', 200, 'partnerTicket');
    const all = exampleOf('quoteCancellation', 200, 'ticketPartlyUsed').lines.map((line) =>
      line.leg === 'return' ? { ...line, paidYen: 1000, feeYen: 300, refundYen: 700 } : line,
    );
    const [first] = rowsOf(bought, 'return', { all, picked: all });
    expect(first?.details[1]).toBe('使ったものの料金の残りか、手数料の、高いほう');
  });
});

describe('手数料の段', () => {
  const at = (now: string) =>
    feeStairs({ ...family, serverTime: now })[0]?.steps.map(({ time }) => time);

  it.each([
    ['2027-07-26T23:59:59+09:00', ['now', 'later', 'later', 'later']],
    ['2027-07-27T00:00:00+09:00', ['past', 'now', 'later', 'later']],
    ['2027-07-31T23:59:59+09:00', ['past', 'now', 'later', 'later']],
    ['2027-07-31T15:00:00Z', ['past', 'past', 'now', 'later']],
    ['2027-08-02T06:39:59+09:00', ['past', 'past', 'now', 'later']],
    ['2027-08-02T06:40:00+09:00', ['past', 'past', 'past', 'now']],
  ])('%s にいる段', (now, times) => {
    expect(at(now)).toEqual(times);
  });

  it('段の下は、その日の終わりまで', () => {
    const [outbound] = feeStairs({ ...family, serverTime });
    expect(outbound?.caption).toBe('往路 8月2日(月) 6:40 出港');
    expect(outbound?.steps.map(({ until, fee }) => `${until} ${fee}`)).toEqual([
      '7月26日(月)まで 200円',
      '7月31日(土)まで 10%',
      '出港まで 30%',
      '出港のあと 100%',
    ]);
  });
});

describe('払い戻しの状況', () => {
  const stateOf = (example: 'familyPartlyCancelled' | 'familyRefunded' | 'familyNeedsAccount') => {
    const reservation = exampleOf('getReservation', 200, example);
    const last = reservation.cancellations.at(-1);
    if (!last) throw new Error('the example has a cancellation');
    return { last, reservation };
  };

  it.each([
    ['familyPartlyCancelled', '払い戻し手続き中'],
    ['familyRefunded', '払い戻し済み'],
    ['familyNeedsAccount', '払い戻し先の登録が必要です'],
  ] as const)('%s は「%s」', (example, title) => {
    const { last, reservation } = stateOf(example);
    expect(refundState(last, reservation)).toMatchObject({ title });
    // What the transfer costs is taken off.
    const yen = example === 'familyNeedsAccount' ? '3,690円' : '4,240円';
    expect(refundState(last, reservation)?.text).toContain(yen);
  });

  it('口座の登録が必要なら、引いた振込手数料を言い、登録へ進める。決済会社がたずねるなら進めない', () => {
    const { last, reservation } = stateOf('familyNeedsAccount');
    expect(refundState(last, reservation)).toMatchObject({
      text: '3,690円(振込手数料550円を引いた額)を、お客様の口座に振り込みます。',
      isAccountMissing: true,
    });
    const refunds = reservation.refunds.map((each) => ({
      ...each,
      way: 'accountByProvider' as const,
    }));
    const asked = refundState(last, { ...reservation, refunds });
    expect(asked?.text).toContain('決済会社からのメールでご案内しています');
    expect(asked?.isAccountMissing).toBeUndefined();
  });

  it('登録した口座への振り込みは、これからと済んだあとで、そう言う', () => {
    const { last, reservation } = stateOf('familyNeedsAccount');
    const textOf = (state: 'pending' | 'refunded') =>
      refundState({ ...last, refundState: state }, reservation)?.text;
    expect(textOf('pending')).toBe(
      '3,690円(振込手数料550円を引いた額)を、お客様の口座に振り込みます。振り込みが済むと、メールでお知らせします。',
    );
    expect(textOf('refunded')).toBe(
      '3,690円(振込手数料550円を引いた額)を、お客様の口座に振り込みました。',
    );
  });

  it('お支払い前の取消には、払い戻しがない。知らない状況は手続き中とする', () => {
    const { last, reservation } = stateOf('familyRefunded');
    expect(refundState({ ...last, refundState: 'none' }, reservation)).toBeUndefined();
    expect(refundState({ ...last, refundState: 'new' as never }, reservation)?.title).toBe(
      '払い戻し手続き中',
    );
  });
});
