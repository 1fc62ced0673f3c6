import type { Draft, LegName } from '@ferry/api/customer';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Stack } from '@ferry/ui/Stack';
import type { ReactNode } from 'react';
import { Link } from '../../../page/links.tsx';
import { answerIds } from '../model/customer-fields.ts';
import { outboundSearch } from '../model/return-conditions.ts';
import { DraftTripFacts, Lines, useDraftLegLines } from './LegFacts.tsx';

/** Sailings, cabins, vehicles and options of a draft, each with the way to change it. */
export const TripAnswers = ({ draft }: { draft: Draft }) => (
  <Stack gap={0}>
    <LegAnswers draft={draft} leg="outbound" />
    {draft.return && <LegAnswers draft={draft} leg="return" />}
  </Stack>
);

function LegAnswers({ draft, leg }: { draft: Draft; leg: LegName }) {
  const drafted = draft[leg] ?? draft.outbound;
  const inputs = leg === 'return' ? 'returnVehicles' : 'outboundVehicles';
  const lines = useDraftLegLines(drafted, draft.customers[inputs]);
  const vehicles = lines.vehicles.map((line, index) =>
    [line, driverOf(draft, draft.customers[inputs][index]?.driver)].filter(Boolean).join(' '),
  );
  const of = draft.return ? `${leg === 'return' ? '復路' : '往路'}の` : '';
  return (
    <DescriptionList
      rows={[
        {
          term: draft.return ? `${of}便` : '便',
          value: <DraftTripFacts leg={drafted} />,
          action: <ChangeSailing draft={draft} leg={leg} />,
        },
        ...(vehicles.length > 0
          ? [
              {
                term: `${of}車両`,
                value: <Lines lines={vehicles} />,
                action: change(draft, answerIds.vehicles(leg), `${of}車両の運転者とナンバー`),
              },
            ]
          : []),
        ...(lines.options.length > 0 || lines.hasMeals
          ? [
              {
                term: `${of}オプション`,
                value: <Lines lines={lines.options.length > 0 ? lines.options : ['なし']} />,
                action: change(draft, answerIds.options, `${of}オプション`),
              },
            ]
          : []),
      ]}
    />
  );
}

function driverOf({ customers }: Draft, driver: number | null | undefined): string {
  const person = typeof driver === 'number' ? customers.passengers[driver] : undefined;
  return person ? `運転者 ${person.familyName} ${person.givenName}` : '';
}

function ChangeSailing({ draft, leg }: { draft: Draft; leg: LegName }) {
  if (leg === 'return') {
    return (
      <Link
        to="/reservation/select-schedule-return"
        search={{ draft: draft.id }}
        aria-label="復路の便を変更する"
      >
        変更する
      </Link>
    );
  }
  return (
    <Link
      to="/reservation/select-schedule"
      search={outboundSearch(draft)}
      aria-label={`${draft.return ? '往路の便' : '便'}を変更する`}
    >
      変更する
    </Link>
  );
}

/** The link to one part of the customer input. */
export const change = (draft: Draft, hash: string, what: string): ReactNode => (
  <Link
    to="/reservation/customer-input"
    search={{ draft: draft.id }}
    hash={hash}
    aria-label={`${what}を変更する`}
  >
    変更する
  </Link>
);
