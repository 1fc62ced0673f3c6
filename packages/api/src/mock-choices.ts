// Development only: the whole contract comes with it.
import customer from './generated/customer/openapi.json' with { type: 'json' };
import external from './generated/external/openapi.json' with { type: 'json' };

type Json = Record<string, unknown>;

/** One operation of the contract and the named examples that the mock can answer it with. */
type MockChoice = {
  /** Method and path as the contract writes them: `POST /customer-api/reservations`. */
  call: string;
  /** What it does, in Japanese. */
  summary: string;
  examples: {
    /** Value of the `Prefer` header: `code=409, example=cabinSoldOut`. */
    prefer: string;
    /** 「409 満席(cabinSoldOut)」 */
    label: string;
  }[];
};

/** Every operation of both documents, in the contract's order. */
export const mockChoices = (): MockChoice[] =>
  [customer, external].flatMap((document) =>
    Object.entries(document.paths as Record<string, Json>).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([, operation]) => (operation as Json).operationId !== undefined)
        .map(([method, operation]) => ({
          call: `${method.toUpperCase()} ${path}`,
          summary: String((operation as Json).summary),
          examples: examplesOf(document, operation as Json),
        })),
    ),
  );

function examplesOf(document: Json, operation: Json): MockChoice['examples'] {
  return Object.entries(operation.responses as Json).flatMap(([status, response]) => {
    const content = follow(document, response).content as Record<string, Json> | undefined;
    const examples = (content?.['application/json']?.examples ?? {}) as Json;
    return Object.entries(examples).map(([name, example]) => ({
      prefer: `code=${status}, example=${name}`,
      label: `${status} ${follow(document, example).summary ?? ''}(${name})`,
    }));
  });
}

function follow(document: Json, node: unknown): Json {
  const reference = (node as Json).$ref;
  if (typeof reference !== 'string') return node as Json;
  const keys = reference.slice(2).split('/');
  return keys.reduce<unknown>((at, key) => (at as Json)[key], document) as Json;
}
