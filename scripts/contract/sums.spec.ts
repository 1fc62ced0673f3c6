import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bundleOf, type ContractDocument, documents } from './documents.mjs';
import { storyFaults } from './stories.mjs';
import { wrongSums } from './sums.mjs';

// The contract's own examples are broken here: a rule that they do not fall under is none.
// biome-ignore lint/suspicious/noExplicitAny: values are read and broken by name
type Value = any;

const text = readFileSync(bundleOf(documents[0] as ContractDocument), 'utf8');
const examples: Record<string, { value: Value }> = JSON.parse(text).components.examples;

/** A copy of a named example that a fault is planted in. */
function broken(name: string, plant: (value: Value) => void): Value {
  const value = structuredClone(examples[name]?.value);
  plant(value);
  return value;
}

type Fault = [what: string, name: string, message: string, plant: (value: Value) => void];

const changes: Fault[] = [
  [
    'previousYen',
    'changeQuoteRefund',
    'new − previous: -2530, not -2430',
    (quote) => {
      quote.previousYen += 100;
    },
  ],
  [
    'differenceYen of a line',
    'changeQuoteRefund',
    'differences of lines: -2429, not -2430',
    (quote) => {
      quote.lines[0].differenceYen += 1;
    },
  ],
  [
    'payYen',
    'changeQuotePay',
    'paid or given back: 14280, not 14281',
    (quote) => {
      quote.payYen += 1;
    },
  ],
  [
    'both payYen and refundYen',
    'changeQuotePay',
    'pays 14380 and gets 100',
    (quote) => {
      quote.payYen += 100;
      quote.refundYen += 100;
    },
  ],
  [
    'the fee',
    'changeQuoteFee',
    'fee: 0, not',
    (quote) => {
      quote.fee.reason = 'freeChange';
    },
  ],
  [
    'dueYen before the payment',
    'changeQuoteUnpaid',
    'due: ',
    (quote) => {
      quote.dueYen += 1;
    },
  ],
  [
    'payYen of a change that is held',
    'changeHeldToPay',
    'change: 14280, not 14281',
    (reservation) => {
      reservation.change.payYen += 1;
    },
  ],
  [
    'the payment of a change',
    'changeProcessing',
    'payment: 1, not 14280',
    (reservation) => {
      reservation.change.payment.amountYen = 1;
    },
  ],
  [
    'the refund of a change that is made',
    'changeMade',
    'refunds of the change: 2430, not 2431',
    (reservation) => {
      reservation.changes[0].refundYen += 1;
    },
  ],
  [
    'the number of a change that is made',
    'changeMade',
    '7KQ4MX9X-H1 is not of 7KQ4MX9R',
    (reservation) => {
      reservation.changes[0].number = '7KQ4MX9X-H1';
    },
  ],
];

describe('sums of changes', () => {
  test.each(changes)('%s is held against the rest', (_what, name, message, plant) => {
    expect(wrongSums(broken(name, () => {}))).toEqual([]);
    expect(wrongSums(broken(name, plant))).toContainEqual(expect.stringContaining(message));
  });
});

const faultsIn = (...values: Value[]) =>
  [...storyFaults(values.map((value) => ({ value, pointer: '#' })))].map(({ message }) => message);

const stories: Fault[] = [
  [
    'a ticket whose list has another price',
    'partnerTickets',
    'price of pt_aquarium: ',
    (list) => {
      list.partnerTickets[0].adultYen -= 100;
    },
  ],
  [
    'a limit that has passed',
    'held',
    'held until 2027-07-19T11:00:00+09:00, which is before 2027-07-20T10:00:00+09:00',
    (reservation) => {
      reservation.limitTime = '2027-07-19T11:00:00+09:00';
    },
  ],
  [
    'a limit of a change that has passed',
    'changeHeld',
    'held until 2027-07-19T11:00:00+09:00, which is before 2027-07-21T10:10:00+09:00',
    (reservation) => {
      reservation.change.limitTime = '2027-07-19T11:00:00+09:00';
    },
  ],
  [
    'another phone of one reservation',
    'held',
    'phone of rsv_3fK9xQ2mLw8Z: 090-0000-0000, elsewhere 090-1234-5678',
    (reservation) => {
      reservation.representative.phone = '090-0000-0000';
    },
  ],
];

describe('one story', () => {
  const page = examples.aquarium?.value;
  const booked = examples.confirmed?.value;

  test.each(stories)('%s is named', (_what, name, message, plant) => {
    expect(
      faultsIn(
        page,
        booked,
        broken(name, () => {}),
      ),
    ).toEqual([]);
    const found = faultsIn(page, booked, broken(name, plant));
    expect(found).toEqual([expect.stringContaining(message)]);
  });

  test('a phone that its customer has corrected is another one', () => {
    expect(faultsIn(booked, examples.contactChanged?.value)).toEqual([]);
  });
});
