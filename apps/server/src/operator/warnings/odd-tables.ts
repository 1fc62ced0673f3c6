import { inSpan } from '../../domain/calendar/day-pattern.ts';
import type { OperatorDocument } from '../../rules/schema.ts';
import { type DocumentIssue, fareDirections } from '../document-issue.ts';

/**
 * Children's and residents' fares, metres, seasons and dates that are possible and hardly meant. Guarded by
 * `test/operator/warnings.spec.ts`.
 */
export const oddTables = (document: OperatorDocument, days: readonly string[]): DocumentIssue[] => [
  ...dearerThanAdults(document),
  ...unusedResidents(document),
  ...noMetres(document),
  ...unsoldFuel(document),
  ...lateOpenings(document, days),
  ...neverHeld(document, days),
];

/** Children who pay more than adults, residents who pay more than others. */
function dearerThanAdults({ fares }: OperatorDocument): DocumentIssue[] {
  return fares.flatMap((fare, index) => {
    const pairs = [
      ['childYen', 'adultYen'],
      ['residentAdultYen', 'adultYen'],
      ['residentChildYen', 'childYen'],
    ] as const;
    return pairs.flatMap(([key, above]) =>
      Object.entries(fare[key] ?? {}).flatMap(([period, yen]) => {
        const most = fare[above]?.[period];
        if (most === undefined || yen <= most) return [];
        const reason = `${yen} yen, more than ${above} (${most})`;
        return [{ path: `fares.${index}.${key}.${period}`, reason }];
      }),
    );
  });
}

/** Residents' fares are had by the discount of residents only. */
function unusedResidents({ fares, discounts }: OperatorDocument): DocumentIssue[] {
  if (discounts.some(({ kind }) => kind === 'resident')) return [];
  const index = fares.findIndex((fare) => fare.residentAdultYen ?? fare.residentChildYen);
  return index < 0
    ? []
    : [
        {
          path: `fares.${index}.residentAdultYen`,
          reason: 'there is no discount of the kind resident, so nobody has it',
        },
      ];
}

/** A class beyond its longest shorter one, of which every length costs the same. */
function noMetres({ vehicles: { classes } }: OperatorDocument): DocumentIssue[] {
  return classes.flatMap(({ metresFromCm, lengthBelowCm }, index) =>
    metresFromCm !== undefined && lengthBelowCm !== undefined && lengthBelowCm <= metresFromCm
      ? [
          {
            path: `vehicles.classes.${index}.metresFromCm`,
            reason: `no vehicle of the class (below ${lengthBelowCm} cm) is so long`,
          },
        ]
      : [],
  );
}

/** A fuel adjustment of a section without a fare is never asked for. */
function unsoldFuel({ fares, fuelAdjustments }: OperatorDocument): DocumentIssue[] {
  const sold = new Set(fares.flatMap((fare) => fareDirections(fare).map(String)));
  return fuelAdjustments.flatMap(({ sections = [] }, index) =>
    sections.flatMap((section, at) =>
      fareDirections(section)
        .filter((ports) => !sold.has(String(ports)))
        .map((ports) => ({
          path: `fuelAdjustments.${index}.sections.${at}`,
          reason: `${ports.join(' → ')} has no fare, and is not sold`,
        })),
    ),
  );
}

/** Seasons of which sailings have gone before they are on sale. */
function lateOpenings(
  { salesOpening }: OperatorDocument,
  days: readonly string[],
): DocumentIssue[] {
  return (salesOpening.fixedDays ?? []).flatMap(({ opensOn, from, until }, index) => {
    const path = `salesOpening.fixedDays.${index}`;
    if (opensOn.length === 10 && opensOn > from) {
      return [{ path, reason: `its sailings from ${from} on have gone before ${opensOn}` }];
    }
    return until.length === 10 && until < (days[0] ?? '')
      ? [{ path, reason: `it ended on ${until}` }]
      : [];
  });
}

/** Discounts of which every date is over. */
function neverHeld({ discounts }: OperatorDocument, days: readonly string[]): DocumentIssue[] {
  return discounts.flatMap((rule, index) =>
    (['boardingDates', 'bookingDates'] as const).flatMap((key) => {
      const spans = rule[key];
      if (!spans || days.some((day) => spans.some((span) => inSpan(span, day)))) return [];
      return [{ path: `discounts.${index}.${key}`, reason: 'it has no day from today on' }];
    }),
  );
}
