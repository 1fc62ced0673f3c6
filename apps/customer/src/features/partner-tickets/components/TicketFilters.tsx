import { listRoutesOptions } from '@ferry/api/customer';
import { parseDateParts } from '@ferry/format/typed-date';
import { formatYen } from '@ferry/format/yen';
import { type DateParts, DatePicker } from '@ferry/ui/DatePicker';
import { Disclosure } from '@ferry/ui/Disclosure';
import { Grid } from '@ferry/ui/Grid';
import { KindNav, KindNavLink } from '@ferry/ui/KindNav';
import { Select } from '@ferry/ui/Select';
import { Stack } from '@ferry/ui/Stack';
import { ToggleButton } from '@ferry/ui/ToggleButton';
import { useQuery } from '@tanstack/react-query';
import { createLink, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ticketKinds } from '../../../copy/partner-ticket-texts.ts';
import { toDateParts } from '../../../forms/date-parts.ts';
import { hasFolded, kindOf, PRICES, type TicketSearch } from '../model/ticket-search.ts';

const RouteLink = createLink(KindNavLink);

type FilterProps = { search: TicketSearch; onChange: (more: TicketSearch) => void };

/** What the list is narrowed by. Each answer is in the URL at once, and nothing has to be sent. */
export function TicketFilters({ search }: { search: TicketSearch }) {
  const navigate = useNavigate();
  const change = (more: TicketSearch) =>
    void navigate({
      to: '/partner-tickets',
      search: { ...search, ...more },
      replace: true,
      resetScroll: false,
    });
  return (
    <Stack gap={4} as="section" aria-label="きっぷを絞り込む">
      <Routes search={search} />
      <div>
        <ToggleButton
          isSelected={search.isAccessible === true}
          onChange={(isOn) => change({ isAccessible: isOn || undefined })}
        >
          車いすで利用できる
        </ToggleButton>
      </div>
      <Disclosure summary="種類・料金・使う日で絞り込む" isDefaultOpen={hasFolded(search)}>
        <Grid columns={{ sm: 2, lg: 3 }} align="start">
          <Select
            label="種類"
            emptyLabel="すべての種類"
            options={ticketKinds}
            value={search.kind ?? ''}
            onChange={(value) => change({ kind: kindOf(value) })}
          />
          <Select
            label="大人の料金"
            emptyLabel="上限なし"
            options={PRICES.map((yen) => ({ value: String(yen), label: `${formatYen(yen)}まで` }))}
            value={String(search.maxAdultYen ?? '')}
            onChange={(value) => change({ maxAdultYen: value ? Number(value) : undefined })}
          />
          <UsableOn search={search} onChange={change} />
        </Grid>
      </Disclosure>
    </Stack>
  );
}

/** The routes, each with an address; what else is asked for stays. */
function Routes({ search }: Pick<FilterProps, 'search'>) {
  const { data } = useQuery(listRoutesOptions());
  const to = (routeId: string | undefined) => ({
    to: '/partner-tickets' as const,
    search: { ...search, routeId },
    replace: true,
    resetScroll: false,
    activeOptions: { exact: true },
  });
  return (
    <KindNav label="航路">
      <RouteLink key="all" {...to(undefined)}>
        すべて
      </RouteLink>
      {data?.routes.map(({ id, name }) => (
        <RouteLink key={id} {...to(id)}>
          {name.replace(/航路$/, '')}
        </RouteLink>
      ))}
    </KindNav>
  );
}

const NOTHING: DateParts = { year: '', month: '', day: '' };

/** A day counts once it is a whole one; emptied, it counts no more. */
function UsableOn({ search, onChange }: FilterProps) {
  const { data } = useQuery(listRoutesOptions());
  const [typed, setTyped] = useState(() => toDateParts(search.usableOn ?? ''));
  const isKept = parseDateParts(typed) === search.usableOn;
  const isGone = search.usableOn === undefined && parseDateParts(typed) !== undefined;
  const today = data?.today ?? '';
  return (
    <DatePicker
      label="使う日(往路の乗船日)"
      value={isGone && !isKept ? NOTHING : typed}
      onChange={(parts) => {
        setTyped(parts);
        const day = parseDateParts(parts);
        const isEmpty = Object.values(parts).every((part) => part.trim() === '');
        if (day !== undefined || isEmpty) onChange({ usableOn: day });
      }}
      {...{ today, min: today, max: data?.bookableUntil ?? '' }}
    />
  );
}
