// The external-api as a server sees it: types only, nothing of the client is loaded.
export type { RouteHandlers as ExternalHandlers } from './generated/external/fastify.gen.ts';
export type * from './generated/external/types.gen.ts';
