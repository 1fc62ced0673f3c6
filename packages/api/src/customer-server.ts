// The customer-api as a server sees it: types only, nothing of the client is loaded.
export type { RouteHandlers as CustomerHandlers } from './generated/customer/fastify.gen.ts';
export type * from './generated/customer/types.gen.ts';
