import type { Reservation } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { describe, expect, test } from 'vitest';
import { nextSteps as stepsOf } from './next-steps.ts';

/** Each step in one line. */
const nextSteps = (reservation: Reservation) =>
  stepsOf(reservation).map(({ time, text, detail }) =>
    [time, text, detail].filter(Boolean).join(' '),
  );

const confirmed = exampleOf('getReservation', 200, 'confirmed');
const car = { lengthCm: 469 } as Reservation['outbound']['vehicles'][number];
const withVehicle: Reservation = {
  ...confirmed,
  outbound: { ...confirmed.outbound, vehicles: [car] },
};

describe('予約の後にすること', () => {
  test('徒歩なら徒歩の締切、車両があれば車両の締切までに来ていただく', () => {
    expect(nextSteps(confirmed).join()).toContain(
      '8月2日(月) 8:00まで 汐見港で乗船手続き 乗船手続き締切(徒歩)です。',
    );
    expect(nextSteps(withVehicle).join()).toContain(
      '8月2日(月) 7:30まで 汐見港で乗船手続き 乗船手続き締切(車両)です。',
    );
  });

  test('往復では、帰りの締切と窓口も最後に伝え、欠航した便については何も言わない', () => {
    const family = exampleOf('getReservation', 200, 'familyPaid');
    expect(nextSteps(family).join()).toContain('汐見港で往路の乗船手続き');
    expect(nextSteps(family).at(-1)).toBe(
      '8月9日(月) 5:40まで 凪浦港で復路の乗船手続き 乗船手続き締切(車両)です。窓口で、予約番号をお伝えください。',
    );
    const { service } = exampleOf('getReservation', 200, 'serviceCancelled').outbound;
    const outbound = { ...family.outbound, service };
    expect(nextSteps({ ...family, outbound }).join()).not.toContain('往路の乗船手続き');
    expect(nextSteps({ ...family, outbound }).join()).toContain('復路の乗船手続き');
  });

  test('欠航した便では、お支払いも乗船手続きもお願いしない', () => {
    const outbound = exampleOf('getReservation', 200, 'serviceCancelled').outbound;
    for (const paymentMethod of ['convenienceStore', 'port'] as const) {
      const unpaid = { ...confirmed, outbound, paymentMethod, state: 'confirmedUnpaid' as const };
      expect(nextSteps(unpaid)).toEqual([
        'いま 予約番号を控える 照会には、予約番号とご予約時の連絡先が必要です。',
      ]);
    }
  });

  test('出港が早まった便では、早まった締切を伝える', () => {
    const service = { ...confirmed.outbound.service, departureAt: '2027-08-02T08:00:00+09:00' };
    const outbound = { ...confirmed.outbound, service };
    expect(nextSteps({ ...confirmed, outbound }).join()).toContain('8月2日(月) 7:30まで');
  });

  test('車検証と割引の証明書は、必要な方にだけ、一度だけ伝える', () => {
    expect(nextSteps(confirmed).join()).not.toContain('持っていく');
    expect(nextSteps(withVehicle)).toContain('乗船の日 車検証を持っていく');
    const discount = {
      discountId: 'dsc_disability',
      certificate: 'physical',
      disabilityClass: 'class1',
      carer: null,
    } as const;
    const passengers = confirmed.passengers.map((each) => ({ ...each, discount }));
    expect(nextSteps({ ...confirmed, passengers })).toContain(
      '乗船の日 身体障害者手帳を持っていく',
    );
  });

  test('ナンバーが未定の車があれば、いつまでに登録するかを、往復でも一度だけ伝える', () => {
    expect(nextSteps(withVehicle).join()).not.toContain('ナンバー');
    const open = { ...withVehicle.outbound, vehicles: [{ ...car, plateUndecided: true }] };
    const both = { ...withVehicle, outbound: open, return: open };
    expect(nextSteps(both).filter((step) => step.includes('ナンバー'))).toEqual([
      '8月2日(月) 7:30まで 車のナンバーを登録する 予約の詳細から登録できます。',
    ]);
  });

  test('お手伝いを希望した方がいるときだけ、30分早い締切と、その理由を続けて伝える', () => {
    expect(nextSteps(confirmed).join()).not.toContain('30分');
    const assistance = ['manualWheelchair' as const];
    const passengers = confirmed.passengers.map((each) => ({ ...each, assistance }));
    for (const paymentMethod of ['card', 'convenienceStore', 'port'] as const) {
      const state = paymentMethod === 'card' ? 'confirmed' : 'confirmedUnpaid';
      const steps = nextSteps({ ...confirmed, passengers, paymentMethod, state });
      const deadline = steps.findIndex((step) =>
        step.startsWith(
          '8月2日(月) 7:30まで 汐見港で乗船手続き 乗船手続き締切(徒歩・お手伝い)です。',
        ),
      );
      expect(steps[deadline + 1]).toBe(
        '乗船のとき 乗下船のお手伝い 係員が乗船口でお待ちし、客室までご案内します。「お手伝い」とある乗船手続き締切は、30分早くなっています。',
      );
    }
  });

  test('お支払いは、コンビニなら乗船手続きの前に期限と金額を、窓口なら乗船手続きの後に金額を伝える', () => {
    const store = exampleOf('getReservation', 200, 'convenienceStore');
    expect(nextSteps(store)[1]).toBe(
      '7月23日(金) 23:59まで コンビニで12,300円を支払う 期限を過ぎると、予約は自動的に取り消されます。',
    );
    const port = nextSteps(exampleOf('getReservation', 200, 'default'));
    expect(port[0]).toMatch(/^いま 予約番号を控える/);
    expect(port.at(-1)).toBe('乗船手続きのとき 窓口で12,300円を支払う');
  });
});
