import type { ApiError } from '@ferry/api/customer-server';
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSessionGone, isUnavailable } from '../database/failures.ts';
import { DomainError } from '../domain/domain-error.ts';
import { AnsweredError, domainErrorAnswer, type ErrorAnswer, errorAnswer } from './errors.ts';
import { NoText } from './json-body.ts';
import { validationAnswer } from './validation-errors.ts';

const RETRY_AFTER_SECONDS = 5;

/** Every failure becomes the contract's one error shape; what went wrong inside stays inside. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const answer = answerFor(error, request);
    // A rule that says 503 is no fault of ours: the provider is away.
    const isOurs = answer.status >= 500 && !(error instanceof DomainError);
    if (isOurs) request.log.error({ err: error }, 'request failed');
    return sendError(reply, answer);
  });
  app.setNotFoundHandler((request, reply) =>
    sendError(reply, errorAnswer('NOT_FOUND', request.id)),
  );
}

export function sendError(reply: FastifyReply, answer: ErrorAnswer): FastifyReply {
  return reply.headers(answer.headers).code(answer.status).send(answer.body);
}

function answerFor(error: FastifyError, request: FastifyRequest): ErrorAnswer {
  const operation = request.routeOptions.config.operation;
  if (error instanceof AnsweredError) return error.answer;
  if (error instanceof DomainError) return domainErrorAnswer(error, request.id);
  if (error instanceof NoText && error.field && operation?.responses.has(422)) {
    const errors: ApiError['errors'] = { [error.field]: ['INVALID_FORMAT'] };
    return errorAnswer('VALIDATION_FAILED', request.id, { errors });
  }
  const bodyIsMissing = error.validationContext === 'body' && request.body === undefined;
  if (error.validation && operation && !bodyIsMissing) {
    // Our own compiler made them: they are Ajv's.
    const problems = error.validation as unknown as ErrorObject[];
    return validationAnswer(operation, error.validationContext, problems, request.id);
  }
  // Ended by a login or a logout while the request was going on.
  if (isSessionGone(error)) return errorAnswer('CSRF', request.id);
  if (isUnavailable(error)) {
    return errorAnswer('UNAVAILABLE', request.id, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  const status = error.statusCode ?? 500;
  // An operation without a body documents no 413.
  if (status === 413 && (!operation || operation.responses.has(413))) {
    return errorAnswer('PAYLOAD_TOO_LARGE', request.id);
  }
  if (status === 404) return errorAnswer('NOT_FOUND', request.id);
  if (status >= 400 && status < 500) return errorAnswer('MALFORMED_REQUEST', request.id);
  return errorAnswer('INTERNAL', request.id);
}
