import { describe, expect, it } from 'vitest';
import type { Seat } from '../../database/fare-input.ts';
import {
  adults,
  cabin,
  car,
  disabledDiscount,
  earlyDiscount,
  leg,
  passengerRules,
  returnDiscountRule,
  returnLeg,
  studentDiscount,
  trip,
  webDiscount,
} from './fare-input.fixture.ts';
import { quoteTrip } from './quote-trip.ts';
import { childFare } from './rounding.ts';

const brief = (quote: ReturnType<typeof quoteTrip>) =>
  quote.lines.map((line) => [line.ruleId, line.quantity, line.amountYen]);
const child = (passenger: number): Seat => ({ passenger, kind: 'child' });

describe('運賃の内訳', () => {
  it('大人2名・小人1名', () => {
    const outbound = leg({ cabins: [cabin({ seats: [...adults(2), child(2)] })] });
    expect(quoteTrip(trip({ outbound }))).toEqual({
      lines: [
        {
          leg: 'outbound',
          ruleId: 'fare.adult',
          label: '大人運賃(カーペット席)',
          quantity: 2,
          unitPriceYen: 4800,
          amountYen: 9600,
        },
        {
          leg: 'outbound',
          ruleId: 'fare.child',
          label: '小人運賃(カーペット席)',
          quantity: 1,
          unitPriceYen: 2400,
          amountYen: 2400,
        },
        {
          leg: 'outbound',
          ruleId: 'fuel.adult',
          label: '燃料油価格変動調整金(大人)',
          quantity: 2,
          unitPriceYen: 120,
          amountYen: 240,
        },
        {
          leg: 'outbound',
          ruleId: 'fuel.child',
          label: '燃料油価格変動調整金(小人)',
          quantity: 1,
          unitPriceYen: 60,
          amountYen: 60,
        },
      ],
      totalYen: 12_300,
      taxYen: 1118,
      outbound: { farePeriod: 'B', totalYen: 12_300, cabinsYen: [12_000] },
      return: null,
      undiscountedYen: 12_300,
      comparisons: [],
    });
  });

  it('客室ごとの金額は、中の人、運転者の等級差額、室料、貸切料の和で、割引・車両・調整金を含まない', () => {
    const suite = cabin({
      cabinTypeName: '特等室',
      adultYen: 6800,
      roomYen: 6000,
      seats: [...adults(1), child(1)],
    });
    const shared = cabin({ emptyBerths: 1, seats: [{ passenger: 2, kind: 'adult' }] });
    const outbound = leg({
      cabins: [suite, shared],
      vehicles: [car({ driver: 0 })],
      rules: { ...leg().rules, discounts: [webDiscount] },
    });
    const quote = quoteTrip(trip({ outbound }));
    // The driver pays the difference of the grades, and half of an adult fare is one empty berth.
    expect(quote.outbound.cabinsYen).toEqual([2000 + 3400 + 6000, 4800 + 2400]);
    expect(quote.lines.some(({ ruleId }) => ruleId === 'discount.web')).toBe(true);
  });

  it('無料の幼児と乳児は0円の行で示し、調整金もない。2人目の幼児は小人運賃', () => {
    const seats: Seat[] = [
      ...adults(1),
      { passenger: 1, kind: 'freeInfant' },
      { passenger: 2, kind: 'payingInfant' },
      { passenger: 3, kind: 'baby' },
    ];
    expect(brief(quoteTrip(trip({ outbound: leg({ cabins: [cabin({ seats })] }) })))).toEqual([
      ['fare.adult', 1, 4800],
      ['fare.infant', 1, 2400],
      ['fare.infant-free', 1, 0],
      ['fare.baby-free', 1, 0],
      ['fuel.adult', 1, 120],
      ['fuel.child', 1, 60],
    ]);
  });

  it.each([
    [4800, 2400],
    [4810, 2410],
    [4811, 2410],
    [4820, 2410],
    [4821, 2420],
    [420, 210],
    [10, 10],
    [5, 5],
    [0, 0],
  ])('大人 %i 円の小人運賃は %i 円(半額、10円単位に切り上げ)', (adult, half) => {
    expect(childFare(adult, { passengers: passengerRules })).toBe(half);
  });

  it('車両運賃は最下等級の運転者1名を含み、上の等級は差額を足す', () => {
    const seats = adults(2);
    const upper = cabin({ grade: 'アッパー', cabinTypeName: '席', adultYen: 6300, seats });
    expect(
      brief(quoteTrip(trip({ outbound: leg({ cabins: [upper], vehicles: [car()] }) }))),
    ).toEqual([
      ['fare.driver', 1, 1500],
      ['fare.adult', 1, 6300],
      ['vehicle.fare', 1, 18_600],
      ['fuel.adult', 1, 120],
      ['fuel.vehicle', 1, 600],
    ]);
  });

  it('運転者を含まない車両(自転車)では、大人運賃もかかる', () => {
    const bicycle = car({
      label: '自転車',
      classId: 'vcl_bicycle',
      yen: 1500,
      includesDriver: false,
    });
    const quote = quoteTrip(trip({ outbound: leg({ vehicles: [bicycle] }) }));
    expect(brief(quote)).toEqual([
      ['fare.adult', 1, 4800],
      ['vehicle.fare', 1, 1500],
      ['fuel.adult', 1, 120],
    ]);
  });

  it('個室は1室ごとの室料を、貸切は空いた寝台ごとに大人運賃の半額を足す', () => {
    const room = cabin({ cabinTypeName: '個室', roomYen: 7000, seats: adults(2) });
    const shared = cabin({ adultYen: 4810, emptyBerths: 3 });
    const quote = quoteTrip(trip({ outbound: leg({ cabins: [room, shared] }) }));
    expect(brief(quote)).toContainEqual(['fare.room', 1, 7000]);
    expect(brief(quote)).toContainEqual(['fare.private-use', 3, 3 * 2410]);
  });

  it('食事とペットは、割引の対象にならない', () => {
    const options = [{ ruleId: 'option.meal', label: '朝食', quantity: 2, yen: 1200 }];
    const quote = quoteTrip(trip({ outbound: leg({ options }, [webDiscount]) }));
    expect(brief(quote)).toContainEqual(['option.meal', 2, 2400]);
    expect(quote.undiscountedYen - quote.totalYen).toBe(240);
  });
});

describe('割引', () => {
  it('往復割引は復路だけに、10円単位に切り上げた額で、調整金を除いて適用する', () => {
    const legs = {
      outbound: leg({}, [returnDiscountRule]),
      return: returnLeg({}, [returnDiscountRule]),
    };
    const quote = quoteTrip(trip(legs));
    expect(quote.lines.filter(({ ruleId }) => ruleId === 'discount.return')).toEqual([
      {
        leg: 'return',
        ruleId: 'discount.return',
        label: '往復割引(大人・10%)',
        quantity: 1,
        unitPriceYen: -480,
        amountYen: -480,
      },
    ]);
    expect([quote.outbound.totalYen, quote.return?.totalYen]).toEqual([4920, 4440]);
  });

  it.each([
    ['2027-08-16', null],
    ['2027-08-17', 'returnValidity'],
  ])('往路から14日以内の復路が対象: %s', (date, reason) => {
    const legs = {
      outbound: leg({}, [returnDiscountRule]),
      return: returnLeg({ date }, [returnDiscountRule]),
    };
    const [comparison] = quoteTrip(trip(legs)).comparisons;
    expect(comparison).toMatchObject({ isApplied: reason === null, reason });
  });

  it('割引後の運賃は10円単位に切り上げる', () => {
    const cabins = [cabin({ adultYen: 4810 })];
    const quote = quoteTrip(trip({ outbound: leg({ cabins }, [webDiscount]) }));
    // 4,810 × 95 % = 4,569.5
    expect(brief(quote)).toContainEqual(['discount.web', 1, -240]);
  });

  it('片道と、別の区間で戻る復路には往復割引がない', () => {
    const outbound = leg({}, [returnDiscountRule]);
    expect(quoteTrip(trip({ outbound })).comparisons[0]).toMatchObject({
      totalYen: null,
      reason: 'noReturn',
    });
    const elsewhere = returnLeg({ fromPortId: 'port_c' }, [returnDiscountRule]);
    expect(quoteTrip(trip({ outbound, return: elsewhere })).comparisons[0]).toMatchObject({
      reason: 'otherSection',
    });
  });

  it.each([
    ['2027-08-17', true],
    ['2027-08-16', false],
  ])('28日前までの予約が早割: 乗船日 %s', (date, isApplied) => {
    const outbound = leg({ date }, [earlyDiscount]);
    const quote = quoteTrip(trip({ outbound, bookedOn: '2027-07-20' }));
    expect(quote.comparisons[0]?.isApplied).toBe(isApplied);
  });

  it('重ねて使えず、運賃1件ごとに最も安いものを選び、ほかとの比較を示す', () => {
    const outbound = leg({ cabins: [cabin({ seats: adults(2) })] }, [
      webDiscount,
      studentDiscount,
      disabledDiscount,
    ]);
    const requests = [
      { passenger: 1, discountId: 'dis_student', disabilityClass: undefined, carer: undefined },
    ];
    const quote = quoteTrip(trip({ outbound, requests }));
    expect(brief(quote)).toEqual([
      ['fare.adult', 2, 9600],
      ['discount.web', 1, -240],
      ['discount.student', 1, -480],
      ['fuel.adult', 2, 240],
    ]);
    // Of equal ones the operator's order counts.
    expect(quote.comparisons).toEqual([
      expect.objectContaining({ discountId: 'dis_web', totalYen: 9360, isApplied: true }),
      {
        discountId: 'dis_student',
        name: '学生割引',
        totalYen: 9360,
        isApplied: true,
        reason: null,
        document: '学生証',
      },
      expect.objectContaining({
        discountId: 'dis_disabled',
        totalYen: null,
        isApplied: false,
        reason: 'notRequested',
        document: '手帳',
      }),
    ]);
  });

  it('ほかの割引の方が安い割引は、使えるが適用しない', () => {
    const outbound = leg({}, [webDiscount, studentDiscount]);
    const requests = [
      { passenger: 0, discountId: 'dis_student', disabilityClass: undefined, carer: undefined },
    ];
    const web = quoteTrip(trip({ outbound, requests })).comparisons[1];
    expect(web).toMatchObject({ discountId: 'dis_web', totalYen: 4680, reason: 'notCombinable' });
  });

  it('障がいのある方が乗らない行程では、介護者も割引にならない', () => {
    const both = cabin({ seats: adults(2) });
    const requests = [
      { passenger: 1, discountId: 'dis_disabled', disabilityClass: 'class1' as const, carer: 0 },
    ];
    const rules = [disabledDiscount];
    const outbound = leg({ cabins: [both] }, rules);
    const quote = quoteTrip(
      trip({ outbound, return: returnLeg({ vehicles: [car()] }, rules), requests }),
    );
    const discounted = quote.lines.filter(({ amountYen }) => amountYen < 0);
    expect(discounted.map((line) => [line.leg, line.quantity])).toEqual([['outbound', 2]]);
    expect(quote.return?.totalYen).toBe(
      quoteTrip(trip({ outbound, return: returnLeg({ vehicles: [car()] }) })).return?.totalYen,
    );
  });

  it.each([
    ['上の等級は対象外', { grade: 'プレミア' }, 'notForGrade'],
    ['小人は対象外', { seats: [{ passenger: 0, kind: 'child' as const }] }, 'notForClass'],
  ])('学生割引の%s', (_, more, reason) => {
    const outbound = leg({ cabins: [cabin(more)] }, [studentDiscount]);
    const requests = [
      { passenger: 0, discountId: 'dis_student', disabilityClass: undefined, carer: undefined },
    ];
    expect(quoteTrip(trip({ outbound, requests })).comparisons[0]).toMatchObject({ reason });
  });

  const disabled = (disabilityClass: 'class1' | 'class2' | undefined, carer?: number) => [
    { passenger: 1, discountId: 'dis_disabled', disabilityClass, carer },
  ];

  it.each([
    ['第1種は本人と介護者', disabled('class1', 0), -4800],
    ['第1種で介護者なしは本人だけ', disabled('class1'), -2400],
    ['第2種は本人だけ', disabled('class2', 0), -2400],
    ['区分が未入力のうちは適用しない', disabled(undefined, 0), 0],
  ])('障がい者割引: %s', (_, requests, amount) => {
    const outbound = leg({ cabins: [cabin({ seats: adults(2) })] }, [disabledDiscount]);
    const quote = quoteTrip(trip({ outbound, requests }));
    expect(quote.totalYen - quote.undiscountedYen).toBe(amount);
  });

  it('運転者が障がい者割引を使うと、車両運賃に含まれる寝台分が半額になる', () => {
    const requests = [
      {
        passenger: 0,
        discountId: 'dis_disabled',
        disabilityClass: 'class2' as const,
        carer: undefined,
      },
    ];
    const vehicles = [car()];
    const quote = quoteTrip(trip({ outbound: leg({ vehicles }, [disabledDiscount]), requests }));
    expect(brief(quote)).toEqual([
      ['fare.driver', 1, 0],
      ['vehicle.fare', 1, 18_600],
      ['discount.disabled', 1, -2400],
      ['fuel.vehicle', 1, 600],
    ]);
    const without = { ...disabledDiscount, includesDriverShare: false };
    const refused = quoteTrip(trip({ outbound: leg({ vehicles }, [without]), requests }));
    expect(refused.totalYen).toBe(refused.undiscountedYen);
  });
});
