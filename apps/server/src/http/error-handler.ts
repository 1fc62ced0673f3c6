import type { ApiError } from '@ferry/api/customer-server';
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSessionGone, isUnavailable } from '../database/failures.ts';
import { DomainError } from '../domain/domain-error.ts';
import { drain } from './drain.ts';
import { domainErrorResponse, type ErrorResponse, errorResponse, ResponseError } from './errors.ts';
import { NoText } from './json-body.ts';
import { validationResponse } from './validation-errors.ts';

const RETRY_AFTER_SECONDS = 5;

/** Every failure becomes the contract's one error shape; what went wrong inside stays inside. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const response = responseFor(error, request);
    // A rule that says 503 is no fault of ours: the provider is away.
    const isOurs = response.status >= 500 && !(error instanceof DomainError);
    if (hasLeft(error, request)) request.log.info('client left');
    else if (isOurs) request.log.error({ err: error }, 'request failed');
    if (error.statusCode === 413) await drain(request.raw);
    return sendError(reply, response);
  });
  app.setNotFoundHandler((request, reply) =>
    sendError(reply, errorResponse('NOT_FOUND', request.id)),
  );
}

/** The client went away before all of its request was here: nobody hears the response. */
const hasLeft = ({ code }: FastifyError, { raw }: FastifyRequest): boolean =>
  code === 'ECONNRESET' && raw.destroyed && !raw.complete;

export function sendError(reply: FastifyReply, response: ErrorResponse): FastifyReply {
  return reply.headers(response.headers).code(response.status).send(response.body);
}

function responseFor(error: FastifyError, request: FastifyRequest): ErrorResponse {
  const operation = request.routeOptions.config.operation;
  if (error instanceof ResponseError) return error.response;
  if (error instanceof DomainError) return domainErrorResponse(error, request.id);
  if (error instanceof NoText && error.fields.length > 0 && operation?.responses.has(422)) {
    const errors: ApiError['errors'] = Object.fromEntries(
      error.fields.map((field) => [field, ['INVALID_FORMAT']]),
    );
    return errorResponse('VALIDATION_FAILED', request.id, { errors });
  }
  const bodyIsMissing = error.validationContext === 'body' && request.body === undefined;
  if (error.validation && operation && !bodyIsMissing) {
    // Our own compiler made them: they are Ajv's.
    const problems = error.validation as unknown as ErrorObject[];
    return validationResponse(operation, error.validationContext, problems, request.id);
  }
  // Ended by a login or a logout while the request was going on.
  if (isSessionGone(error)) return errorResponse('CSRF', request.id);
  if (isUnavailable(error)) {
    return errorResponse('UNAVAILABLE', request.id, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  const status = error.statusCode ?? 500;
  // An operation without a body documents no 413.
  if (status === 413 && (!operation || operation.responses.has(413))) {
    return errorResponse('PAYLOAD_TOO_LARGE', request.id);
  }
  if (status === 404) return errorResponse('NOT_FOUND', request.id);
  if (status >= 400 && status < 500) return errorResponse('MALFORMED_REQUEST', request.id);
  return errorResponse('INTERNAL', request.id);
}
