import { clockAt, openDemonstration } from '../support/operator.ts';
import { NOW } from '../support/searches.ts';
import { tripOffersSuite } from './trip-offers.suite.ts';

tripOffersSuite(() => openDemonstration(clockAt(NOW)));
