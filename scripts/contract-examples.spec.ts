import { describe, expect, test } from 'vitest';
import { checkExamples } from './contract-examples.mjs';
import { jsonOf, operationIn, soundDocument } from './contract-fixture.mjs';

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
    '#/components/schemas/Sailing/properties/departureAt/examples/0',
    'value must match format "date-time"',
    (spec) => {
      spec.components.schemas.Sailing.properties.departureAt.examples = ['2027-08-02 08:30'];
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
      "value must have required property 'departureAt'",
    ]);
  });
});
