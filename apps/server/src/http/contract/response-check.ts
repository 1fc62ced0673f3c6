import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyReply } from 'fastify';
import type { DocumentedResponse, Operation } from './document.ts';
import { bodyAjv } from './validators.ts';

/** Takes one sentence about a response that is not the contract's. */
export type ViolationListener = (violation: string) => void;

/**
 * Compares responses of an operation with the contract: the status must be documented, body and
 * documented headers must fit. For tests: it costs more than it may in production.
 */
export function responseCheck(operation: Operation, onViolation: ViolationListener) {
  return (reply: FastifyReply, payload: unknown): void => {
    const report = (problem: string) =>
      onViolation(`${operation.id} ${reply.statusCode}: ${problem}`);
    const documented = operation.responses.get(reply.statusCode);
    if (!documented) {
      report('the status is not in the contract');
      return;
    }
    const { body, headers } = validatorsOf(documented);
    for (const { name, valid } of headers) {
      const value = reply.getHeader(name);
      const text = Array.isArray(value) ? value.join(', ') : value;
      if (text === undefined) report(`the header ${name} is missing`);
      else if (!valid(isNumeric(text) ? Number(text) : text)) report(`header ${name}: ${text}`);
    }
    const { fileType } = documented;
    const problem = fileType ? fileProblem(fileType, reply, payload) : bodyProblem(body, payload);
    if (problem) report(problem);
  };
}

/**
 * What a response is held against, compiled when the first of its kind is there: all of them take four
 * times as long as everything else that a server does until it is ready. Ajv keeps what it has
 * compiled of a schema.
 * @throws Error when a schema of the contract cannot be compiled
 */
export function validatorsOf({ bodySchema, headers }: DocumentedResponse) {
  return {
    body: bodySchema ? bodyAjv.compile(bodySchema) : undefined,
    headers: [...headers].map(([name, schema]) => ({ name, valid: bodyAjv.compile(schema) })),
  };
}

const isNumeric = (text: unknown) => typeof text === 'string' && /^\d+$/.test(text);

function fileProblem(type: string, reply: FastifyReply, payload: unknown): string | undefined {
  if (!Buffer.isBuffer(payload) || payload.length === 0) return 'no file';
  const sent = String(reply.getHeader('content-type'));
  return sent === type ? undefined : `content-type ${sent}`;
}

function bodyProblem(valid: ValidateFunction | undefined, payload: unknown): string | undefined {
  if (!valid) return payload ? 'a body where none is documented' : undefined;
  if (typeof payload !== 'string') return 'no body';
  return valid(JSON.parse(payload)) ? undefined : bodyAjv.errorsText(valid.errors);
}
