import { describe } from 'vitest';
import { legServiceSuite } from '../service/leg-service.suite.ts';
import { rounds } from '../support/rounds.ts';
import { usePostgresServer } from '../support/use-postgres-server.ts';
import { heldPlacesSuite } from './held-places.suite.ts';
import { lostResponsesSuite } from './lost-responses.suite.ts';
import { restartsSuite } from './restarts.suite.ts';
import { rushSuite } from './rush.suite.ts';
import { twoProcessesSuite } from './two-processes.suite.ts';
import { unpaidRushSuite } from './unpaid-rush.suite.ts';

// Faults that only a real PostgreSQL shows, on one cluster for all of them, in order of what they
// break. Whole requests through everything a server has; each process has eight connections.

const server = usePostgresServer({ processes: rounds(2, 8) });

describe('the last seats', () => rushSuite(server));
describe('one customer holds everything', () => heldPlacesSuite(server));
describe('all customers book at the port', () => unpaidRushSuite(server));
describe('the sailing of a reservation', () => legServiceSuite(server));
describe('a response that is lost after the commit', () => lostResponsesSuite(server));
describe('two processes with all their jobs', () => twoProcessesSuite(server));
describe('a database that dies', () => restartsSuite(server));
