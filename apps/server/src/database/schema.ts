import type { BookingTables } from './booking-tables.ts';
import type { MemberTables } from './member-tables.ts';
import type { OperatorTables } from './operator-tables.ts';

/** Every table of the store. Each area declares its own tables in its own file. */
export interface Database extends OperatorTables, BookingTables, MemberTables {}
