/** Query parameters: those of the examples, and broken ones. */
import { randomFrom, shuffled } from '../values.mjs';

const inQuery = ({ parameters }) => parameters.filter((each) => each.in === 'query');

/** The example of every parameter that must be sent, with ids that the server has named. */
export function exampleQuery(run, operation) {
  const required = inQuery(operation).filter(({ required }) => required);
  return run.known.inside(
    Object.fromEntries(required.map(({ name, example }) => [name, String(example)])),
  );
}

/**
 * @param {import('../run.mjs').Run} run
 * @param {import('../contract.mjs').Operation} operation
 * @returns {{ query: Record<string, string>, about: string }[]} one thing wrong in each
 */
export function brokenQueries(run, operation) {
  const base = exampleQuery(run, operation);
  const broken = inQuery(operation).flatMap((parameter) => {
    const { name, required } = parameter;
    const { [name]: _, ...others } = base;
    return [
      ...(required ? [{ query: others, about: `no ${name}` }] : []),
      ...wrongTexts(operation, parameter).map((text) => ({
        query: { ...others, [name]: text },
        about: `${name}=${text.slice(0, 20)}`,
      })),
    ];
  });
  const unknown = { query: { ...base, unknown: '1' }, about: 'an unknown parameter' };
  const { seed, invalid } = run.options;
  return [unknown, ...shuffled(broken, randomFrom(seed)).slice(0, invalid)];
}

const TEXTS = ['x', '-1', '1.5', '1e9', '９', 'あ', '99999999999999999999', 'a\u0000b', 'null'];

/** Texts that are not what a parameter is documented as. */
function wrongTexts(operation, { schema }) {
  const plain = operation.resolved(schema);
  // How a list is written, the operation says in words.
  if (![plain.type].flat().some((type) => /^(?:string|integer|boolean)$/.test(type))) return [];
  const made = [...TEXTS, 'x'.repeat((plain.maxLength ?? 200) + 1)];
  return made.filter((text) => operation.problemOf(schema, readAs(plain, text)) !== undefined);
}

/** What a text of a query means. */
function readAs({ type }, text) {
  if ([type].flat().includes('integer') && /^-?\d+(?:\.\d+)?(?:e\d+)?$/.test(text)) {
    return Number(text);
  }
  if ([type].flat().includes('boolean') && /^(?:true|false)$/.test(text)) return text === 'true';
  return text;
}
