import { Card } from '@ferry/ui/Card';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Heading } from '@ferry/ui/Heading';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useEffect, useRef } from 'react';
import { MaskedEmailText } from '../../../page/MaskedEmailText.tsx';
import { LinkTime } from './LinkTime.tsx';
import { Resend, type ResendProps } from './Resend.tsx';

/** The mail is on its way; whether there is an account, only the mail says. */
export function ResetSent({ email, ...resend }: ResendProps & { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // It takes the place of the form, and the focus that was in it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" padding="roomy">
      <Stack gap={5}>
        <Heading level={2} size={3} ref={heading} isFocusable>
          メールをお送りしました
        </Heading>
        <Text>
          登録がある場合は、再設定用のリンクをお送りしました。登録がない場合も、その旨をメールでお知らせします。
        </Text>
        <DescriptionList rows={[{ term: '宛先', value: <MaskedEmailText email={email} /> }]} />
        <LinkTime sentAt={resend.sentAt} about="passwordReset" />
        <Text>届かないときは、迷惑メールのフォルダーと、アドレスのつづりをお確かめください。</Text>
        <Resend {...resend} />
      </Stack>
    </Card>
  );
}
