import { createHmac } from 'node:crypto';

/** The signed parts of a message. */
interface Signed {
  id: string;
  at: Date;
  body: string;
}

/**
 * The headers of Standard Webhooks (https://github.com/standard-webhooks/standard-webhooks, version 1.0.0): a signature by each
 * secret, so that a receiver can change from one to the other. `standardwebhooks` verifies them in the tests.
 * @param secrets `whsec_` and the key in base64
 */
export function signedHeaders(
  secrets: readonly string[],
  { id, at, body }: Signed,
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
