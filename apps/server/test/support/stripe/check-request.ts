import type { IncomingHttpHeaders } from 'node:http';
import { Stripe } from 'stripe';
import { below, bounds } from './bounds.ts';
import { requests } from './requests.gen.ts';
import { type Form, parseForm, problemWith } from './shape.ts';

/** A request as it came over the network. */
export interface StripeRequest {
  method: string;
  path: string;
  /** Its key in {@link requests}. */
  operation: string;
  /** Of the object that the path names. */
  id: string;
  headers: IncomingHttpHeaders;
  idempotencyKey: string | undefined;
  form: Form;
}

/** A response that is an error, as Stripe sends it. */
export interface Refusal {
  status: number;
  error: { type: string; code?: string; param?: string; message: string };
}

const IDEMPOTENCY_KEY_LENGTH = 255;

export function readRequest(
  method: string,
  url: string,
  headers: IncomingHttpHeaders,
  body: string,
): StripeRequest {
  const { pathname, search } = new URL(url, 'http://stripe');
  const [, , resource = '', id = '', verb] = pathname.split('/');
  const isAboutOne = id !== '' && id !== 'search';
  const path = isAboutOne ? `/v1/${resource}/:id${verb ? `/${verb}` : ''}` : pathname;
  const key = headers['idempotency-key'];
  return {
    method,
    path: pathname,
    operation: `${method} ${path}`,
    id: isAboutOne ? id : '',
    headers,
    idempotencyKey: typeof key === 'string' ? key : undefined,
    form: parseForm(method === 'GET' ? search.slice(1) : body),
  };
}

/** What Stripe refuses before it looks at its books; nothing is kept under the request's key. */
export function refusalOf(request: StripeRequest, now: Date): Refusal | undefined {
  const { headers, idempotencyKey: key, form, operation } = request;
  if (!/^Bearer (sk|rk)_test_\w+$/.test(headers.authorization ?? '')) {
    return refusal(401, { message: 'Invalid API Key provided' });
  }
  if (headers['stripe-version'] !== Stripe.API_VERSION) {
    return refusal(400, { message: 'The requests were made from the types of another version' });
  }
  const shape = requests[operation];
  if (!shape) return refusal(404, { message: `Unrecognized request URL (${operation})` });
  if (key !== undefined && key.length > IDEMPOTENCY_KEY_LENGTH) {
    return { status: 400, error: { type: 'idempotency_error', message: 'The key is too long' } };
  }
  const broken = bounds
    .filter(({ on }) => on === '' || on === operation)
    .map((bound) => bound.broken(form, now))
    .find((problem) => problem !== undefined);
  // What a version has removed is said before that it is unknown.
  const problem = broken ?? problemWith(form, shape);
  return problem && refusal(400, problem);
}

/** An error in Stripe's shape. */
export const refusal = (
  status: number,
  error: Omit<Refusal['error'], 'type'> & { type?: string },
): Refusal => ({ status, error: { type: 'invalid_request_error', ...error } });

/** The paths that the request wants in full. */
export const expandOf = ({ form }: StripeRequest): string[] =>
  Object.values(below(form.expand)).map(String);
