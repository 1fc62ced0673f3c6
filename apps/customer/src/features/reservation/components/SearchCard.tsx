import { listPortsOptions, listRoutesOptions } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Skeleton, SkeletonBlock } from '@ferry/ui/Skeleton';
import { Stack } from '@ferry/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { ClientOnly, useNavigate } from '@tanstack/react-router';
import { errorText } from '../../../copy/error-texts.ts';
import type { ConditionsInput, SearchConditions } from '../model/search-conditions.ts';
import { SearchForm } from './SearchForm.tsx';

export type SearchCardProps = {
  /** Answers to begin with; `draft` keeps what was typed into a draft for the next sailing. */
  initial: ConditionsInput & { draft?: string };
  onErrors?: (hasErrors: boolean) => void;
  /** Words of the button, and what follows; the list of sailings when silent. */
  submitLabel?: string;
  onSearch?: (conditions: SearchConditions) => void;
};

const SAILINGS = '/reservation/select-schedule';

/** The search form with its data: waits for the ports, and says so when they cannot be had. */
export const SearchCard = (props: SearchCardProps) => (
  // The first drawing waits in any case, as the page of the build does, however soon the data come.
  <ClientOnly fallback={waiting}>
    <LoadedSearchCard {...props} />
  </ClientOnly>
);

const waiting = (
  <Skeleton label="港を読み込んでいます">
    <SkeletonBlock height={560} />
  </Skeleton>
);

function LoadedSearchCard({ initial, onErrors, submitLabel, onSearch }: SearchCardProps) {
  const ports = useQuery(listPortsOptions());
  const routes = useQuery(listRoutesOptions());
  const navigate = useNavigate();

  if (ports.data && routes.data) {
    return (
      <SearchForm
        ports={ports.data.ports}
        timetable={routes.data}
        initial={initial}
        onErrors={onErrors}
        submitLabel={submitLabel}
        onSearch={(conditions) => {
          if (onSearch) onSearch(conditions);
          else void navigate({ to: SAILINGS, search: { ...conditions, draft: initial.draft } });
        }}
      />
    );
  }
  const failure = ports.error ?? routes.error;
  if (!failure) return waiting;
  return (
    <Stack gap={4}>
      <Alert tone="error" title="港の一覧を取得できませんでした">
        {errorText(asApiError(failure))}
      </Alert>
      <Button
        tone="secondary"
        onPress={() => {
          void ports.refetch();
          void routes.refetch();
        }}
      >
        もう一度読み込む
      </Button>
    </Stack>
  );
}
