import { type DraftSummary, listDraftsOptions } from '@ferry/api/customer';
import { getCurrentMemberOptions } from '@ferry/api/external';
import { fullName } from '@ferry/format/full-name';
import { ButtonLink as PlainButtonLink } from '@ferry/ui/ButtonLink';
import { Card } from '@ferry/ui/Card';
import { Container } from '@ferry/ui/Container';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Grid } from '@ferry/ui/Grid';
import { Heading } from '@ferry/ui/Heading';
import { HomeHero } from '@ferry/ui/HomeHero';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { registeredGains } from '../../../copy/member-texts.ts';
import { ButtonLink } from '../../../page/links.tsx';
import { isOffered } from '../../../page/offered.ts';
import { PageHeading } from '../../../page/Page.tsx';
import { SignUpSteps } from './SignUpSteps.tsx';
import { WaitingBooking } from './WaitingBooking.tsx';

export type RegisteredProps = {
  /** Where the customer was going, if it is known. */
  path: string | undefined;
};

/** The new member, and one button to what they were doing. It is there again after a reload. */
export function Registered({ path }: RegisteredProps) {
  const { data: member } = useQuery(getCurrentMemberOptions());
  const { data: list } = useQuery({ ...listDraftsOptions(), gcTime: 0, retry: false });
  const draft = list?.drafts[0];
  return (
    <Stack gap={8}>
      <div>
        <Container isPage>
          <SignUpSteps at={5} />
        </Container>
        <HomeHero
          card={
            <Card as="section" aria-label="会員登録の内容" tone="floating" padding="roomy">
              <Stack gap={5}>
                <Stack gap={2}>
                  <DescriptionList
                    isInPairs
                    rows={[
                      { term: 'お名前', value: member && `${fullName(member)} 様` },
                      { term: 'お客様番号', value: <CustomerNumber of={member?.customerNumber} /> },
                    ]}
                  />
                  <Text size="dense">登録の内容を、メールでお送りします。</Text>
                </Stack>
                {draft && <WaitingBooking draft={draft} title="続きの予約" />}
                <div>
                  <Onward path={path} draft={draft} />
                </div>
              </Stack>
            </Card>
          }
        >
          <PageHeading title="会員登録が完了しました" />
        </HomeHero>
      </div>
      <Container>
        <Gains />
      </Container>
    </Stack>
  );
}

const CustomerNumber = ({ of }: { of: string | undefined }) => (
  <Text as="span" size="large" isBold isNumber>
    {of}
  </Text>
);

/** Back to the page that was left, else to the booking that waits, else to a first one. */
function Onward({ path, draft }: RegisteredProps & { draft: DraftSummary | undefined }) {
  if (path !== undefined) {
    return (
      <PlainButtonLink href={`/customer${path}`} tone="primary" size="large">
        {draft ? '予約の続きへ戻る' : '続きへ戻る'}
      </PlainButtonLink>
    );
  }
  if (!draft) {
    return (
      <ButtonLink to="/reservation" tone="primary" size="large">
        便を探す
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      to="/reservation/customer-input"
      search={{ draft: draft.id }}
      tone="primary"
      size="large"
    >
      予約の続きへ戻る
    </ButtonLink>
  );
}

const Gains = () => (
  <Stack as="section" gap={4} aria-labelledby="gains-heading">
    <Heading level={2} id="gains-heading">
      次のご予約をもっと短く
    </Heading>
    <Grid columns={{ sm: 3 }}>
      {registeredGains
        .filter(({ show }) => show !== 'vehicles' || isOffered('vehicles'))
        .map(({ show, title, text, action }) => (
          <Card key={show} as="section">
            <Stack gap={3}>
              <Heading level={3} size={3}>
                {title}
              </Heading>
              <Text size="dense">{text}</Text>
              <div>
                <ButtonLink to="/member" search={{ show }} tone="secondary" size="small">
                  {action}
                </ButtonLink>
              </div>
            </Stack>
          </Card>
        ))}
    </Grid>
  </Stack>
);
