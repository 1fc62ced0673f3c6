import { Card } from '@ferry/ui/Card';
import { Heading } from '@ferry/ui/Heading';
import { Hidden } from '@ferry/ui/Hidden';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { keepTypedEmail } from '../../../../forms/typed-email.ts';
import { ButtonLink } from '../../../../page/links.tsx';
import { useOffered } from '../../../../page/offered.ts';
import { useShown } from '../../../../session/use-tab-session.ts';

/** To a visitor who has just booked: what they have typed is not asked again. */
export function SignUpOffer({ email }: { email: string }) {
  const { name } = useShown();
  const isOffered = useOffered();
  if (name !== undefined || !isOffered('members')) return null;
  return (
    <Hidden inPrint>
      <Card as="section" padding="roomy">
        <Stack gap={4}>
          <Heading level={2} size={3}>
            次の予約から、入力を短くできます
          </Heading>
          <Text>
            会員登録すると、いま入力した内容を引き継ぎます。足りない項目とパスワードを入力して登録できます。この予約も、予約の一覧に入ります。
          </Text>
          <div>
            <ButtonLink to="/signup/apply" tone="secondary" onClick={() => keepTypedEmail(email)}>
              会員登録する
            </ButtonLink>
          </div>
        </Stack>
      </Card>
    </Hidden>
  );
}
