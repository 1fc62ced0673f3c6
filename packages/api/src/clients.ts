// Both clients, for another front end: their address, `fetch` and headers are its own.
export { client as customerClient } from './generated/customer/client.gen.ts';
export { client as externalClient } from './generated/external/client.gen.ts';
