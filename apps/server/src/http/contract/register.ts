import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { DomainError } from '../../domain/domain-error.ts';
import { compressJson } from '../compress.ts';
import type { Operation } from './document.ts';
import { responseCheck, type ViolationListener } from './response-check.ts';
import { compileValidator, requestSchemas } from './validators.ts';

/** Refuses a request by throwing; one for each security scheme of the contract. */
export type SecurityCheck = (request: FastifyRequest) => Promise<void>;

interface ContractOptions {
  security: Record<string, SecurityCheck>;
  /** Features whose operations are not there. */
  notOffered: readonly string[];
  /** Given in tests: then every response is compared with the contract. */
  onViolation?: ViolationListener | undefined;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the contract that the route answers. */
    operation?: Operation;
  }
}

/**
 * Makes a route of every operation: validation, security and (in tests) checked responses come from
 * the contract, the handler from the server.
 * @param handlers by operationId; their types are the generated `RouteHandlers`
 * @throws Error at start-up when an operation has no handler, a handler no operation, or the
 *   contract names a security scheme that the server does not know
 */
export function registerOperations(
  app: FastifyInstance,
  operations: Operation[],
  handlers: object,
  options: ContractOptions,
): void {
  const unused = new Map(Object.entries(handlers) as [string, RouteHandlerMethod][]);
  for (const operation of operations) {
    const handler = unused.get(operation.id);
    if (!handler) throw new Error(`No handler for the operation ${operation.id}`);
    unused.delete(operation.id);
    registerOperation(app, operation, handler, options);
  }
  const orphans = [...unused.keys()];
  if (orphans.length > 0) throw new Error(`Handlers without operation: ${orphans.join(', ')}`);
}

// What a provider signs is the body as it was sent.
const isSigned = ({ security }: Operation) => security.some((name) => name.endsWith('Signature'));

/** The headers of a deprecated operation, after RFC 9745 and RFC 8594. Guarded by `test/http/deprecation.spec.ts`. */
function deprecationHeaders({ since, sunset }: NonNullable<Operation['deprecation']>) {
  const inJapan = (date: string) => new Date(`${date}T00:00:00+09:00`);
  return {
    deprecation: `@${inJapan(since).getTime() / 1000}`,
    sunset: inJapan(sunset).toUTCString(),
  };
}

function registerOperation(
  app: FastifyInstance,
  operation: Operation,
  handler: RouteHandlerMethod,
  options: ContractOptions,
): void {
  const checks = operation.security.map((scheme) => {
    const check = options.security[scheme];
    if (!check) {
      throw new Error(`${operation.id}: securityChecks (http/visitor.ts) has no scheme ${scheme}`);
    }
    return check;
  });
  const { feature } = operation;
  const isLeftOut = () => feature !== undefined && options.notOffered.includes(feature);
  const checkResponse = options.onViolation && responseCheck(operation, options.onViolation);
  app.route({
    method: operation.method,
    url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: requestSchemas(operation),
    validatorCompiler: compileValidator,
    config: { operation, keepsRawBody: isSigned(operation) },
    onRequest: async (request, reply) => {
      if (operation.deprecation) reply.headers(deprecationHeaders(operation.deprecation));
      if (isLeftOut()) throw new DomainError('NOT_FOUND');
      for (const check of checks) await check(request);
    },
    onSend: async (request, reply, payload) => {
      checkResponse?.(reply, payload);
      return compressJson(request, reply, payload);
    },
    handler,
  });
}
