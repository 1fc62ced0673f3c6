import { Card } from '@ferry/ui/Card';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Heading } from '@ferry/ui/Heading';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useEffect, useRef } from 'react';
import { MaskedEmailText } from '../../../page/MaskedEmailText.tsx';
import { LinkTime } from './LinkTime.tsx';
import { Resend, type ResendProps } from './Resend.tsx';

/** The mails are on their way; whether the new address is another one's, only its mail says. */
export function EmailChangeSent({ email, ...resend }: ResendProps & { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // It takes the place of the form, and the focus that was in it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" padding="roomy">
      <Stack gap={5}>
        <Heading level={2} size={3} ref={heading} isFocusable>
          確認メールをお送りしました
        </Heading>
        <Text>
          新しいアドレスに届いたメールのリンクを開くと、変更が完了します。これまでのアドレスにも、お知らせをお送りしました。
        </Text>
        <DescriptionList
          rows={[{ term: '新しいアドレス', value: <MaskedEmailText email={email} /> }]}
        />
        <LinkTime sentAt={resend.sentAt} about="emailChange" />
        <Text>届かないときは、迷惑メールのフォルダーと、アドレスのつづりをお確かめください。</Text>
        <Resend {...resend} />
      </Stack>
    </Card>
  );
}
