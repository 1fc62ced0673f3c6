import type { ChangedPart, ChangePart, Draft, PassengerInput } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { describe, expect, test } from 'vitest';
import { changing } from './changing.ts';

const draft = exampleOf('getDraft', 200, 'change');
const flow = changing('rsv_3fK9xQ2mLw8Z');
const of = (parts: ChangePart[], more: Partial<Draft> = {}): Draft => ({
  ...draft,
  ...more,
  change: draft.change && { ...draft.change, parts },
});
describe('手順の列', () => {
  test('何を変えても、お支払いがあってもなくても、どのページでも同じ', () => {
    const at = ['parts', 'sailings', 'return', 'customers', 'payment', 'check', 'confirm'] as const;
    for (const parts of [undefined, ['returnSailing'], ['contact']] satisfies (
      | ChangePart[]
      | undefined
    )[]) {
      for (const step of at) {
        const steps = flow.steps({ hasReturn: true, ...(parts && { parts }), at: step });
        expect(steps.map(({ name }) => name)).toEqual([
          '変更する項目',
          '選び直し',
          '内容の確認',
          '変更の確定',
          '完了',
        ]);
        expect(steps.map((each) => each.step)).toContain(step);
      }
    }
  });

  test('「選び直し」は、たずねるページのうち初めのものに戻る', () => {
    const second = (parts: ChangePart[]) =>
      flow.steps({ hasReturn: true, parts, at: 'check' })[1]?.step;
    expect(second(['outboundSailing', 'returnSailing'])).toBe('sailings');
    expect(second(['returnSailing'])).toBe('return');
    expect(second(['contact'])).toBe('customers');
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

  test('人数が減っただけで、足りないものがなければ、お客様情報をたずねない', () => {
    const fewer = of(['passengers']);
    const changed = (changedParts: ChangedPart[]): Draft => ({
      ...fewer,
      return: null,
      change: fewer.change && { ...fewer.change, changedParts },
    });
    expect(flow.next.return(changed(['passengers'])).to).toBe('/reservation/$id/content-confirm');
    expect(flow.next.return(changed([])).to).toBe('/reservation/$id/customer-input');
  });

  test('足りないものがあるときは、項目になくても、お客様情報をたずねる', () => {
    const problems: Draft['problems'] = { 'returnVehicles.0.driver': ['REQUIRED'] };
    const step = flow.next.return(of(['returnSailing'], { problems, nextStep: 'customerInput' }));
    expect(step.to).toBe('/reservation/$id/customer-input');
  });

  test('便を選び直すときに初めて頼んだ手伝いは、項目になくても、お客様情報でたずねる', () => {
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
