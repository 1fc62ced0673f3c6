import type { FieldErrorCode } from '@ferry/api/customer-server';
import { fieldErrorCodeOf } from '@ferry/api/field-error-code';
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Operation } from './contract/document.ts';
import { type ErrorResponse, errorResponse } from './errors.ts';

// The contract's bounds of `errors`.
const MAX_FIELDS = 200;
const MAX_CODES = 10;

/**
 * The response to a request that breaks the contract: 428 for a missing or unusable header, 404 for
 * an id that cannot exist, 422 with the fields for the rest, 400 where the operation has no 422.
 */
export function validationResponse(
  operation: Operation,
  part: string | undefined,
  problems: ErrorObject[],
  requestId: string,
): ErrorResponse {
  if (part === 'headers') return errorResponse('PRECONDITION_MISSING', requestId);
  if (part === 'params') return errorResponse('NOT_FOUND', requestId);
  if (!operation.responses.has(422)) return errorResponse('MALFORMED_REQUEST', requestId);
  return errorResponse('VALIDATION_FAILED', requestId, fieldErrors(problems));
}

function fieldErrors(problems: ErrorObject[]): { errors?: Record<string, FieldErrorCode[]> } {
  const errors = new Map<string, FieldErrorCode[]>();
  for (const problem of problems) {
    const code = fieldErrorCodeOf(problem.keyword);
    const field = fieldOf(problem);
    if (!code || field === '') continue;
    const codes = errors.get(field) ?? [];
    if (!errors.has(field) && errors.size < MAX_FIELDS) errors.set(field, codes);
    if (!codes.includes(code) && codes.length < MAX_CODES) codes.push(code);
  }
  return errors.size > 0 ? { errors: Object.fromEntries(errors) } : {};
}

/** `/passengers/0/familyName` → `passengers.0.familyName`, with the property that is missing. */
function fieldOf({ instancePath, params, keyword }: ErrorObject): string {
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required') path.push(String(params.missingProperty));
  // An unknown property is named only when it is a name: it is the client's text.
  const unknown = keyword === 'additionalProperties' ? String(params.additionalProperty) : '';
  if (/^\w{1,60}$/.test(unknown)) path.push(unknown);
  return path.join('.');
}
