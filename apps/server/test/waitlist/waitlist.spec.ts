import { describe } from 'vitest';
import { useTestServer } from '../support/use-server.ts';
import { joiningSuite } from './joining.suite.ts';
import { offersSuite } from './offers.suite.ts';
import { waitlistPagingSuite } from './paging.suite.ts';

const server = useTestServer();
describe('joining', () => joiningSuite(server));
describe('offers', () => offersSuite(server));
describe('paging', () => waitlistPagingSuite(server));
