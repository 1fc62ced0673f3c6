import { listWaitlistEntriesOptions, type WaitlistEntry } from '@ferry/api/customer';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { routeFace } from '../../../../copy/route-faces.ts';
import { waitlistNotes, waitlistRule } from '../../../../copy/waitlist-texts.ts';
import { EndedList, OwnList } from '../../shared/components/OwnList.tsx';
import { type OwnPartProps, OwnParts } from '../../shared/components/OwnParts.tsx';
import { SearchLink } from '../../shared/components/SearchLink.tsx';
import type { FlowLinks } from '../../shared/model/flow.ts';
import { isLive, sailingText, stateOf } from '../model/entry-texts.ts';
import { EntryCard } from './EntryCard.tsx';

const SUBJECT = '空席待ち';
/** How often an open page asks how it stands, in milliseconds. */
const RENEWED_MS = 30_000;

type WaitlistEntriesProps = {
  links: FlowLinks;
  /** What is said where there is none. */
  none: string;
};

/** What this customer waits for, and what has become of it. */
export function WaitlistEntries(props: WaitlistEntriesProps) {
  const queryClient = useQueryClient();
  const read = (cursor: string) =>
    queryClient.fetchQuery(listWaitlistEntriesOptions({ query: { cursor } }));
  return (
    <OwnParts subject={SUBJECT} read={read}>
      {(cursor, moreOf) => <EntryPart {...{ ...props, cursor, moreOf }} />}
    </OwnParts>
  );
}

function EntryPart({ cursor, moreOf, links, none }: WaitlistEntriesProps & OwnPartProps) {
  const query = useQuery({
    ...listWaitlistEntriesOptions(cursor === undefined ? undefined : { query: { cursor } }),
    retry: false,
    // A part that follows was read for its place here a moment ago.
    refetchOnMount: cursor === undefined,
    // Places come and lapse while the page is open.
    refetchInterval: ({ state }) => (state.data?.entries.some(isLive) ? RENEWED_MS : false),
  });
  return (
    <OwnList subject={SUBJECT} items={query.data?.entries} {...{ query, none, links }}>
      {(entries) => (
        <Stack gap={6}>
          <Listed {...{ entries, links }} isFirst={cursor === undefined} />
          {moreOf(query.data?.nextCursor ?? null)}
        </Stack>
      )}
    </OwnList>
  );
}

type ListedProps = Pick<WaitlistEntriesProps, 'links'> & {
  entries: readonly WaitlistEntry[];
  /** Of the parts on the page. */
  isFirst: boolean;
};

/** What is live as cards, then what is over in lines. */
function Listed({ entries, links, isFirst }: ListedProps) {
  const live = entries.filter(isLive);
  const ended = entries.filter((entry) => !isLive(entry));
  const first = live.find(({ state }) => state === 'offered');
  return (
    <Stack gap={6}>
      {live.map((entry) => (
        <EntryCard
          key={entry.id}
          entry={entry}
          isFirst={isFirst && entry === first}
          links={links}
        />
      ))}
      {live.some(({ state }) => state === 'waiting') && <Text size="dense">{waitlistRule}</Text>}
      <EndedList subject={SUBJECT} rows={ended.map(rowOf)} />
      {isFirst && live.length === 0 && (
        <div>
          <SearchLink links={links} />
        </div>
      )}
    </Stack>
  );
}

const rowOf = (entry: WaitlistEntry) => ({
  id: entry.id,
  sign: routeFace(entry.sailing.routeId, entry.sailing.routeName).sign,
  title: sailingText(entry),
  details: [stateOf(entry), waitlistNotes[entry.state]].filter(Boolean).join('。'),
});
