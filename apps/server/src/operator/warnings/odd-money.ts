import type { OperatorDocument } from '../../rules/schema.ts';
import type { DocumentIssue } from '../document-issue.ts';
import { fareDirections } from '../document-issue.ts';

/** Yen; no printed table rounds to more. */
const WIDEST_STEP = 100;
/** Minutes; places of a longer hold are sold to nobody for half a day. */
const LONGEST_HOLD = 240;
/** Minutes between two legs. */
const LONGEST_TRANSFER = 1440;
const DAYS_OF_MONTH = 31;

/** Rules about money and sales that are possible and hardly meant. Guarded by `test/operator/warnings.spec.ts`. */
export const oddMoney = (document: OperatorDocument): DocumentIssue[] => [
  ...oddFuel(document),
  ...oddFees(document),
  ...oddShares(document),
  ...oddSales(document),
];

/** The least that an adult pays on some routes. */
const leastOf = ({ fares }: OperatorDocument, routeIds?: readonly string[]): number =>
  Math.min(
    ...fares
      .filter(({ routeId }) => routeIds?.includes(routeId) ?? true)
      .flatMap(({ adultYen }) => Object.values(adultYen))
      .filter((yen) => yen > 0),
  );

function oddFuel(document: OperatorDocument): DocumentIssue[] {
  return document.fuelAdjustments.flatMap(({ adultYen, routeIds, sections }, index) => {
    const only = sections?.flatMap(fareDirections).map(String);
    const fares = document.fares.filter(
      (fare) => !only || fareDirections(fare).some((ports) => only.includes(String(ports))),
    );
    const least = leastOf({ ...document, fares }, routeIds);
    const reason = `${adultYen} yen, more than half of the lowest fare (${least})`;
    return adultYen > least / 2 ? [{ path: `fuelAdjustments.${index}.adultYen`, reason }] : [];
  });
}

function oddFees(document: OperatorDocument): DocumentIssue[] {
  const least = leastOf(document);
  const index = document.cancellation.findIndex(({ minimumYen }) => minimumYen > least);
  const yen = document.cancellation[index]?.minimumYen;
  const reason = `${yen} yen, more than the lowest fare (${least}): nothing of it comes back`;
  return index < 0 ? [] : [{ path: `cancellation.${index}.minimumYen`, reason }];
}

function oddShares({ passengers, fares, privateUsePercent, vessels, fewLeft }: OperatorDocument) {
  const { childPercentOfAdult: child, childRoundedUpToYen: step, maxPerBooking } = passengers;
  const isByShare = fares.some(({ childYen }) => childYen === undefined);
  const isPrivate = vessels.some(({ cabinTypes }) => cabinTypes.some((type) => type.canBePrivate));
  return [
    ...(isByShare && (child < 10 || child === 100)
      ? [
          {
            path: 'passengers.childPercentOfAdult',
            reason: child < 10 ? `children pay ${child} %` : 'children pay as adults do',
          },
        ]
      : []),
    ...(step > WIDEST_STEP
      ? [{ path: 'passengers.childRoundedUpToYen', reason: `fares are rounded to ${step} yen` }]
      : []),
    ...(maxPerBooking === 1
      ? [{ path: 'passengers.maxPerBooking', reason: 'nobody books for two' }]
      : []),
    ...(isPrivate && privateUsePercent === 0
      ? [{ path: 'privateUsePercent', reason: 'empty berths of a room for oneself are free' }]
      : []),
    ...(fewLeft.percentOfPool === 100
      ? [{ path: 'fewLeft.percentOfPool', reason: 'an empty ship has few places left' }]
      : []),
  ];
}

function oddSales({ holds, returnTrips, discounts, salesOpening }: OperatorDocument) {
  const { transferMinutes } = returnTrips;
  const openDays = salesOpening.monthsBefore * DAYS_OF_MONTH;
  const early = discounts.flatMap((rule, index) =>
    rule.kind === 'early' && rule.daysBefore > openDays && !salesOpening.fixedDays
      ? [
          {
            path: `discounts.${index}.daysBefore`,
            reason: `nobody books ${rule.daysBefore} days before: sales open ${salesOpening.monthsBefore} months before`,
          },
        ]
      : [],
  );
  return [
    ...early,
    ...(holds.minutes > LONGEST_HOLD
      ? [
          {
            path: 'holds.minutes',
            reason: `for ${holds.minutes} minutes nobody else gets the places of who goes away`,
          },
        ]
      : []),
    ...(transferMinutes > LONGEST_TRANSFER
      ? [
          {
            path: 'returnTrips.transferMinutes',
            reason: 'nobody returns on the day after the arrival',
          },
        ]
      : []),
  ];
}
