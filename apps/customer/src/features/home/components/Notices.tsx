import { type ListNoticesResponse, listNoticesOptions } from '@ferry/api/customer';
import { formatDate } from '@ferry/format/date';
import { Disclosure, DisclosureGroup } from '@ferry/ui/Disclosure';
import { Heading } from '@ferry/ui/Heading';
import { Skeleton, SkeletonBlock } from '@ferry/ui/Skeleton';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';

/** Most notices of the home page. */
const MOST = 3;

/** The first notices. Without any, and when they are unavailable, there is nothing to see. */
export function Notices() {
  const { data, isPending } = useQuery(listNoticesOptions());
  const notices = data?.notices.slice(0, MOST) ?? [];
  if (isPending) {
    return (
      <Skeleton label="お知らせを読み込んでいます">
        <SkeletonBlock height={220} />
      </Skeleton>
    );
  }
  if (notices.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="notices-heading">
      <Heading level={2} size="section" id="notices-heading">
        お知らせ
      </Heading>
      <DisclosureGroup isFramed>
        {notices.map((notice) => (
          <NoticeRow key={notice.id} {...notice} />
        ))}
      </DisclosureGroup>
    </Stack>
  );
}

type Notice = ListNoticesResponse['notices'][number];

const NoticeRow = ({ title, body, importance, publishedOn }: Notice) => (
  <Disclosure
    lead={formatDate(publishedOn)}
    summary={
      <Heading level={3} size={4}>
        {importance === 'important' && '【重要】'}
        {title}
      </Heading>
    }
  >
    <Text>{body}</Text>
  </Disclosure>
);
