// The external-api as the app sees it: session and authentication calls, failures as ApiError.
import { client } from './generated/external/client.gen.ts';
import { setUpClient } from './set-up.ts';

setUpClient(client);

export * from './generated/external/@tanstack/react-query.gen.ts';
export * from './generated/external/sdk.gen.ts';
export type * from './generated/external/types.gen.ts';
