import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { EmbeddedPage } from '@ferry/ui/EmbeddedPage';
import { Spinner } from '@ferry/ui/Spinner';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useEffect, useState } from 'react';
import { CARD_FIELDS_ID, type HostedFieldsState } from '../model/hosted-fields.ts';

const READY_WITHIN_MS = 15_000;

/** The provider's fields for the card. What is typed there never reaches this page. */
export function CardFields({
  url,
  hosted: { frame, isReady, height },
}: {
  url: string;
  hosted: HostedFieldsState;
}) {
  const [attempt, setAttempt] = useState(1);
  const [lateAttempt, setLateAttempt] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setLateAttempt(attempt), READY_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [attempt]);
  const isLate = lateAttempt === attempt;
  return (
    <Stack gap={3}>
      <Text size="dense">
        ここから下は、決済会社の画面です。カード番号は当社に届きません。VISA・Mastercard・JCBがご利用いただけます。
      </Text>
      {!isReady && !isLate && <Spinner label="カード情報の入力欄を読み込んでいます" />}
      {!isReady && isLate && (
        <Alert
          tone="warning"
          announce="polite"
          action={
            <Button tone="secondary" onPress={() => setAttempt(attempt + 1)}>
              入力欄をもう一度読み込む
            </Button>
          }
        >
          カード情報の入力欄を読み込めませんでした。もう一度読み込むか、ほかのお支払い方法をお選びください。
        </Alert>
      )}
      <EmbeddedPage
        // A frame that has failed loads only as a new one.
        key={attempt}
        ref={frame}
        id={CARD_FIELDS_ID}
        title="カード情報の入力欄"
        src={url}
        height={height}
      />
    </Stack>
  );
}
