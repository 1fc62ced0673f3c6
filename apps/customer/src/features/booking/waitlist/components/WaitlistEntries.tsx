import { listWaitlistEntriesOptions, type WaitlistEntry } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { EmptyState } from '@ferry/ui/EmptyState';
import { EntryList, EntryRow } from '@ferry/ui/EntryList';
import { Heading } from '@ferry/ui/Heading';
import { Skeleton, SkeletonRow } from '@ferry/ui/Skeleton';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../../copy/error-texts.ts';
import { routeFace } from '../../../../copy/route-faces.ts';
import { waitlistNotes, waitlistRule } from '../../../../copy/waitlist-texts.ts';
import { SearchLink } from '../../shared/components/SearchLink.tsx';
import type { FlowLinks } from '../../shared/model/flow.ts';
import { isLive, sailingText, stateOf } from '../model/entry-texts.ts';
import { EntryCard } from './EntryCard.tsx';

/** How often an open page asks how it stands, in milliseconds. */
const RENEWED_MS = 30_000;

type WaitlistEntriesProps = {
  links: FlowLinks;
  /** What is said where there is none. */
  none: string;
};

/** What this customer waits for, and what has become of it. */
export function WaitlistEntries({ links, none }: WaitlistEntriesProps) {
  const { data, error, refetch } = useQuery({
    ...listWaitlistEntriesOptions(),
    retry: false,
    // Places come and lapse while the page is open.
    refetchInterval: ({ state }) => (state.data?.entries.some(isLive) ? RENEWED_MS : false),
  });
  const failure = error ? asApiError(error) : undefined;
  // To a browser without a session there is nothing.
  const isNothing = failure?.code === 'NOT_FOUND';
  if (!data && failure && !isNothing) {
    return (
      <Alert
        tone="error"
        announce="assertive"
        title="空席待ちを読み込めませんでした"
        action={
          <Button tone="secondary" onPress={() => void refetch()}>
            もう一度試す
          </Button>
        }
      >
        {errorText(failure)}
      </Alert>
    );
  }
  if (!data && !isNothing) {
    return (
      <Skeleton label="空席待ちを読み込んでいます">
        <SkeletonRow />
        <SkeletonRow />
      </Skeleton>
    );
  }
  const entries: readonly WaitlistEntry[] = data?.entries ?? [];
  if (entries.length === 0) {
    return (
      <EmptyState title="空席待ちはありません" action={<SearchLink links={links} />}>
        {none}
      </EmptyState>
    );
  }
  return <Listed entries={entries} links={links} />;
}

type ListedProps = Pick<WaitlistEntriesProps, 'links'> & { entries: readonly WaitlistEntry[] };

/** What is live as cards, then what is over in lines. */
function Listed({ entries, links }: ListedProps) {
  const live = entries.filter(isLive);
  const ended = entries.filter((entry) => !isLive(entry));
  const first = live.find(({ state }) => state === 'offered');
  return (
    <Stack gap={6}>
      {live.map((entry) => (
        <EntryCard key={entry.id} entry={entry} isFirst={entry === first} links={links} />
      ))}
      {live.some(({ state }) => state === 'waiting') && <Text size="dense">{waitlistRule}</Text>}
      {ended.length > 0 && <Ended entries={ended} />}
      {live.length === 0 && (
        <div>
          <SearchLink links={links} />
        </div>
      )}
    </Stack>
  );
}

const Ended = ({ entries }: Pick<ListedProps, 'entries'>) => (
  <Card as="section" padding="roomy">
    <Stack gap={3}>
      <Heading level={2} size={3}>
        終わった空席待ち
      </Heading>
      <EntryList label="終わった空席待ち">
        {entries.map((entry) => (
          <EntryRow
            key={entry.id}
            sign={routeFace(entry.sailing.routeId, entry.sailing.routeName).sign}
            title={sailingText(entry)}
            details={[stateOf(entry), waitlistNotes[entry.state]].filter(Boolean).join('。')}
            actions={null}
          />
        ))}
      </EntryList>
    </Stack>
  </Card>
);
