import { exampleOf } from '@ferry/api/examples';
import { describe, expect, test } from 'vitest';
import {
  hasTickets,
  insteadOfCode,
  insteadOfTickets,
  mayStillHaveTickets,
  shownLeg,
  stateTone,
  stateWord,
} from './ticket-texts.ts';
import { keptOf, legViews, renewedOf, sharedView, withoutArrived } from './ticket-views.ts';

const open = exampleOf('listTickets', 200, 'default');
const { ports } = exampleOf('listPorts', 200, 'default');
const named = legViews(open, ports, true);
const personal = open.travellers.flatMap(({ name, documents }) => [name, ...documents]);

describe('端末に残すもの', () => {
  test.each([
    [false, []],
    [true, personal],
  ])('お名前とナンバーを選ぶと%s: 名前、ナンバー、割引の書類が入る', (hasNames, expected) => {
    const text = JSON.stringify(keptOf(open, ports, { hasNames })).replaceAll('\u00a0', ' ');
    expect(personal.length).toBeGreaterThan(3);
    expect(personal.filter((word) => text.includes(word))).toEqual(expected);
  });

  test('締切、便、乗り場の住所と行き方と電話、持ち物は入る', () => {
    const [leg] = keptOf(open, ports, { hasNames: false }).legs;
    expect(leg?.group?.cutOff).toEqual({ at: '2027-08-02T07:30:00+09:00', holdsFor: '車両' });
    expect(leg?.port).toEqual({
      name: '汐見港',
      address: '汐見市港町1丁目2番3号',
      directions: '汐見駅から徒歩12分。車の方は、1番岸壁の車両入口へお進みください。',
      phone: '0120-000-001',
    });
    expect(leg?.group?.facts).toContainEqual({ term: '持ち物', value: '車検証' });
  });
});

test('乗り場を読み込めなくても、保存した住所と電話は残り、ほかは新しくなる', () => {
  const kept = keptOf(open, ports, { hasNames: false, memberId: 'mem_1' });
  const later = { ...open, serverTime: '2027-08-02T06:12:00+09:00' };
  expect(renewedOf(kept, later, [])).toEqual({ ...kept, keptAt: later.serverTime });
});

test('当日空席待ちの行程は、待っていても期限の後も、「到着した」にならない', () => {
  const [leg] = legViews(exampleOf('listTickets', 200, 'standingBy'), ports, true);
  if (!leg) throw new Error('the example has a leg');
  const now = Date.parse(leg.arrivesAt) + 1;
  for (const withheld of ['standBy', 'standByOver'] as const) {
    expect(withoutArrived([{ ...leg, withheld }], now)).toEqual([{ ...leg, withheld }]);
  }
  expect(withoutArrived([{ ...leg, withheld: null }], now)[0]?.withheld).toBe('over');
});

describe('画面の言葉', () => {
  test('運転者でない方の締切は、徒歩の締切', () => {
    expect(named[0]?.passes.map(({ title, cutOff }) => [title, cutOff.holdsFor])).toEqual([
      ['山田 花子 様', '車両'],
      ['山田 太郎 様', '徒歩'],
      ['山田 さくら 様', '徒歩'],
      ['乗用車', '車両'],
    ]);
  });

  test.each([
    ['notOpen', 'まだ表示できません'],
    ['checkedIn', undefined],
    ['boarded', '乗船済みです'],
    ['unpaid', 'お支払いの後に表示します'],
    ['serviceCancelled', 'この便は欠航します'],
    ['over', 'この便は到着しました'],
  ] as const)('%s: コードの代わりは「%s」', (name, title) => {
    const [view] = legViews(exampleOf('listTickets', 200, name), ports, true);
    if (!view) throw new Error('No voyage');
    const instead =
      insteadOfTickets(view) ?? (view.group ? insteadOfCode(view, view.group) : undefined);
    expect(instead?.title).toBe(title);
    expect(hasTickets([view])).toBe(!['unpaid', 'serviceCancelled', 'over'].includes(name));
    expect(mayStillHaveTickets([view])).toBe(!['serviceCancelled', 'over'].includes(name));
  });

  test('取り消された乗船券は、使えないと言い、コードを見せない', () => {
    const view = sharedView(exampleOf('openSharedTicket', 200, 'cancelled'), ports);
    expect(view.group && insteadOfCode(view, view.group)?.title).toBe('この乗船券は使えません');
  });

  test.each([
    [false, '予約の詳細から、新しい乗船券をご確認ください。'],
    [true, '送った方にお確かめください。'],
  ])('送られた券か%s: 使えないときの次の一手は、その人にできることを言う', (isShared, next) => {
    const view = sharedView(exampleOf('openSharedTicket', 200, 'cancelled'), ports);
    if (!view.group) throw new Error('No ticket');
    expect(insteadOfCode(view, view.group, isShared)?.text).toContain(next);
    const unread = { ...view.group, state: 'valid', code: null };
    expect(insteadOfCode(view, unread, isShared)?.text.includes('予約番号')).toBe(!isShared);
  });

  test.each([
    [true, '山田 花子 様'],
    [false, '乗船者1'],
  ])(
    '車両のないおひとりなら、「まとめて」と言わず、その方の券になる。名前を残すか%s',
    (hasNames, title) => {
      const [leg] = open.legs;
      const [person] = leg?.tickets ?? [];
      if (!leg || !person) throw new Error('No voyage');
      const alone = { ...open, legs: [{ ...leg, tickets: [person] }] };
      const [view] = legViews(alone, ports, hasNames);
      expect(view?.group?.title).toBe(title);
      expect(view?.group?.description).not.toContain('全員');
    },
  );

  test('知らない状態は、窓口で確かめてもらう', () => {
    expect(stateWord({ state: 'later' })).toBe('窓口でご確認ください');
    expect(stateTone({ state: 'later' })).toBe('warning');
  });

  test('済んだことだけが緑で、待つことは青、使えないことは黄色', () => {
    const tones = ['checkedIn', 'boarded', 'notOpen', 'over', 'cancelled'].map((state) =>
      stateTone({ state }),
    );
    expect(tones).toEqual(['success', 'success', 'info', 'info', 'warning']);
  });
});

test('送られた乗船券には、名前も予約番号もない', () => {
  const text = JSON.stringify(
    sharedView(exampleOf('openSharedTicket', 200, 'default'), ports),
  ).replaceAll('\u00a0', ' ');
  expect([...personal, open.reservationNumber].filter((word) => text.includes(word))).toEqual([]);
});

test('欠航の理由は、一度だけ言う', () => {
  const [view] = legViews(exampleOf('listTickets', 200, 'serviceCancelled'), ports, true);
  expect(view?.news).toEqual({ title: '強風のため欠航します', message: '' });
});

test('往路が到着したら、復路から見せる。アドレスに行程があれば、それを見せる', () => {
  const [outbound] = named;
  if (!outbound) throw new Error('No voyage');
  const both = [
    { ...outbound, withheld: 'over' },
    { ...outbound, leg: 'return' as const },
  ];
  expect(shownLeg(both, undefined)?.leg).toBe('return');
  expect(shownLeg(both, 'outbound')?.leg).toBe('outbound');
  expect(shownLeg(named, 'return')?.leg).toBe('outbound');
});
