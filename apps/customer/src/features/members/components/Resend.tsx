import { asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorText } from '../../../copy/error-texts.ts';

/** Seconds between two mails. */
const WAIT_SECONDS = 60;

export type ResendProps = {
  /** When the last mail was asked for, in ms since 1970. */
  sentAt: number;
  /** Asks for another one. @returns false when the page is left instead */
  onResend: () => Promise<boolean>;
};

/** Another mail, once the last one has had its time. The button stays one: focus must not get lost. */
export function Resend({ sentAt, onResend }: ResendProps) {
  const left = useSecondsLeft(sentAt);
  const [answer, setAnswer] = useState('');
  const again = useMutation({
    mutationFn: onResend,
    onSuccess: (isSent) => setAnswer(isSent ? 'もう一度お送りしました。' : ''),
  });
  return (
    <Stack gap={3}>
      <div>
        <Button
          tone="secondary"
          isPending={again.isPending}
          pendingLabel="送信しています"
          onPress={() => (left > 0 ? setAnswer(`あと${left}秒お待ちください。`) : again.mutate())}
        >
          もう一度送る
        </Button>
      </div>
      {left > 0 && <Text size="dense" tone="quiet">{`あと${left}秒で、もう一度送れます。`}</Text>}
      {/* Only what a press brings: a countdown would be read out for a minute. */}
      <div role="status">{answer && <Text>{answer}</Text>}</div>
      {again.error && (
        <Alert tone="error" announce="assertive" title="送信できませんでした">
          {errorText(asApiError(again.error))}
        </Alert>
      )}
    </Stack>
  );
}

function useSecondsLeft(sentAt: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.ceil(WAIT_SECONDS - (now - sentAt) / 1000);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return Math.min(Math.max(left, 0), WAIT_SECONDS);
}
