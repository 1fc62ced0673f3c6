import { asApiError } from '@ferry/api/errors';
import { getEmailChangeOptions, type MailedLink } from '@ferry/api/external';
import { formatDateTime } from '@ferry/format/date';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Heading } from '@ferry/ui/Heading';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorText } from '../../../copy/error-texts.ts';
import { fieldLabels } from '../../../copy/field-labels.ts';
import { ButtonLink } from '../../../page/links.tsx';
import { MaskedEmailText } from '../../../page/MaskedEmailText.tsx';
import { useCancelEmailChange } from '../model/use-cancel-email-change.ts';
import { ProfileQuery } from './ProfileQuery.tsx';

/** The address of now, and the one that waits for its link. */
export function EmailSection({ email }: { email: string }) {
  const { data, error, refetch } = useQuery({
    ...getEmailChangeOptions(),
    gcTime: 0,
    retry: false,
  });
  const cancel = useCancelEmailChange();
  const heading = useRef<HTMLHeadingElement>(null);
  const pending = data?.pending;
  const stop = () =>
    // The button goes away with what it was about.
    cancel.mutateAsync().then(
      () => heading.current?.focus(),
      () => undefined,
    );
  const readAgain = () => {
    heading.current?.focus();
    return refetch();
  };
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size={3} ref={heading} isFocusable>
        {fieldLabels.email}
      </Heading>
      <DescriptionList rows={[{ term: '今のアドレス', value: email }]} />
      {pending && <Pending {...pending} onStop={stop} isPending={cancel.isPending} />}
      {error && <ProfileQuery label="変更の申し込み" error={error} onRetry={readAgain} />}
      {cancel.error && (
        <Alert tone="error" announce="assertive">
          {errorText(asApiError(cancel.error))}
        </Alert>
      )}
      {cancel.isSuccess && !pending && (
        <Alert tone="success" announce="polite">
          変更を取りやめました。
        </Alert>
      )}
      <div>
        <ButtonLink to="/member/change-email" tone="secondary">
          {pending ? '申し込み直す' : 'メールアドレスを変更する'}
        </ButtonLink>
      </div>
    </Stack>
  );
}

type PendingProps = MailedLink & { onStop: () => void; isPending: boolean };

const Pending = ({ email, expiresAt, onStop, isPending }: PendingProps) => (
  <Alert tone="warning" title="変更はまだ終わっていません">
    <Stack gap={3}>
      <Text isNumber>
        新しいアドレス(
        <MaskedEmailText email={email} />
        )に届いたメールのリンクを、{formatDateTime(expiresAt)}までに開いてください。
      </Text>
      <Inline gap={4}>
        <Button
          tone="secondary"
          size="small"
          isPending={isPending}
          pendingLabel="取りやめています"
          onPress={onStop}
        >
          変更を取りやめる
        </Button>
      </Inline>
    </Stack>
  </Alert>
);
