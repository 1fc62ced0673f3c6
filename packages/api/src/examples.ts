// Named examples of the contract, the only fixtures of stories and tests. Not for product code:
// the whole document comes with it.
import customer from './generated/customer/openapi.json' with { type: 'json' };

type Json = Record<string, unknown>;

function follow(node: unknown): Json {
  const ref = (node as Json).$ref;
  if (typeof ref !== 'string') return node as Json;
  const target = ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Json)[key], customer);
  return follow(target);
}

/**
 * The value of a named example of the customer-api.
 *
 * @param operationId the operation, for example `searchSailings`
 * @param status the answer's status, for example 200
 * @param name the example's name, for example `default`
 * @throws {Error} when the contract has no such example
 */
export function exampleOf<T>(operationId: string, status: number, name: string): T {
  for (const path of Object.values(customer.paths)) {
    for (const operation of Object.values(path) as Json[]) {
      if (operation.operationId !== operationId) continue;
      const response = follow((operation.responses as Json)[status] ?? {});
      const media = (response.content as Record<string, Json> | undefined)?.['application/json'];
      const example = (media?.examples as Json | undefined)?.[name];
      // The caller names the type of the operation's answer; the contract check has validated the value.
      if (example) return structuredClone(follow(example).value) as T;
    }
  }
  throw new Error(`No example ${name} for ${operationId} ${status}`);
}
