import { fullName } from '@ferry/format/full-name';
import { Alert } from '@ferry/ui/Alert';
import { ButtonLink as PlainButtonLink } from '@ferry/ui/ButtonLink';
import { Card } from '@ferry/ui/Card';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Grid } from '@ferry/ui/Grid';
import { Heading } from '@ferry/ui/Heading';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { registeredGains } from '../../../copy/member-texts.ts';
import { ButtonLink } from '../../../page/links.tsx';
import type { RegisteredMember } from '../model/use-register.ts';

/** The new member, and a link to what they were doing. */
export const Registered = ({ member, path }: RegisteredMember) => (
  <>
    <Alert tone="success" announce="polite">
      {`${fullName(member)} 様としてログインしました。登録の内容をメールでお送りします。`}
    </Alert>
    <Card as="section" padding="roomy">
      <DescriptionList rows={[{ term: 'お客様番号', value: member.customerNumber }]} />
    </Card>
    <div>
      {path === undefined ? (
        <ButtonLink to="/reservation" tone="primary" size="large">
          便を探す
        </ButtonLink>
      ) : (
        <PlainButtonLink href={`/customer${path}`} tone="primary" size="large">
          続きへ戻る
        </PlainButtonLink>
      )}
    </div>
    <Stack as="section" gap={4}>
      <Heading level={2}>次のご予約をもっと短く</Heading>
      <Grid columns={{ sm: 3 }}>
        {registeredGains.map(({ show, title, text, action }) => (
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
  </>
);
