import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

/** On the loopback of the machine alone. */
export const metricsAt = (port = 0) => ({ port, host: '127.0.0.1' });

/**
 * Asks before the database is opened, so that a taken port is said at once.
 * @throws StartError with the setting to change
 */
export async function assertPortsFree(config: Config): Promise<void> {
  const { metricsPort } = config;
  await assertPortFree(config, 'PORT');
  if (metricsPort !== undefined) await assertPortFree(metricsAt(metricsPort), 'METRICS_PORT');
}

async function assertPortFree(
  { port, host }: Pick<Config, 'port' | 'host'>,
  name: string,
): Promise<void> {
  const probe = createServer();
  try {
    probe.listen({ port, host });
    await once(probe, 'listening');
    probe.close();
    await once(probe, 'close');
  } catch (error) {
    throw portProblem(error, { port, host }, name) ?? error;
  }
}

/** The line for an address that cannot be listened on; undefined for any other failure. */
export function portProblem(
  error: unknown,
  { port, host }: Pick<Config, 'port' | 'host'>,
  name = 'PORT',
): StartError | undefined {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartError(
        `${name}: ${port} is in use by another program; set ${name} to another one`,
      );
    case 'EACCES':
      return new StartError(
        `${name}: ${port} may not be used by this user; set ${name} to another one`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST: ${host} is no address of this machine`);
    default:
      return undefined;
  }
}

/** The code of a system error, such as `EADDRINUSE`. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no response';
}
