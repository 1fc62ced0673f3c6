import { expect, it } from 'vitest';
import { demoOperator } from '../../operator/demo/document.ts';
import { parseOperatorDocument } from '../../operator/parse-document.ts';
import { routeRules } from '../../rules/route-rules.ts';
import { withContent } from './operator-content.ts';

const operator = parseOperatorDocument(demoOperator);
const [route] = operator.routes;
if (!route) throw new Error('The demonstration has a route');
const content = {
  rules: routeRules(operator, route),
  pools: structuredClone(operator.vessels[0]?.pools ?? []),
  cabin_types: structuredClone(operator.vessels[0]?.cabinTypes ?? []),
};

/** A database whose route and vessel have these hashes. */
function store(rules_hash: string, layout_hash: string) {
  let fetches = 0;
  const fetch = async <More extends object>(more: More) => {
    fetches += 1;
    return [{ id: 'sail_1', rules_hash, layout_hash, ...more }];
  };
  const sailings = withContent(
    () => fetch({}),
    () => fetch(structuredClone(content)),
  );
  return { sailings, fetches: () => fetches };
}

it('fetches content once for each hash, and again under a new one', async () => {
  const first = store('rules 1', 'layout 1');
  expect(await first.sailings).toEqual([expect.objectContaining({ id: 'sail_1', ...content })]);
  expect(first.fetches()).toBe(2);

  const again = store('rules 1', 'layout 1');
  expect(await again.sailings).toEqual(await first.sailings);
  expect(again.fetches()).toBe(1);

  const changed = store('rules 2', 'layout 1');
  expect(await changed.sailings).toHaveLength(1);
  expect(changed.fetches()).toBe(2);
});

it('gives all callers the same content, which none can change', async () => {
  const [sailing] = await store('rules 3', 'layout 3').sailings;
  expect(() => Object.assign(sailing?.rules.holds ?? {}, { minutes: 1 })).toThrow(TypeError);
  expect(() => sailing?.pools.pop()).toThrow(TypeError);
});
