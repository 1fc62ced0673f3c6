import { getMemberData } from '@ferry/api/external';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { Heading } from '@ferry/ui/Heading';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useRef } from 'react';
import { errorText } from '../../../copy/error-texts.ts';
import { Link } from '../../../page/links.tsx';
import { savedWord } from '../../../page/offered-words.ts';
import { saveData } from '../model/save-data.ts';
import { useRecentLogin } from '../model/use-recent-login.ts';
import { ConfirmPassword } from './ConfirmPassword.tsx';

/** All that is kept of the member, as a file or as a page. */
export function DataSection() {
  const heading = useRef<HTMLHeadingElement>(null);
  const download = useRecentLogin(async () => saveData((await getMemberData()).data));
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} ref={heading} isFocusable>
        データの受け取り
      </Heading>
      <Card padding="roomy">
        <Stack gap={4}>
          <Text>
            {`会員情報、${savedWord()}、予約の記録を、JSON ファイルと読みやすいページでお渡しします。`}
          </Text>
          <Inline gap={4}>
            <Button
              isPending={download.isPending}
              pendingLabel="用意しています"
              onPress={download.run}
            >
              データを受け取る
            </Button>
            <Link to="/member" search={{ show: 'data' }}>
              画面で読む
            </Link>
          </Inline>
          {download.isPasswordNeeded && (
            <ConfirmPassword
              id="data-password"
              level={3}
              action="確認して受け取る"
              onConfirmed={() => {
                heading.current?.focus();
                download.run();
              }}
            />
          )}
          {download.failure && (
            <Alert tone="error" announce="assertive">
              {errorText(download.failure)}
            </Alert>
          )}
          {download.isDone && (
            <Alert tone="success" announce="polite">
              ファイルをお渡ししました。お名前やご連絡先が入っています。ほかの人が使う端末では、削除してください。
            </Alert>
          )}
          <Text size="dense" tone="quiet">
            最後のログインから10分がたっているときは、先にパスワードで確認します。1時間に10回までです。
          </Text>
        </Stack>
      </Card>
    </Stack>
  );
}
