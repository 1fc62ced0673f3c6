import type { ChangePart, Draft } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { shownParts } from './shown-parts.ts';

const draft = exampleOf('getDraft', 200, 'change');
const of = (parts: ChangePart[], problems: Draft['problems'] = {}): Draft => ({
  ...draft,
  problems,
  change: draft.change && { ...draft.change, parts },
});
const all = ['passengers', 'representative', 'vehicles', 'options', 'ticket'];

test('新しい予約では、すべてをたずねる', () => {
  expect([...shownParts({ ...draft, change: null })]).toEqual(all);
});

test('変更では、選んだ項目だけをたずねる', () => {
  expect([...shownParts(of(['contact']))]).toEqual(['representative']);
  expect([...shownParts(of(['passengers', 'vehicles']))]).toEqual(['passengers', 'vehicles']);
});

test('提携きっぷの便の変更では、きっぷのことだけをたずねる', () => {
  const moved = exampleOf('getDraft', 200, 'partnerTicketMoved');
  expect([...shownParts(moved)]).toEqual(['ticket']);
});

test('足りないものがある所は、選んでいなくてもたずねる', () => {
  const problems: Draft['problems'] = {
    'returnVehicles.0.driver': ['REQUIRED'],
    'passengers.3.familyName': ['REQUIRED'],
  };
  expect([...shownParts(of(['contact'], problems))]).toEqual([
    'representative',
    'vehicles',
    'passengers',
  ]);
});

test('頼んだ手伝いの内容は、選んでいなくてもたずね、答えた後も見せる', () => {
  const asked = (customers: Partial<Draft['customers']>): Draft => {
    const change = of(['returnSailing']);
    return { ...change, customers: { ...change.customers, asksHelp: true, ...customers } };
  };
  const helped = draft.customers.passengers.map((each) => ({
    ...each,
    assistance: ['steps' as const],
  }));
  expect([...shownParts(asked({}))]).toEqual(['passengers']);
  expect([...shownParts(asked({ passengers: helped }))]).toEqual(['passengers']);
});

test('何もたずねることがないのに来たときは、すべてを見せる', () => {
  expect([...shownParts(of(['returnSailing']))]).toEqual(all);
});
