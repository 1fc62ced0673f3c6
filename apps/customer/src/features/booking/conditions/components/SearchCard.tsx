import { listPortsOptions, listRoutesOptions } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Stack } from '@ferry/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useHydrated, useNavigate, useRouter } from '@tanstack/react-router';
import { memo, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { FailureText } from '../../../../page/FailureText.tsx';
import type { FlowLinks, SailingSearch } from '../../shared/model/flow.ts';
import type { SearchConditions } from '../../shared/model/search-conditions.ts';
import { keepConditions } from '../model/kept-conditions.ts';
import { lastSearch, rememberSearch } from '../model/last-search.ts';
import { SearchForm, type SearchFormProps } from './SearchForm.tsx';

type SearchCardProps = {
  /** Answers to begin with. */
  initial: SailingSearch;
  submitLabel?: string;
  submitTone?: SearchFormProps['submitTone'];
  /** What stands beside one way and return. */
  aside?: ReactNode;
} & Goal;

/** What follows: the sailings of a flow, or whatever else is done with the conditions. */
type Goal = { links: FlowLinks } | { onSearch: (conditions: SearchConditions) => void };

/**
 * The search form with its data: it can be filled in before the ports are there, and when they
 * are unavailable a message above it says so. Taken over by itself, so that the page around it, and
 * a customer who scrolls it, does not wait for twenty fields.
 */
export const SearchCard = (props: SearchCardProps) => (
  <Suspense>
    <LoadedSearchCard {...props} />
  </Suspense>
);

/** Asks for the data. What they change in the form is rendered in steps, between which it can be used. */
function LoadedSearchCard(props: SearchCardProps) {
  const ports = useQuery(listPortsOptions());
  const routes = useQuery(listRoutesOptions());
  // The first render is the one of the build, however soon the data come and whatever the URL says.
  const isHydrated = useHydrated();
  const isLoaded = isHydrated && ports.data && routes.data;
  const failure = isLoaded || !isHydrated ? null : (ports.error ?? routes.error);
  const arrived = {
    isHydrated: useDeferredValue(isHydrated),
    ports: useDeferredValue(isLoaded ? ports.data.ports : undefined),
    timetable: useDeferredValue(isLoaded ? routes.data : undefined),
  };

  return (
    <Stack gap={6}>
      {failure && (
        <Alert
          tone="error"
          title="港の一覧を取得できませんでした"
          announce="polite"
          action={
            <Button
              tone="secondary"
              onPress={() => {
                void ports.refetch();
                void routes.refetch();
              }}
            >
              もう一度読み込む
            </Button>
          }
        >
          <FailureText error={asApiError(failure)} />
        </Alert>
      )}
      <Form {...props} {...arrived} isUnavailable={Boolean(failure)} />
    </Stack>
  );
}

type FormProps = SearchCardProps &
  Pick<SearchFormProps, 'ports' | 'timetable' | 'isUnavailable'> & { isHydrated: boolean };

// Without `memo` it would be rendered twice for whatever arrives, the first time all at once.
const Form = memo(({ initial, isHydrated, ...props }: FormProps) => {
  const navigate = useNavigate();
  const { latestLocation } = useRouter();
  // Of the entry that this form began with: while the next page loads, its entry is the latest.
  const [kept] = useState(latestLocation.state.conditions);
  const [last] = useState(() => ('links' in props ? lastSearch() : undefined));
  const search = (conditions: SearchConditions) => {
    if ('onSearch' in props) return props.onSearch(conditions);
    keepConditions(conditions);
    rememberSearch(conditions);
    void navigate(props.links.selectSchedule({ ...conditions, draft: initial.draft }));
  };
  return (
    <SearchForm
      {...props}
      initial={isHydrated ? (kept ?? initial) : {}}
      last={isHydrated ? last : undefined}
      onSearch={search}
    />
  );
});
