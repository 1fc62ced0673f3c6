import type { ChangePart, Draft } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { describe, expect, test } from 'vitest';
import { asksCustomers, asksOutbound, asksReturn } from './needed-steps.ts';

const draft = exampleOf('getDraft', 200, 'change');
const of = (parts: ChangePart[], more: Partial<NonNullable<Draft['change']>> = {}): Draft => ({
  ...draft,
  change: draft.change && { ...draft.change, parts, changedParts: [], ...more },
});

describe('選んだ項目だけを順にたずねる', () => {
  test.each<[ChangePart[], boolean, boolean]>([
    [['returnSailing'], false, false],
    [['outboundSailing'], true, false],
    [['cabins'], true, false],
    [['passengers'], true, true],
    [['vehicles'], true, true],
    [['options'], false, true],
    [['contact'], false, true],
  ])('%j:往路の便 %s、お客様情報 %s', (parts, outbound, customers) => {
    expect(asksOutbound(parts)).toBe(outbound);
    expect(asksCustomers(parts)).toBe(customers);
  });
});

describe('復路の便', () => {
  test('復路の便、客室、車両を変えるときは、たずねる', () => {
    for (const part of ['returnSailing', 'cabins', 'vehicles'] as const) {
      expect(asksReturn(of([part]))).toBe(true);
    }
    expect(asksReturn(of(['outboundSailing']))).toBe(false);
  });

  test('往路の人数だけが変わったときは、復路の人数もたずねる', () => {
    const { choice } = draft.outbound;
    const party = { ...choice.party, adults: choice.party.adults + 1 };
    const more = {
      ...of(['passengers']),
      outbound: { ...draft.outbound, choice: { ...choice, party } },
    };
    expect(asksReturn(of(['passengers']))).toBe(false);
    expect(asksReturn(more)).toBe(true);
  });

  test('往路と復路で人数が違う予約でも、往路の便だけを変えるときは、復路をたずねない', () => {
    const changed = of(['outboundSailing']);
    const booked = changed.change?.booked;
    if (!booked?.return || !changed.return) throw new Error('The example is of a return trip');
    const party = { ...booked.return.party, children: booked.return.party.children + 1 };
    const choice = { ...changed.return.choice, party };
    expect(asksReturn({ ...changed, return: { ...changed.return, choice } })).toBe(false);
  });

  test('新しい往路に合わなくなった復路は、選び直す', () => {
    const dropped = {
      ...of(['outboundSailing'], { changedParts: ['returnSailing'] }),
      return: null,
    };
    expect(asksReturn(dropped)).toBe(true);
    expect(asksReturn({ ...of(['outboundSailing']), return: null })).toBe(false);
  });

  test('変更できない復路は、たずねない', () => {
    const locks = [{ kind: 'leg', leg: 'return', position: null, reason: 'departed' }] as const;
    expect(asksReturn(of(['returnSailing', 'cabins'], { locks: [...locks] }))).toBe(false);
  });
});
