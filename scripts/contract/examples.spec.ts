import { describe, expect, test } from 'vitest';
import { checkEnumExamples } from './enum-examples.mjs';
import { checkExamples } from './examples.mjs';
import { jsonOf, operationIn, soundDocument } from './sound-document.fixture.mjs';
import { wrongSums } from './sums.mjs';

type Document = ReturnType<typeof soundDocument>;
type Fault = [what: string, pointer: string, reason: string, plant: (spec: Document) => void];

const operation = '#/paths/~1customer-api~1sailings~1{sailingId}/put';

const faults: Fault[] = [
  [
    'response',
    `${operation}/responses/200/content/application~1json/examples/first`,
    'value/seats must be <= 100',
    (spec) => {
      jsonOf(operationIn(spec).responses[200]).examples.first.value.seats = 101;
    },
  ],
  [
    'request',
    `${operation}/requestBody/content/application~1json/examples/first`,
    'value must NOT have additional properties',
    (spec) => {
      jsonOf(operationIn(spec).requestBody).examples.first.value.colour = '青';
    },
  ],
  [
    'parameter',
    `${operation}/parameters/sailingId/example`,
    'value must match pattern',
    (spec) => {
      spec.paths['/customer-api/sailings/{sailingId}'].parameters[0].example = '便';
    },
  ],
  [
    'header',
    `${operation}/responses/429/headers/Retry-After/example`,
    'value must be integer',
    (spec) => {
      operationIn(spec).responses[429].headers['Retry-After'].example = '30';
    },
  ],
  [
    'schema',
    '#/components/schemas/Instant/examples/0',
    'value must match format "date-time"',
    (spec) => {
      spec.components.schemas.Instant.examples = ['2027-08-02 08:30'];
    },
  ],
  [
    'default',
    '#/components/schemas/Sailing/properties/seats/default',
    'value must be >= 0',
    (spec) => {
      spec.components.schemas.Sailing.properties.seats.default = -1;
    },
  ],
];

describe('examples fit their schemas', () => {
  test('a sound document has no finding', () => {
    expect(checkExamples(soundDocument())).toEqual([]);
  });

  test.each(faults)('%s: %s is named with the reason', (_what, pointer, reason, plant) => {
    const spec = soundDocument();
    plant(spec);
    expect(checkExamples(spec)).toEqual([
      { rule: 'example-fits-schema', pointer, message: expect.stringContaining(reason) },
    ]);
  });

  test('an example behind a reference is checked', () => {
    const spec = soundDocument();
    spec.components.examples = { wrong: { summary: '例', value: { id: 'sail_a' } } };
    jsonOf(operationIn(spec).responses[200]).examples = {
      first: { $ref: '#/components/examples/wrong' },
    };
    expect(checkExamples(spec).map(({ message }) => message)).toEqual([
      expect.stringContaining("value must have required property 'departureAt'"),
    ]);
  });
});

test('a value of an enum that no named example shows is found, and null needs none', () => {
  const spec = soundDocument();
  expect(checkEnumExamples([spec])).toEqual([]);
  const { Sailing } = spec.components.schemas;
  Sailing.properties.state = { type: ['string', 'null'], enum: ['open', 'full', null] };
  const { examples } = jsonOf(operationIn(spec).responses[200]);
  examples.first.value = { ...examples.first.value, state: 'open' };
  expect(checkEnumExamples([spec])).toEqual([
    {
      rule: 'enum-example',
      pointer: '#/components/schemas/Sailing/properties/state',
      message: 'No named example shows the value `full`',
    },
  ]);
  examples.second = { value: { ...examples.first.value, state: 'full' } };
  expect(checkEnumExamples([spec])).toEqual([]);
});

describe('amounts of an example', () => {
  const line = { leg: 'outbound', label: '大人', quantity: 2, unitPriceYen: 300, amountYen: 600 };
  const quote = { lines: [line], totalYen: 600, outbound: { totalYen: 600 }, return: null };

  test('add up', () => expect(wrongSums([{ quote }])).toEqual([]));

  test.each([
    ['a total', { ...quote, totalYen: 500 }, 'lines add up to 600, not to 500'],
    ['a leg', { ...quote, return: { totalYen: 1 } }, 'return adds up to 0, not to 1'],
    ['a line', { ...quote, lines: [{ ...line, quantity: 3 }] }, '大人: 3 × 300 is not 600'],
  ])('%s that does not is named', (_, wrong, message) => {
    expect(wrongSums([{ quote: wrong }])).toEqual([message]);
  });

  const taxes = [{ ratePercent: 10, amountYen: 600, taxYen: 54 }];
  const receipt = { lines: [line], amountYen: 600, taxes };

  test.each([
    ['a receipt', receipt, []],
    ['its amount', { ...receipt, amountYen: 500 }, ['lines add up to 600, not to 500']],
    [
      'tax that was rounded up',
      { ...receipt, taxes: [{ ...taxes[0], taxYen: 55 }] },
      ['10 % of 600 is 54, not 55'],
    ],
  ])('%s is checked as well', (_, value, messages) => {
    expect(wrongSums([value])).toEqual(messages);
  });

  const cancelled = {
    quote,
    state: 'confirmed',
    waivedYen: 0,
    payment: { state: 'captured', amountYen: 1000 },
    cancellations: [{ id: 'cxl_a', feeYen: 100, refundYen: 300, transferFeeYen: 50 }],
    refunds: [{ cancellationId: 'cxl_a', amountYen: 250, transferFeeYen: 50 }],
  };
  const refundOf = (changes: object) => ({
    ...cancelled,
    refunds: [{ ...cancelled.refunds[0], ...changes }],
  });

  test.each<[string, object, string[]]>([
    ['what was cancelled', cancelled, []],
    ['a refund', refundOf({ amountYen: 300 }), ['refund 300 + transfer 50 is not 300']],
    [
      'its transfer',
      refundOf({ amountYen: 300, transferFeeYen: 0 }),
      ['refund 300 + transfer 0 is not 300'],
    ],
    ['whose refund', refundOf({ cancellationId: 'cxl_b' }), ['no cancellation cxl_b']],
    ['what is left', { ...cancelled, waivedYen: 100 }, ['payment 1000 − 400 is not 500']],
    ['all of it', { ...cancelled, state: 'cancelled' }, ['payment 1000 − 400 is not 0']],
    [
      'a cancellation that is asked about',
      { paidYen: 1000, refundYen: 300, feeYen: 100, restYen: 700, waivedYen: 50 },
      ['paid 1000 − refund 300 − fee 100 is not rest 700 − waived 50'],
    ],
  ])('%s is held against the rest', (_, value, messages) => {
    expect(wrongSums([value])).toEqual(messages);
  });

  test('are checked wherever an example is', () => {
    const spec = soundDocument();
    jsonOf(operationIn(spec).responses[200]).examples.first.value = { ...quote, totalYen: 1 };
    expect(checkExamples(spec).map(({ rule }) => rule)).toContain('amounts-add-up');
  });
});
