import { asApiError } from '@ferry/api/errors';
import { getMemberDataOptions } from '@ferry/api/external';
import { formatDateTime } from '@ferry/format/date';
import { Button } from '@ferry/ui/Button';
import { Inline } from '@ferry/ui/Inline';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../page/links.tsx';
import { Page } from '../../page/Page.tsx';
import { ConfirmPassword } from './components/ConfirmPassword.tsx';
import { MemberDataView } from './components/MemberDataView.tsx';
import { ProfileQuery } from './components/ProfileQuery.tsx';
import { saveData } from './model/save-data.ts';

const TITLE = 'お預かりしているデータ';

/** `/member?show=data`: all that is kept of the member, to be read and printed. */
export function MemberDataPage() {
  // As it is now, and gone with the page: it is counted, and everything about a person.
  const { data, error, refetch } = useQuery({
    ...getMemberDataOptions(),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const needsPassword = error && asApiError(error).code === 'RECENT_LOGIN_REQUIRED';
  return (
    // The form of the password goes away with what was pressed in it: then the page begins anew.
    <Page key={needsPassword ? 'password' : 'data'} title={TITLE}>
      {data ? (
        <>
          <Text>{`${formatDateTime(data.createdAt)}の内容です。JSON ファイルと同じものを、言葉で表しています。入力の途中の予約と、お送りしたメールの控え(90日)は含みません。`}</Text>
          <Inline gap={4}>
            <Button onPress={() => window.print()}>印刷する</Button>
            <Button onPress={() => saveData(data)}>データを受け取る</Button>
          </Inline>
          <MemberDataView data={data} />
        </>
      ) : needsPassword ? (
        <ConfirmPassword
          id="data-password"
          level={2}
          action="確認して読む"
          onConfirmed={() => void refetch()}
        />
      ) : (
        <ProfileQuery label={TITLE} error={error} onRetry={refetch} />
      )}
      <div>
        <Link to="/member" search={{ show: 'notifications' }}>
          お知らせとデータへ戻る
        </Link>
      </div>
    </Page>
  );
}
