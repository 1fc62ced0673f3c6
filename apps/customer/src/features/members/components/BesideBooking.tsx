import { listDraftsOptions } from '@ferry/api/customer';
import { Card } from '@ferry/ui/Card';
import { Columns } from '@ferry/ui/Columns';
import { Heading } from '@ferry/ui/Heading';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { WaitingBooking } from './WaitingBooking.tsx';

/** Beside a step of the sign-up: the booking that waits, and why the step asks. */
export function BesideBooking({ children }: { children: ReactNode }) {
  const { data } = useQuery({ ...listDraftsOptions(), gcTime: 0, retry: false });
  const draft = data?.drafts[0];
  return (
    <Columns
      asideLabel="会員登録について"
      aside={
        <Stack gap={4}>
          {draft && (
            <Card>
              <WaitingBooking draft={draft} title="この予約へ戻ります">
                登録が終わると、予約の続きへ戻れます。
              </WaitingBooking>
            </Card>
          )}
          <Card as="section" aria-labelledby="why-asked">
            <Stack gap={2}>
              <Heading level={2} size={4} id="why-asked">
                おたずねする理由
              </Heading>
              <Text size="dense">
                お名前、年齢、性別は、法令で定められた旅客名簿と、運賃の区分に使います。登録しておくと、予約のたびに入力する必要がありません。
              </Text>
            </Stack>
          </Card>
        </Stack>
      }
    >
      {children}
    </Columns>
  );
}
