import { asApiError } from '@ferry/api/errors';
import { Card } from '@ferry/ui/Card';
import { EmptyState } from '@ferry/ui/EmptyState';
import { EntryList, EntryRow } from '@ferry/ui/EntryList';
import { Heading } from '@ferry/ui/Heading';
import { Skeleton, SkeletonRow } from '@ferry/ui/Skeleton';
import { Stack } from '@ferry/ui/Stack';
import type { ReactNode } from 'react';
import { RetryAlert } from '../../../../page/RetryAlert.tsx';
import type { FlowLinks } from '../model/flow.ts';
import { SearchLink } from './SearchLink.tsx';

type OwnListProps<Item> = {
  /** What it lists: 「空席待ち」. */
  subject: string;
  query: { error: unknown; refetch: () => unknown };
  /** Undefined before the response. */
  items: readonly Item[] | undefined;
  /** What is said where there is none. */
  none: string;
  links: FlowLinks;
  children: (items: readonly Item[]) => ReactNode;
};

/** What a customer has of one kind, while it loads, fails or is empty as well. A browser without a session has none. */
export function OwnList<Item>({ subject, query, items, none, ...rest }: OwnListProps<Item>) {
  const { links, children } = rest;
  const error = query.error ? asApiError(query.error) : undefined;
  const isNothing = error?.code === 'NOT_FOUND';
  if (!items && error && !isNothing) {
    const onRetry = () => void query.refetch();
    return <RetryAlert title={`${subject}を読み込めませんでした`} {...{ error, onRetry }} />;
  }
  if (!items && !isNothing) {
    return (
      <Skeleton label={`${subject}を読み込んでいます`}>
        <SkeletonRow />
        <SkeletonRow />
      </Skeleton>
    );
  }
  if (!items?.length) {
    return (
      <EmptyState title={`${subject}はありません`} action={<SearchLink links={links} />}>
        {none}
      </EmptyState>
    );
  }
  return children(items);
}

type EndedListProps = {
  subject: string;
  rows: readonly { id: string; sign: string; title: string; details: string }[];
};

/** What is over of one kind, a line each; nothing where all is live. */
export const EndedList = ({ subject, rows }: EndedListProps) =>
  rows.length > 0 && (
    <Card as="section" padding="roomy">
      <Stack gap={3}>
        <Heading level={2} size={3}>
          {`終わった${subject}`}
        </Heading>
        <EntryList label={`終わった${subject}`}>
          {rows.map(({ id, ...row }) => (
            <EntryRow key={id} {...row} actions={null} />
          ))}
        </EntryList>
      </Stack>
    </Card>
  );
