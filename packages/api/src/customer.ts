// The customer-api as the app sees it: generated calls, query options, mutations and types,
// with every failure turned into an ApiError.
import { toApiError } from './errors.ts';
import { client } from './generated/customer/client.gen.ts';

client.interceptors.error.use((error, response) => toApiError(error, response));

export * from './generated/customer/@tanstack/react-query.gen.ts';
export { createDraft, setDraftCustomers } from './generated/customer/sdk.gen.ts';
export type * from './generated/customer/types.gen.ts';
