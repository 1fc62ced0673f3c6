import { is } from 'valibot';
import { expect, test } from 'vitest';
import * as customer from './generated/customer/valibot.gen.ts';
import * as external from './generated/external/valibot.gen.ts';
import { exampleResponses, UNKNOWN } from './unknown-values.ts';

const validators = { ...customer, ...external } as Record<string, Parameters<typeof is>[0]>;
const successes = exampleResponses.filter(({ status }) => status < 300);

/** As the client validates a response: by the schema of its operation. */
const isTaken = (operationId: string, response: unknown): boolean => {
  const name = `v${operationId.replace(/^./, (first) => first.toUpperCase())}Response`;
  const validator = validators[name];
  if (!validator) throw new Error(`No validator ${name}`);
  return is(validator, response);
};

test('the client takes an unknown value in every enum of every response', () => {
  const tried = new Set<string>();
  const refused = successes.flatMap(({ operationId, places, withUnknown }) =>
    places.flatMap((place) => {
      const response = withUnknown(place);
      if (JSON.stringify(response).includes(UNKNOWN)) tried.add(place);
      return isTaken(operationId, response) ? [] : [`${operationId} ${place}`];
    }),
  );
  expect(refused).toEqual([]);
  expect([...tried].sort()).toEqual([...new Set(successes.flatMap(({ places }) => places))].sort());
  expect(tried.size).toBeGreaterThan(20);
});

test('it still refuses a response of another shape', () => {
  expect(isTaken('listPorts', { ports: [{ id: 1 }] })).toBe(false);
});
