import fares from './fares.json' with { type: 'json' };
import news from './news.json' with { type: 'json' };
import options from './options.json' with { type: 'json' };
import partnerTickets from './partner-tickets.json' with { type: 'json' };
import ports from './ports.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };
import timetable from './timetable.json' with { type: 'json' };
import vehicles from './vehicles.json' with { type: 'json' };
import vessels from './vessels.json' with { type: 'json' };

/** Source id of the demonstration operator in the database. */
export const DEMO_SOURCE = 'demonstration';

/** Registration number of the demonstration's `operator.json`; the tax office gives it to nobody. */
export const DEMO_REGISTRATION_NUMBER = 'T0000000000000';

/**
 * The demonstration operator: fictional ports, vessels, timetable and prices, for `loadOperator`.
 * Its rules speak of weekdays, days of the month and days of the year, never of one date, so that
 * the demonstration never runs dry and the same day always looks the same: `strait-2040` does not
 * sail on the 8th, 18th and 28th, `strait-1600` is full on Saturdays,
 * and `strait-0640` has no room for cars on Sundays.
 */
export const demoOperator: unknown = {
  version: 1,
  id: DEMO_SOURCE,
  name: 'Demonstration operator',
  ports,
  vessels,
  ...timetable,
  ...fares,
  ...rules,
  ...vehicles,
  ...options,
  ...news,
  partnerTickets,
};
