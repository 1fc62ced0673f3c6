import { clockAt, openDemonstration } from '../support/operator.ts';
import { NOW } from '../support/searches.ts';
import { fareCalendarSuite } from './fare-calendar.suite.ts';

fareCalendarSuite(() => openDemonstration(clockAt(NOW)));
