import type { FastifyRequest } from 'fastify';

/** Whether the client takes an encoding; one with `q=0` is refused. */
export function accepts(request: FastifyRequest, encoding: 'br' | 'gzip'): boolean {
  const accepted = String(request.headers['accept-encoding'] ?? '').split(',');
  return accepted.some((each) => {
    const [name, q = ''] = each.split(';').map((part) => part.trim());
    return name === encoding && !/^q=0(?:\.0*)?$/.test(q);
  });
}
