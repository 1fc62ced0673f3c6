import type { OperatorDocument } from '../../rules/schema.ts';
import type { DocumentIssue } from '../document-issue.ts';
import { oddFares } from './odd-fares.ts';
import { oddMoney } from './odd-money.ts';
import { oddPlaces } from './odd-places.ts';
import { oddRules } from './odd-rules.ts';
import { oddTables } from './odd-tables.ts';
import { coming, oddTimetable } from './odd-timetable.ts';
import { oddVehicles } from './odd-vehicles.ts';
import { oddWords } from './odd-words.ts';

/** What is allowed in a document and hardly meant, from today to as far as sailings are made. */
export function warningsOf(document: OperatorDocument, today: string): DocumentIssue[] {
  const days = coming(today);
  return [
    ...oddTimetable(document, days),
    ...oddFares(document),
    ...oddTables(document, days),
    ...oddPlaces(document),
    ...oddRules(document, days),
    ...oddMoney(document),
    ...oddVehicles(document),
    ...oddWords(document),
  ];
}
