import { openTestDatabase } from '../support/database.ts';
import { tripOffersSuite } from './trip-offers.suite.ts';

tripOffersSuite(openTestDatabase);
