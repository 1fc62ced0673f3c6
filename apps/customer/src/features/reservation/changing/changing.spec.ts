import type { ChangePart, Draft, PassengerInput } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { describe, expect, test } from 'vitest';
import { stepsOfDraft } from '../../booking/shared/model/steps-of-trip.ts';
import { changing } from './changing.ts';

const draft = exampleOf('getDraft', 200, 'change');
const flow = changing('rsv_3fK9xQ2mLw8Z');
const of = (parts: ChangePart[], more: Partial<Draft> = {}): Draft => ({
  ...draft,
  ...more,
  change: draft.change && { ...draft.change, parts },
});
const names = (parts: ChangePart[], isFree = false) =>
  flow.steps({ hasReturn: true, parts, isFree }).map(({ name }) => name);

describe('手順の列', () => {
  test('選んだ項目の手順だけが並び、お支払いがなければ、その手順もない', () => {
    expect(names(['returnSailing'], true)).toEqual([
      '変更する項目',
      '復路の便',
      '内容の確認',
      '変更の確定',
      '完了',
    ]);
    expect(names(['contact'])).toEqual([
      '変更する項目',
      'お客様情報',
      'お支払い',
      '内容の確認',
      '変更の確定',
      '完了',
    ]);
  });

  test('項目にない手順でも、いまいる手順は並ぶ', () => {
    const steps = flow.steps({ hasReturn: true, parts: ['returnSailing'], at: 'sailings' });
    expect(steps.map(({ step }) => step)).toContain('sailings');
  });

  test('項目が分からないうちは、すべての手順が並ぶ', () => {
    expect(flow.steps({ hasReturn: true })).toHaveLength(8);
  });
});

describe('便を選んだ後', () => {
  test('便だけを変えるときは、お客様情報をたずねず、内容の確認に進む', () => {
    expect(flow.next.return(of(['returnSailing'])).to).toBe('/reservation/$id/content-confirm');
  });

  test('追加のお支払いがあるときは、お支払い方法を選ぶ', () => {
    const step = flow.next.return(of(['returnSailing'], { nextStep: 'paymentInput' }));
    expect(step).toMatchObject({
      to: '/reservation/$id/payment-info',
      search: { draft: draft.id },
    });
  });

  test('足りないものがあるときは、項目になくても、お客様情報をたずねる', () => {
    const problems: Draft['problems'] = { 'returnVehicles.0.driver': ['REQUIRED'] };
    const step = flow.next.return(of(['returnSailing'], { problems, nextStep: 'customerInput' }));
    expect(step.to).toBe('/reservation/$id/customer-input');
  });

  test('便を選び直すときに初めて頼んだ手伝いは、項目になくても、お客様情報でたずね、その手順も並ぶ', () => {
    const [first, ...others] = draft.customers.passengers;
    if (!first) throw new Error('The example has passengers');
    const asked = (assistance: PassengerInput['assistance']) =>
      of(['returnSailing'], {
        customers: {
          ...draft.customers,
          asksHelp: true,
          passengers: [{ ...first, assistance }, ...others],
        },
      });
    expect(flow.next.return(asked([])).to).toBe('/reservation/$id/customer-input');
    // Named already: there is nothing to be asked.
    expect(flow.next.return(asked(['steps'])).to).toBe('/reservation/$id/content-confirm');
    const steps = flow.steps(stepsOfDraft(flow, asked(['steps'])));
    expect(steps.map(({ step }) => step)).toContain('customers');
  });

  test('往路の後は、復路もたずねる項目なら、同じ条件で復路に進む', () => {
    const conditions = {
      fromPortId: 'port_shiomi',
      toPortId: 'port_nagiura',
      date: '2027-08-02',
      ...{ adults: 2, children: 1, infants: 0, babies: 0 },
    };
    const step = flow.next.sailings(of(['cabins']), conditions);
    expect(step.to).toBe('/reservation/$id/select-schedule-return');
    expect(step.search).toMatchObject({ draft: draft.id, adults: 2, children: 1 });
    expect(flow.next.sailings(of(['outboundSailing']), conditions).to).toBe(
      '/reservation/$id/content-confirm',
    );
  });
});
