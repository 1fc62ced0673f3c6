import { type Sailing, searchSailingsOptions } from '@ferry/api/customer';
import { formatDateShort } from '@ferry/format/date';
import { Alert } from '@ferry/ui/Alert';
import { Card } from '@ferry/ui/Card';
import { Container } from '@ferry/ui/Container';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { VoyageLine } from '@ferry/ui/VoyageLine';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { waitlistClosedTexts } from '../../../copy/waitlist-texts.ts';
import { ButtonLink } from '../../../page/links.tsx';
import { Page } from '../../../page/Page.tsx';
import { useShown } from '../../../session/use-tab-session.ts';
import { FromTo } from '../../../trips/FromTo.tsx';
import { LinkMailed } from '../shared/components/LinkMailed.tsx';
import { searchedPartyOf } from '../shared/model/check-in.ts';
import type { FlowLinks } from '../shared/model/flow.ts';
import { type SearchConditions, sailingsQuery } from '../shared/model/search-conditions.ts';
import { voyageOf } from '../shared/model/voyage-of.ts';
import { wishOf, wishText } from '../shared/model/wish-of.ts';
import { JoinForm } from './components/JoinForm.tsx';

type JoinPageProps = {
  links: FlowLinks;
  conditions: SearchConditions;
  sailingId: string;
};

/** `/waitlist?sailing=…`: joins the line for a sailing that was found full. */
export function JoinPage({ links, conditions, sailingId }: JoinPageProps) {
  const { data } = useSuspenseQuery(searchSailingsOptions({ query: sailingsQuery(conditions) }));
  const isMember = useShown().name !== undefined;
  const navigate = useNavigate();
  const [mailedTo, setMailedTo] = useState<string>();
  const offer = data.sailingOffers.find(({ sailing }) => sailing.id === sailingId);
  const until = offer?.waitlistUntil;
  if (mailedTo !== undefined && offer) return <Mailed email={mailedTo} sailing={offer.sailing} />;
  return (
    <Container width="form" isPage>
      <meta name="robots" content="noindex" />
      <Page title="空席待ちに登録する">
        {!offer || !until ? (
          <Alert
            tone="info"
            title="この便の空席待ちには登録できません"
            action={<ToSailings {...{ links, conditions }} />}
          >
            {waitlistClosedTexts.closed}
          </Alert>
        ) : (
          <>
            <Card padding="roomy">
              <Stack gap={3}>
                <Text isBold>
                  {formatDateShort(offer.sailing.date)}{' '}
                  <FromTo from={offer.sailing.fromPort} to={offer.sailing.toPort} />
                </Text>
                <VoyageLine
                  {...voyageOf(offer.sailing, searchedPartyOf(conditions))}
                  day={offer.sailing.date}
                  form="small"
                />
                <Text isNumber>{wishText(wishOf(conditions))}</Text>
              </Stack>
            </Card>
            <Card padding="roomy">
              <JoinForm
                {...{ offer, conditions, isMember }}
                waitlistUntil={until}
                serverTime={data.serverTime}
                onJoined={(email) =>
                  email === undefined
                    ? navigate({ to: '/reservations', search: { show: 'waitlist' } })
                    : setMailedTo(email)
                }
              />
            </Card>
          </>
        )}
      </Page>
    </Container>
  );
}

const Mailed = ({ email, sailing }: { email: string; sailing: Sailing }) => (
  <LinkMailed
    email={email}
    what="登録"
    about={{
      term: '便',
      value: `${formatDateShort(sailing.date)} ${sailing.departureTime} ${sailing.fromPort.name}発 ${sailing.toPort.name}行き`,
    }}
  >
    お送りしたメールのリンクを24時間以内に開くと、登録が完了します。順番は、開いたときに決まります。
  </LinkMailed>
);

const ToSailings = ({ links, conditions }: Pick<JoinPageProps, 'links' | 'conditions'>) => (
  <ButtonLink {...links.selectSchedule(conditions)} tone="secondary">
    便を選び直す
  </ButtonLink>
);
