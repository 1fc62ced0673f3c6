import type { Sailing } from '@ferry/api/customer';
import { formatDateShort } from '@ferry/format/date';
import { Alert } from '@ferry/ui/Alert';
import { Card } from '@ferry/ui/Card';
import { Container } from '@ferry/ui/Container';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { ButtonLink } from '../../../../page/links.tsx';
import { MaskedEmailText } from '../../../../page/MaskedEmailText.tsx';
import { Page } from '../../../../page/Page.tsx';

type LinkMailedProps = { email: string; sailing: Sailing };

/** What a visitor has to do still: the line counts the mailbox that opens the link. */
export const LinkMailed = ({ email, sailing }: LinkMailedProps) => (
  <Container width="form" isPage>
    <Page title="メールのリンクを開いてください">
      <Alert tone="warning" title="登録は、まだ終わっていません">
        お送りしたメールのリンクを24時間以内に開くと、登録が完了します。順番は、開いたときに決まります。
      </Alert>
      <Card padding="roomy">
        <Stack gap={4}>
          <DescriptionList
            rows={[
              { term: '宛先', value: <MaskedEmailText email={email} /> },
              {
                term: '便',
                value: `${formatDateShort(sailing.date)} ${sailing.departureTime} ${sailing.fromPort.name}発 ${sailing.toPort.name}行き`,
              },
            ]}
          />
          <Text>
            届かないときは、迷惑メールのフォルダーと、アドレスのつづりをお確かめください。
          </Text>
        </Stack>
      </Card>
      <div>
        <ButtonLink to="/" tone="secondary">
          ホームへ
        </ButtonLink>
      </div>
    </Page>
  </Container>
);
