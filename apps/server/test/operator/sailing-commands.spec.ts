import { describe } from 'vitest';
import { useTestServer } from '../support/use-server.ts';
import { bookingNotesSuite } from './booking-notes.suite.ts';
import { cancelBookingSuite } from './cancel-booking.suite.ts';
import { differingCommandsSuite } from './differing-commands.suite.ts';
import { feedCompanySuite } from './feed-company.suite.ts';
import {
  affectedCommandsSuite,
  bookingCommandsSuite,
  passengerCommandsSuite,
} from './passenger-commands.suite.ts';
import { sailingCommandsSuite } from './sailing-commands.suite.ts';

const server = useTestServer();
describe('decisions about sailings', () => sailingCommandsSuite(server));
describe('the passenger list', () => passengerCommandsSuite(server));
describe('who is affected', () => affectedCommandsSuite(server));
describe('the office', () => bookingCommandsSuite(server));
describe('the office cancels', () => cancelBookingSuite(server));
describe('differing sailings', () => differingCommandsSuite(server));
describe('the office notes', () => bookingNotesSuite(server));
describe('the company of a feed', () => feedCompanySuite(server));
