import { csrfFetch } from './csrf-fetch.ts';
import type { CreateClientConfig } from './generated/customer/client.gen.ts';

/** Configuration of both generated clients: same origin, cookies, the headers a Sanctum back end expects. */
export const createClientConfig: CreateClientConfig = (config) => ({
  ...config,
  // The contract has full paths below the server "/"; '' keeps "/" + "/x" from becoming "//x".
  baseUrl: '',
  credentials: 'same-origin',
  headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  fetch: csrfFetch,
});
