import { searchSailingsOptions } from '@ferry/api/customer';
import { formatDateShort } from '@ferry/format/date';
import { Alert } from '@ferry/ui/Alert';
import { Container } from '@ferry/ui/Container';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '../../../page/links.tsx';
import { Page } from '../../../page/Page.tsx';
import { useShown } from '../../../session/use-tab-session.ts';
import { LinkMailed } from '../shared/components/LinkMailed.tsx';
import type { FlowLinks } from '../shared/model/flow.ts';
import { type SearchConditions, sailingsQuery } from '../shared/model/search-conditions.ts';
import { OpeningCard } from './components/OpeningCard.tsx';
import { ReminderForm } from './components/ReminderForm.tsx';

type OpeningPageProps = { links: FlowLinks; conditions: SearchConditions };

/** `/pre-order` with the conditions of a search: what can be done before the sales of its day open. */
export function OpeningPage({ links, conditions }: OpeningPageProps) {
  const { data } = useSuspenseQuery(searchSailingsOptions({ query: sailingsQuery(conditions) }));
  const isMember = useShown().name !== undefined;
  /** Null: registered at once. */
  const [sentTo, setSentTo] = useState<string | null>();
  const { fromPort, toPort, date, serverTime } = data;
  const opensLater = data.sailingOffers.find(({ availability }) => availability === 'notYetOpen');
  if (typeof sentTo === 'string') {
    const value = `${formatDateShort(date)} ${fromPort.name}発 ${toPort.name}行き`;
    return (
      <LinkMailed email={sentTo} about={{ term: '乗船日', value }}>
        お送りしたメールのリンクを24時間以内に開くと、お知らせの登録が完了します。
      </LinkMailed>
    );
  }
  return (
    <Container width="form" isPage>
      <meta name="robots" content="noindex" />
      <Page title="予約の受付開始">
        {opensLater ? (
          <>
            <OpeningCard
              opening={{ fromPort, toPort, date, serverTime, salesOpenAt: opensLater.salesOpenAt }}
            />
            {sentTo === null ? (
              <Alert tone="success" announce="polite" title="お知らせを登録しました">
                会員のメールアドレスにお送りします。お送りした確認のメールから、いつでも取りやめられます。
              </Alert>
            ) : (
              <ReminderForm
                day={{ fromPortId: fromPort.id, toPortId: toPort.id, date }}
                isMember={isMember}
                onDone={(email) => setSentTo(email ?? null)}
              />
            )}
          </>
        ) : (
          <Alert
            tone="info"
            title="受付前の便はありません"
            action={
              <ButtonLink {...links.selectSchedule(conditions)} tone="secondary">
                この日の便を見る
              </ButtonLink>
            }
          >
            この日の予約は、すでに受け付けています。
          </Alert>
        )}
      </Page>
    </Container>
  );
}
