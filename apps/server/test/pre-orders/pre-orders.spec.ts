import { describe } from 'vitest';
import { useTestServer } from '../support/use-server.ts';
import { preOrderPagingSuite } from '../waitlist/paging.suite.ts';
import { drawsSuite } from './draws.suite.ts';
import { ordersSuite } from './orders.suite.ts';

const server = useTestServer();
describe('orders', () => ordersSuite(server));
describe('draws', () => drawsSuite(server));
describe('paging', () => preOrderPagingSuite(server));
