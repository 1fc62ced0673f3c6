import { matchesDay } from '../../domain/calendar/day-pattern.ts';
import type { FeeTerm } from '../../rules/cancellation-rules.ts';
import type { OperatorDocument } from '../../rules/schema.ts';
import type { DocumentIssue } from '../document-issue.ts';

const OLDEST = 130;
/** Rules and news that are possible and hardly meant. Guarded by `test/operator/warnings.spec.ts`. */
export const oddRules = (document: OperatorDocument, days: readonly string[]): DocumentIssue[] => [
  ...oddPayments(document),
  ...oddAges(document),
  ...oddTerms(document),
  ...oddRoutes(document),
  ...oddVehicleCutOffs(document),
  ...coveredSpans(document),
  ...oddSelling(document),
  ...oddPlaces(document),
  ...neverAgain(document, days),
  ...oddNews(document, days),
];

function oddPayments({
  payments: { card, port, convenienceStore, walletMethods = [] },
}: OperatorDocument): DocumentIssue[] {
  const isOffered =
    card.isOffered ||
    port.isOffered ||
    walletMethods.length > 0 ||
    convenienceStore.stores.length > 0;
  return isOffered
    ? []
    : [{ path: 'payments', reason: 'there is no way of paying: nothing can be bought' }];
}

function oddAges({
  passengerAges: { adult, child, infant, baby },
}: OperatorDocument): DocumentIssue[] {
  const spans = [baby, infant, child, { from: adult.from, to: OLDEST }];
  const hole = Array.from({ length: OLDEST }, (_, age) => age).find(
    (age) => !spans.some(({ from, to }) => from <= age && age <= to),
  );
  return hole === undefined
    ? []
    : [{ path: 'passengerAges', reason: `nobody of ${hole} may sail: no class has that age` }];
}

function oddTerms({ cancellation, cancellationRules }: OperatorDocument): DocumentIssue[] {
  const falling = (terms: readonly FeeTerm[], path: string) =>
    terms.flatMap(({ percent }, index) => {
      const before = terms[index - 1]?.percent ?? 0;
      const reason = `${percent} % after ${before} %: cancelling later costs less`;
      return percent < before ? [{ path: `${path}.${index}.percent`, reason }] : [];
    });
  return [
    ...falling(cancellation, 'cancellation'),
    ...cancellationRules.flatMap(({ days, hours }, index) => [
      ...falling(days ?? [], `cancellationRules.${index}.days`),
      ...falling(hours ?? [], `cancellationRules.${index}.hours`),
    ]),
  ];
}

function oddRoutes({ routes }: OperatorDocument): DocumentIssue[] {
  return routes.flatMap(
    ({ checkInClosesMinutesBefore: checkIn, webClosesMinutesBefore: web }, index) =>
      (['foot', 'vehicle'] as const)
        .filter((way) => web[way] < checkIn[way])
        .map((way) => ({
          path: `routes.${index}.webClosesMinutesBefore.${way}`,
          reason: `the web sells until ${web[way]} minutes before, and check-in closes ${checkIn[way]} before`,
        })),
  );
}

/** A vehicle is there before who walks, wherever both close. */
function oddVehicleCutOffs({ routes }: OperatorDocument): DocumentIssue[] {
  return routes.flatMap((route, index) =>
    (['checkInClosesMinutesBefore', 'webClosesMinutesBefore'] as const)
      .filter((key) => route[key].vehicle < route[key].foot)
      .map((key) => ({
        path: `routes.${index}.${key}.vehicle`,
        reason: `${route[key].vehicle} minutes, less than on foot (${route[key].foot})`,
      })),
  );
}

function oddNews(
  { notices, serviceReports }: OperatorDocument,
  days: readonly string[],
): DocumentIssue[] {
  const [today = '', last = ''] = [days[0], days.at(-1)];
  const notShown = notices.flatMap(({ publishedOn, until }, index) => {
    const said = (reason: string) => [{ path: `notices.${index}`, reason }];
    if (until !== undefined && until < today) return said(`it was shown until ${until}`);
    if (publishedOn.length < 10) return [];
    if (until !== undefined && until < publishedOn) return said('it ends before it appears');
    return publishedOn > last ? said(`it appears on ${publishedOn}`) : [];
  });
  const over = serviceReports.flatMap((report, index) =>
    days.some((day) => matchesDay(report.days, day))
      ? []
      : [{ path: `serviceReports.${index}`, reason: `it has no day from ${today} on` }],
  );
  return [...notShown, ...over];
}

/** A party that the web takes is never beyond the limits of places by itself. */
function oddPlaces({ passengers, holds, payments }: OperatorDocument): DocumentIssue[] {
  const { maxPerBooking } = passengers;
  const limits = [
    ['holds.places.ofAddress', holds.places?.ofAddress],
    ['holds.places.ofContact', holds.places?.ofContact],
    ['payments.unpaid.ofContact.places', payments.unpaid?.ofContact.places],
    ['payments.unpaid.unconfirmedOfAddress.places', payments.unpaid?.unconfirmedOfAddress.places],
  ] as const;
  return limits.flatMap(([path, places]) =>
    places !== undefined && places < maxPerBooking
      ? [{ path, reason: `it is less than one party of ${maxPerBooking} people` }]
      : [],
  );
}

/** A day; no ferry closes its sales or its check-in earlier, nor holds places for less than {@link SHORTEST_HOLD}. */
const LONGEST_CUT_OFF = 1440;
/** Days of stand-by: a customer who is late sails in the next two weeks, or not at all. */
const LONGEST_STAND_BY = 14;
/** Minutes in which the names of a family can be typed. */
const SHORTEST_HOLD = 15;

function oddSelling(document: OperatorDocument): DocumentIssue[] {
  const { routes, holds, salesOpening, discounts } = document;
  const hasResidentYen = document.fares.some(({ residentAdultYen }) => residentAdultYen);
  const cutOffs = routes.flatMap((route, index) =>
    (['checkInClosesMinutesBefore', 'webClosesMinutesBefore'] as const)
      .filter((key) => Math.max(route[key].foot, route[key].vehicle) > LONGEST_CUT_OFF)
      .map((key) => ({
        path: `routes.${index}.${key}`,
        reason: 'it is more than a day before the departure',
      })),
  );
  const opening = salesOpening.monthsBefore === 0;
  const hold = holds.minutes < SHORTEST_HOLD;
  const { withinDays } = document.standBy;
  const lateDays = `a customer who was late sails up to ${withinDays} days later, at the old price`;
  return [
    ...cutOffs,
    ...(opening
      ? [{ path: 'salesOpening.monthsBefore', reason: 'sales open on the day of the sailing' }]
      : []),
    ...(hold
      ? [{ path: 'holds.minutes', reason: `nobody types nine names in ${holds.minutes} minutes` }]
      : []),
    ...(withinDays > LONGEST_STAND_BY ? [{ path: 'standBy.withinDays', reason: lateDays }] : []),
    ...discounts.flatMap(({ kind, percent }, index) =>
      (percent > 0 && percent < 100) || (kind === 'resident' && hasResidentYen)
        ? []
        : [
            {
              path: `discounts.${index}.percent`,
              reason: percent === 0 ? 'it lowers nothing' : 'everything is free',
            },
          ],
    ),
  ];
}

/** Spans of years that are over: they have no day any more. */
function neverAgain(
  { farePeriods, fuelAdjustments }: OperatorDocument,
  days: readonly string[],
): DocumentIssue[] {
  const today = days[0] ?? '';
  const over = (list: readonly { until: string }[], path: string) =>
    list.flatMap(({ until }, index) =>
      until.length === 10 && until < today
        ? [{ path: `${path}.${index}`, reason: `it ended on ${until}` }]
        : [],
    );
  return [
    ...over(farePeriods.spans, 'farePeriods.spans'),
    ...over(fuelAdjustments, 'fuelAdjustments'),
  ];
}

/** A span of fares before another one of the same dates, which is the one that holds. */
function coveredSpans({ farePeriods: { spans } }: OperatorDocument): DocumentIssue[] {
  const datesOf = ({ from, until, routeIds, direction }: (typeof spans)[number]) =>
    JSON.stringify([from, until, routeIds, direction]);
  return spans.flatMap((span, index) => {
    const later = spans.slice(index + 1).some((each) => datesOf(each) === datesOf(span));
    const reason = `a later span has the same dates: period ${span.period} never is`;
    return later ? [{ path: `farePeriods.spans.${index}`, reason }] : [];
  });
}
