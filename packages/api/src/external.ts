// The external-api as the app sees it: session and authentication calls, failures as ApiError.
import { toApiError } from './errors.ts';
import { client } from './generated/external/client.gen.ts';

client.interceptors.error.use((error, response) => toApiError(error, response));

export * from './generated/external/sdk.gen.ts';
export type * from './generated/external/types.gen.ts';
