import type { Draft, LegName } from '@ferry/api/customer';
import { travellersOf } from '@ferry/format/check-in';
import { type Description, DescriptionList } from '@ferry/ui/DescriptionList';
import type { ReactNode } from 'react';
import { Link } from '../../../../page/links.tsx';
import { DraftTripDetails, Lines, useDraftLegLines } from '../../shared/components/LegDetails.tsx';
import { answerIds } from '../../shared/model/customer-fields.ts';
import type { Flow } from '../../shared/model/flow.ts';
import { outboundSearch } from '../../shared/model/return-conditions.ts';

export type AnswersProps = { flow: Flow; draft: Draft };

/** Sailings, cabins, vehicles and options of a draft, each with the way to change it. */
export function TripAnswers({ flow, draft }: AnswersProps) {
  const outbound = useLegRows(flow, draft, 'outbound');
  const returnLeg = useLegRows(flow, draft, 'return');
  return <DescriptionList rows={[...outbound, ...(draft.return ? returnLeg : [])]} />;
}

/** What was chosen for a leg; one way, those of the return leg are of no use. */
function useLegRows(flow: Flow, draft: Draft, leg: LegName): Description[] {
  const drafted = draft[leg] ?? draft.outbound;
  const inputs = draft.customers[leg === 'return' ? 'returnVehicles' : 'outboundVehicles'];
  const lines = useDraftLegLines(drafted, inputs);
  const of = draft.return ? `${leg === 'return' ? '復路' : '往路'}の` : '';
  const vehicles = lines.vehicles.flatMap((line, index) => [
    line,
    ...driverOf(draft, inputs[index]?.driver ?? null),
  ]);
  const options = lines.hasMeals && lines.options.length === 0 ? ['なし'] : lines.options;
  const rows = [
    {
      term: `${of}便`,
      value: (
        <DraftTripDetails
          leg={drafted}
          passengers={travellersOf(draft.customers.passengers, leg)}
        />
      ),
      action: <ChangeSailing {...{ flow, draft, leg }} />,
    },
    vehicles.length > 0 && {
      term: `${of}車両`,
      value: <Lines lines={vehicles} />,
      action: change(flow, draft, answerIds.vehicles(leg), `${of}車両の運転者とナンバー`),
    },
    options.length > 0 && {
      term: `${of}オプション`,
      value: <Lines lines={options} />,
      action: change(flow, draft, answerIds.options, `${of}オプション`),
    },
  ];
  return rows.filter((row) => row !== false);
}

function driverOf({ customers }: Draft, driver: number | null): string[] {
  const person = driver === null ? undefined : customers.passengers[driver];
  return person ? [`運転者:${person.familyName} ${person.givenName}`] : [];
}

function ChangeSailing({ flow: { links }, draft, leg }: AnswersProps & { leg: LegName }) {
  if (leg === 'return') {
    return (
      <Link {...links.selectReturn({ draft: draft.id })} aria-label="復路の便を変更する">
        変更する
      </Link>
    );
  }
  return (
    <Link
      {...links.selectSchedule(outboundSearch(draft))}
      aria-label={`${draft.return ? '往路の便' : '便'}を変更する`}
    >
      変更する
    </Link>
  );
}

/** The link to one part of the customer input. */
export const change = ({ links }: Flow, draft: Draft, hash: string, what: string): ReactNode => (
  <Link {...links.customerInput(draft.id)} hash={hash} aria-label={`${what}を変更する`}>
    変更する
  </Link>
);
