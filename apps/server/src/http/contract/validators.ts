import { isEmail } from '@ferry/format/email';
import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Json, Operation, ParameterPlace } from './document.ts';

// `strict` is about the schemas themselves and would refuse OpenAPI's own keywords; the contract's
// lint checks them. Nor is each held against JSON Schema's own schema, which the tests do: that costs
// a process more than compiling what it needs. allErrors: a form shows all of its mistakes at once.
const BASE: Options = { strict: false, allErrors: true, useDefaults: true, validateSchema: false };

/** Bodies: "480" is not 480. */
export const bodyAjv = withFormats(new Ajv2020({ ...BASE, useDefaults: false }));
/** Path, query and headers arrive as text: numbers and booleans are read from it. */
const textAjv = withFormats(new Ajv2020({ ...BASE, coerceTypes: true }));

function withFormats(ajv: Ajv2020): Ajv2020 {
  // The module is CommonJS: TypeScript sees its namespace, Node the function itself.
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  // One meaning of a mail address everywhere: some mobile carriers' have two dots in a row.
  ajv.addFormat('email', isEmail);
  return ajv;
}

interface ValidatedPart {
  schema: unknown;
  /** Fastify's name of the place in the request. */
  httpPart?: string | undefined;
}

/** Fastify reads the errors of the last call from the function itself. */
type LazyValidator = ((data: unknown) => boolean) & Pick<ValidateFunction, 'errors'>;

/** Fastify's name for each place of a request. */
const PARTS = { path: 'params', query: 'querystring', header: 'headers' } as const;

const schemasOf = new WeakMap<Operation, Record<string, Json>>();

/**
 * The request's schemas under Fastify's names; an unknown query parameter is an error. The same objects
 * for every server of a process: Ajv keeps what it has compiled of each.
 */
export function requestSchemas(operation: Operation): Record<string, Json> {
  const schemas = schemasOf.get(operation) ?? makeRequestSchemas(operation);
  schemasOf.set(operation, schemas);
  return schemas;
}

function makeRequestSchemas(operation: Operation): Record<string, Json> {
  const schemas: Record<string, Json> = {};
  for (const place of Object.keys(PARTS) as ParameterPlace[]) {
    const own = operation.parameters.filter((parameter) => parameter.in === place);
    if (own.length === 0 && place !== 'query') continue;
    schemas[PARTS[place]] = {
      type: 'object',
      properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
      required: own.filter(({ required }) => required).map(({ name }) => name),
      ...(place === 'query' && { additionalProperties: false }),
    };
  }
  if (operation.bodySchema) schemas.body = operation.bodySchema;
  return schemas;
}

/**
 * Fastify's `validatorCompiler`: what a request is held against, compiled when the first of its kind is
 * there. All of them take a third of the time of a start, and most processes see only some.
 */
export function compileValidator({ schema, httpPart }: ValidatedPart): LazyValidator {
  let compiled: ValidateFunction | undefined;
  const validate: LazyValidator = (data) => {
    compiled ??= requestValidator({ schema, httpPart });
    const isValid = compiled(data);
    validate.errors = compiled.errors;
    return isValid;
  };
  return validate;
}

/**
 * Ajv keeps what it has compiled of a schema.
 * @throws Error when a schema of the contract cannot be compiled
 */
export function requestValidator({ schema, httpPart }: ValidatedPart): ValidateFunction {
  return (httpPart === 'body' ? bodyAjv : textAjv).compile(schema as Json);
}
