import { listRoutesOptions } from '@ferry/api/customer';
import { formatDateShort } from '@ferry/format/date';
import { partyText } from '@ferry/format/party-text';
import { type Condition, ConditionsBar } from '@ferry/ui/ConditionsBar';
import { Phrases } from '@ferry/ui/Phrases';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { cabinNeedTexts } from '../../../../copy/cabin-needs.ts';
import type { RouteFace } from '../../../../copy/route-faces.ts';
import { searchLabels } from '../../../../copy/search-labels.ts';
import { ButtonLink } from '../../../../page/links.tsx';
import { extrasWord } from '../../../../page/offered-words.ts';
import type { NamedPort } from '../../../../trips/FromTo.tsx';
import type { StepLink } from '../../shared/model/flow.ts';
import { readVehicles, vehicleTypesOf } from '../../shared/model/requested-vehicles.ts';
import { needsOf, type SearchConditions } from '../../shared/model/search-conditions.ts';

type ConditionsSummaryProps = {
  from: NamedPort;
  to: NamedPort;
  face: RouteFace;
  conditions: SearchConditions;
  /** Where they are changed; nowhere: the form stands on the same page. */
  change?: StepLink;
};

/** What was searched for in one row, with a link to change it. */
export function ConditionsSummary(props: ConditionsSummaryProps) {
  const { face, conditions, change } = props;
  const extras = useExtras(conditions);
  const rows: Condition[] = [
    { term: '区間', value: <Section {...props} /> },
    { term: searchLabels['search.date'], value: <Phrases>{daysText(conditions)}</Phrases> },
    { term: searchLabels['search.party'], value: <Phrases>{partyText(conditions)}</Phrases> },
    ...(extras ? [{ term: extrasWord(), value: <Phrases>{extras}</Phrases> }] : []),
  ];
  return (
    <ConditionsBar
      label="検索の条件"
      {...face}
      conditions={rows}
      action={
        change && (
          <ButtonLink {...change} tone="secondary" size="small" aria-label="検索の条件を変更する">
            変更する
          </ButtonLink>
        )
      }
    />
  );
}

const Section = ({ from, to }: Pick<ConditionsSummaryProps, 'from' | 'to'>) => (
  <>
    <span>{from.name}</span>
    <VisuallyHidden>から</VisuallyHidden>
    <span aria-hidden="true"> → </span>
    <span>{to.name}</span>
  </>
);

const daysText = ({ date, returnDate }: SearchConditions): string =>
  formatDateShort(date) + (returnDate ? `〜${formatDateShort(returnDate)}` : '');

/** Vehicles, pets and wishes of a search; empty where there are none. */
function useExtras(conditions: SearchConditions): string {
  const { data } = useQuery(listRoutesOptions());
  const types = data ? vehicleTypesOf(data, conditions.fromPortId, conditions.toPortId) : [];
  const vehicles = readVehicles(conditions.vehicles).map(({ vehicleTypeId, length }) => {
    const name = types.find(({ id }) => id === vehicleTypeId)?.name ?? '車両';
    return length ? `${name}(${length}cm)` : name;
  });
  const pets = conditions.pets ? [`ペット${conditions.pets}匹`] : [];
  const needs = needsOf(conditions).map((need) => cabinNeedTexts[need].label);
  return [...vehicles, ...pets, ...needs].join('・');
}
