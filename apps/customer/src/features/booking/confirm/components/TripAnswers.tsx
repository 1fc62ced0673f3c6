import type { Draft, LegName } from '@ferry/api/customer';
import { fullName } from '@ferry/format/full-name';
import { EvenColumns } from '@ferry/ui/Columns';
import { type Description, DescriptionList } from '@ferry/ui/DescriptionList';
import { Heading } from '@ferry/ui/Heading';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { VoyageLine } from '@ferry/ui/VoyageLine';
import type { ReactNode } from 'react';
import { Link } from '../../../../page/links.tsx';
import { Lines, useDraftLegLines } from '../../shared/components/LegDetails.tsx';
import { answerIds } from '../../shared/model/customer-fields.ts';
import { cabinsOfDraft, draftLegs } from '../../shared/model/draft-trip.ts';
import type { Flow } from '../../shared/model/flow.ts';
import { cabinLines } from '../../shared/model/leg-words.ts';
import { outboundSearch } from '../../shared/model/return-conditions.ts';

export type AnswersProps = { flow: Flow; draft: Draft };

/** Sailings, cabins, vehicles and options of a draft, each with the way to change it. */
export function TripAnswers({ flow, draft }: AnswersProps) {
  const outbound = useLegRows(flow, draft, 'outbound');
  const returnLeg = useLegRows(flow, draft, 'return');
  const rows = [...outbound, ...(draft.return ? returnLeg : [])];
  const legs = (draft.return ? (['outbound', 'return'] as const) : (['outbound'] as const)).map(
    (leg) => <Leg key={leg} {...{ flow, draft, leg }} />,
  );
  return (
    <Stack gap={4}>
      {legs.length > 1 ? <EvenColumns>{legs}</EvenColumns> : legs}
      {rows.length > 0 && <DescriptionList rows={rows} />}
    </Stack>
  );
}

/** The sailing of a leg as a line, with its day, cabins and the way to change it. */
function Leg({ flow, draft, leg }: AnswersProps & { leg: LegName }) {
  const trip = draftLegs(draft)[leg === 'return' ? 1 : 0];
  const drafted = draft[leg] ?? draft.outbound;
  if (!trip?.voyage) return null;
  return (
    <Stack gap={2}>
      <Inline justify="between" gap={2}>
        <Heading level={3} size={4}>
          {trip.title}
        </Heading>
        <ChangeSailing {...{ flow, draft, leg }} />
      </Inline>
      <VoyageLine {...trip.voyage} form="vertical" />
      <Text size="dense">{trip.text}</Text>
      <Lines lines={cabinLines(cabinsOfDraft(drafted))} />
    </Stack>
  );
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
  return person ? [`運転者:${fullName(person)}`] : [];
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
