// Prints what cancelling costs around every minute at which a fee rises, for departures beside the
// nights on which clocks change elsewhere. The process's time zone is in TZ.
import { feeOf, feeSteps, stepAt } from '../../src/domain/reservations/cancellation-fee.ts';

/** Los Angeles, Auckland and Lord Howe change theirs, each to and fro. */
const DAYS = ['2027-03-14', '2027-04-04', '2027-09-26', '2027-10-03', '2027-11-07'];
const term = { percent: 0, minimumYen: 0 };
const rules = {
  cancellation: [7, 2, 0].map((daysBefore) => ({
    ...term,
    daysBefore,
    minimumYen: daysBefore + 1,
  })),
  cancellationRules: [
    {
      items: ['vehicle' as const],
      hours: [48, 24, 2].map((hoursBefore) => ({ ...term, hoursBefore, minimumYen: hoursBefore })),
    },
  ],
};
const lines = DAYS.flatMap((day) =>
  [1, 2, 8].flatMap((later) => {
    const date = new Date(Date.parse(`${day}T00:00:00Z`) + later * 86_400_000);
    const departureAt = `${date.toISOString().slice(0, 10)}T00:10:00+09:00`;
    return (['passenger', 'vehicle'] as const).flatMap((kind) => {
      const steps = feeSteps(rules, { kind }, departureAt);
      return steps.flatMap(({ until }) => {
        if (until === null) return [];
        const fees = [-1, 0].map((ms) =>
          feeOf(stepAt(steps, new Date(Date.parse(until) + ms)), 1000),
        );
        return [`${kind} ${departureAt}: ${until} ${fees.join(' → ')}`];
      });
    });
  }),
);
process.stdout.write(lines.join('\n'));
