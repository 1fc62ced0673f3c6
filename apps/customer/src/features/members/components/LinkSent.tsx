import { Card } from '@ferry/ui/Card';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Heading } from '@ferry/ui/Heading';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useEffect, useRef } from 'react';
import { MaskedEmailText } from '../../../page/MaskedEmailText.tsx';
import type { LinkAbout } from '../model/link-times.ts';
import { LinkTime } from './LinkTime.tsx';
import { Resend, type ResendProps } from './Resend.tsx';

type LinkSentProps = ResendProps & {
  title: string;
  about: LinkAbout;
  email: string;
  /** What the address is: 「宛先」. */
  term: string;
  /** What the mail is for, and what else has been sent. */
  children: string;
};

/** The mail is on its way; whether there is a member of that address, only the mail says. */
export function LinkSent({ title, about, email, term, children, ...resend }: LinkSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // It takes the place of the form, and the focus that was in it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" padding="roomy">
      <Stack gap={5}>
        <Heading level={2} size={3} ref={heading} isFocusable>
          {title}
        </Heading>
        <Text>{children}</Text>
        <DescriptionList rows={[{ term, value: <MaskedEmailText email={email} /> }]} />
        <LinkTime sentAt={resend.sentAt} about={about} />
        <Text>届かないときは、迷惑メールのフォルダーと、アドレスのつづりをお確かめください。</Text>
        <Resend {...resend} />
      </Stack>
    </Card>
  );
}
