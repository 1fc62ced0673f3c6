import { openTestDatabase } from '../support/database.ts';
import { fareCalendarSuite } from './fare-calendar.suite.ts';

fareCalendarSuite(openTestDatabase);
