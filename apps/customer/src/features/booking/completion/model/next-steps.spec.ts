import type { Reservation } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { describe, expect, test } from 'vitest';
import { nextSteps } from './next-steps.ts';

const confirmed = exampleOf('getReservation', 200, 'confirmed');
const car = { lengthCm: 469 } as Reservation['outbound']['vehicles'][number];
const withVehicle: Reservation = {
  ...confirmed,
  outbound: { ...confirmed.outbound, vehicles: [car] },
};

describe('予約の後にすること', () => {
  test('徒歩なら徒歩の締切、車両があれば車両の締切までに来ていただく', () => {
    expect(nextSteps(confirmed).join()).toContain('乗船手続き締切は8月2日(月) 8:00です(徒歩)。');
    expect(nextSteps(withVehicle).join()).toContain('乗船手続き締切は8月2日(月) 7:30です(車両)。');
  });

  test('往復では、帰りの締切と窓口も最後に伝え、欠航した便については何も言わない', () => {
    const family = exampleOf('getReservation', 200, 'familyPaid');
    expect(nextSteps(family).join()).toContain('往路の乗船手続き締切は');
    expect(nextSteps(family).at(-1)).toBe(
      '復路の乗船手続き締切は8月9日(月) 5:40です(車両)。凪浦港の窓口で、予約番号をお伝えください。',
    );
    const { service } = exampleOf('getReservation', 200, 'serviceCancelled').outbound;
    const outbound = { ...family.outbound, service };
    expect(nextSteps({ ...family, outbound }).join()).not.toContain('往路の乗船手続き締切');
    expect(nextSteps({ ...family, outbound }).join()).toContain('復路の乗船手続き締切');
  });

  test('欠航した便では、お支払いも乗船手続きもお願いしない', () => {
    const outbound = exampleOf('getReservation', 200, 'serviceCancelled').outbound;
    for (const paymentMethod of ['convenienceStore', 'port'] as const) {
      const unpaid = { ...confirmed, outbound, paymentMethod, state: 'confirmedUnpaid' as const };
      expect(nextSteps(unpaid)).toEqual([
        '予約番号を控えてください。照会には、予約番号とご予約時の連絡先が必要です。',
      ]);
    }
  });

  test('出港が早まった便では、早まった締切を伝える', () => {
    const service = { ...confirmed.outbound.service, departureAt: '2027-08-02T08:00:00+09:00' };
    const outbound = { ...confirmed.outbound, service };
    expect(nextSteps({ ...confirmed, outbound }).join()).toContain('8月2日(月) 7:30です(徒歩)。');
  });

  test('車検証と割引の証明書は、必要な方にだけ、一度だけ伝える', () => {
    expect(nextSteps(confirmed).join()).not.toContain('お持ちください');
    expect(nextSteps(withVehicle)).toContain('乗船当日に、車検証をお持ちください。');
    const discount = {
      discountId: 'dsc_disability',
      certificate: 'physical',
      disabilityClass: 'class1',
      carer: null,
    } as const;
    const passengers = confirmed.passengers.map((each) => ({ ...each, discount }));
    expect(nextSteps({ ...confirmed, passengers })).toContain(
      '乗船当日に、身体障害者手帳をお持ちください。',
    );
  });

  test('お手伝いを希望した方がいるときだけ、30分早い締切と、その理由を続けて伝える', () => {
    expect(nextSteps(confirmed).join()).not.toContain('30分');
    const assistance = ['manualWheelchair' as const];
    const passengers = confirmed.passengers.map((each) => ({ ...each, assistance }));
    for (const paymentMethod of ['card', 'convenienceStore', 'port'] as const) {
      const state = paymentMethod === 'card' ? 'confirmed' : 'confirmedUnpaid';
      const steps = nextSteps({ ...confirmed, passengers, paymentMethod, state });
      const deadline = steps.findIndex((step) =>
        step.startsWith('乗船手続き締切は8月2日(月) 7:30です(徒歩・お手伝い)。'),
      );
      expect(steps[deadline + 1]).toBe(
        '乗下船のお手伝いをご希望の方には、係員が乗船口でお待ちし、客室までご案内します。「お手伝い」とある乗船手続き締切は、30分早くなっています。',
      );
    }
  });
});
