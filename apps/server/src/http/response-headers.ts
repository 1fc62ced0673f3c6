import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from './visitor.ts';

const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** @param payment origins whose frames may open the sheet of a wallet */
const permissions = (payment: readonly string[]): string =>
  `${PERMISSIONS}, payment=(${payment.map((origin) => (origin === 'self' ? origin : `"${origin}"`)).join(' ')})`;

const TWO_YEARS = 'max-age=63072000';

export const FIXED_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': permissions([]),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
/** Of whatever says nothing about it: nobody keeps it, no page shows it. */
export const PERSONAL = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * Headers of every response, but for those of the router: see {@link setResponseHeaders}.
 * @param payment origins whose frames may open the sheet of a wallet; none but for a provider that has one
 */
export function addResponseHeaders(app: FastifyInstance, payment: readonly string[]): void {
  app.addHook('onSend', async (request, reply, payload) => {
    setResponseHeaders(request, reply, payment);
    return payload;
  });
}

/**
 * Also for a request that the router itself refuses: for that one no hook runs. Whatever says nothing
 * about caching is personal.
 */
export function setResponseHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  payment: readonly string[] = [],
): FastifyReply {
  reply.headers({
    ...FIXED_HEADERS,
    'permissions-policy': permissions(payment),
    'x-request-id': request.id,
    ...(isSecure(request) && { 'strict-transport-security': TWO_YEARS }),
  });
  for (const [name, value] of Object.entries(PERSONAL)) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
  return reply;
}
