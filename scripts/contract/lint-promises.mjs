/** Rules for what words promise: the unit of a name, the day on which something goes. */
import { at, operationsOf, resolve, schemasOf, typesOf } from './walk.mjs';

/** The unit that a name ends with, as a description says it. */
const UNITS = {
  Seconds: /秒/,
  Minutes: /分/,
  Hours: /時間/,
  Days: /日/,
  Months: /月/,
  Years: /年/,
  Cm: /cm|センチ/,
  Km: /km|キロ/,
  Percent: /%|パーセント|割引率/,
};

/** @param {string} name @param {string} description */
function faultOfUnit(name, description) {
  const [unit, word] = Object.entries(UNITS).find(([end]) => name.endsWith(end)) ?? [];
  return unit && !word.test(description)
    ? `must say the unit of ${name}: ${word.source}`
    : undefined;
}

/** Days that clients and servers have from the announcement on. */
const SHORTEST_NOTICE = 180;

/** @param {{ since?: string, sunset?: string } | undefined} dates */
function faultOfDeprecation(dates) {
  const [since, sunset] = [dates?.since, dates?.sunset].map((day) => Date.parse(day ?? ''));
  if (Number.isNaN(since) || Number.isNaN(sunset)) return 'must have since and sunset, YYYY-MM-DD';
  const days = (sunset - since) / 86_400_000;
  return days < SHORTEST_NOTICE ? `must leave ${SHORTEST_NOTICE} days, not ${days}` : undefined;
}

/** Lists of a response that has no pages and does not say in words (`x-bound`) what ends them. */
function* unbounded(spec, properties, pointer) {
  for (const [name, property] of Object.entries(properties)) {
    const isList = typesOf(resolve(spec, property)).includes('array');
    if (isList && !property['x-bound']) {
      yield [at(pointer, 'properties', name), 'must be paged, or say in x-bound what ends it'];
    }
  }
}

/** @type {Record<string, (spec: any) => Iterable<[pointer: string, message: string]>>} */
export const promiseRules = {
  *'units-of-names'(spec) {
    for (const { schema, pointer, role } of schemasOf(spec)) {
      if (role !== 'property') continue;
      const fault = faultOfUnit(pointer.split('/').at(-1) ?? '', schema.description ?? '');
      if (fault) yield [at(pointer, 'description'), fault];
    }
  },

  *'paged-lists'(spec) {
    for (const { operation, pointer, parameters, responses } of operationsOf(spec)) {
      if (!/^(list|search|find)[A-Z]/.test(operation.operationId ?? '')) continue;
      const isAsked = ['limit', 'cursor'].every((name) => parameters.some((p) => p.name === name));
      for (const { status, response, pointer: place } of responses) {
        const body = response.content?.['application/json']?.schema;
        const { properties = {} } = (/^2/.test(status) && resolve(spec, body)) || {};
        if (isAsked !== 'nextCursor' in properties) {
          if (/^2/.test(status))
            yield [pointer, 'must take limit and cursor and return nextCursor, or none'];
        } else if (!isAsked) {
          yield* unbounded(spec, properties, body?.$ref ?? place);
        }
      }
    }
  },

  *'deprecated-with-dates'(spec) {
    const marked = [
      ...[...operationsOf(spec)].flatMap(({ operation, pointer, parameters }) => [
        [operation, pointer],
        ...parameters.map((each) => [each, at(pointer, 'parameters', each.name)]),
      ]),
      ...[...schemasOf(spec)].map(({ schema, pointer }) => [schema, pointer]),
    ];
    for (const [{ deprecated, 'x-deprecation': dates }, pointer] of marked) {
      if (!deprecated && !dates) continue;
      const fault = deprecated ? faultOfDeprecation(dates) : 'is not deprecated, but has dates';
      if (fault) yield [at(pointer, 'x-deprecation'), fault];
    }
  },
};
