// Named examples of the contract, the only fixtures of stories and tests. Not for product code:
// the whole document comes with it.
import type { Examples as CustomerExamples } from './generated/customer/examples.gen.ts';
import customer from './generated/customer/openapi.json' with { type: 'json' };
import type { Examples as ExternalExamples } from './generated/external/examples.gen.ts';
import external from './generated/external/openapi.json' with { type: 'json' };

type Json = Record<string, unknown>;
type Examples = CustomerExamples & ExternalExamples;
/** The names of a response's examples, and the type of their values. */
type ResponseExample<
  Id extends keyof Examples,
  Status extends keyof Examples[Id],
> = Examples[Id][Status] extends { name: string; value: unknown } ? Examples[Id][Status] : never;

/** For each operation, the names of the examples of all its responses. */
export type ExampleNames = {
  [Id in keyof Examples]: {
    [Status in keyof Examples[Id] & number]: ResponseExample<Id, Status>['name'];
  }[keyof Examples[Id] & number];
};

function follow(document: object, node: unknown): Json {
  const ref = (node as Json).$ref;
  if (typeof ref !== 'string') return node as Json;
  const target = ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Json)[key], document);
  return follow(document, target);
}

/**
 * The value of a named example of the contract. A name that the contract does not have is a type
 * error.
 *
 * @param operationId the operation, for example `searchSailings`
 * @param status the response's status, for example 200
 * @param name the example's name, for example `default`
 */
export function exampleOf<Id extends keyof Examples, Status extends keyof Examples[Id] & number>(
  operationId: Id,
  status: Status,
  name: ResponseExample<Id, Status>['name'],
): ResponseExample<Id, Status>['value'] {
  for (const document of [customer, external]) {
    const operation = Object.values<object>(document.paths)
      .flatMap((path) => Object.values(path) as Json[])
      .find((each) => each.operationId === operationId);
    if (!operation) continue;
    const response = follow(document, (operation.responses as Json)[status]);
    const { examples } = (response.content as Record<string, Json>)['application/json'] as Json;
    return structuredClone(follow(document, (examples as Json)[name]).value) as never;
  }
  throw new Error(`The contract has no ${operationId}`);
}
