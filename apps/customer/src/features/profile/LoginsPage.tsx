import { asApiError } from '@ferry/api/errors';
import { listLoginsOptions, type Member, type MemberLogin } from '@ferry/api/external';
import { formatDateTime } from '@ferry/format/date';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { EntryList, EntryRow } from '@ferry/ui/EntryList';
import { Heading } from '@ferry/ui/Heading';
import { LockIcon } from '@ferry/ui/Icon';
import { Text } from '@ferry/ui/Text';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorText } from '../../copy/error-texts.ts';
import { ButtonLink } from '../../page/links.tsx';
import { Page } from '../../page/Page.tsx';
import { sessionOptions } from '../../session/options.ts';
import { EmailSection } from './components/EmailSection.tsx';
import { PasskeySection } from './components/PasskeySection.tsx';
import { ProfileQuery } from './components/ProfileQuery.tsx';
import { useEndLogin } from './model/use-end-login.ts';

const ENDING = 'ログアウトさせています';

/** `/member?show=logins`: where the member is logged in. */
export function LoginsPage({ member }: { member: Member }) {
  const { data, error, refetch } = useQuery(listLoginsOptions());
  const heading = useRef<HTMLHeadingElement>(null);
  const end = useEndLogin(() => heading.current?.focus());
  const ending = end.isPending ? end.variables : undefined;
  return (
    <Page title="ログインと安全">
      {member.email && <EmailSection email={member.email} />}
      {/* Sites whose session is proven by tokens have no login with a passkey. */}
      {sessionOptions.scheme === 'cookie' && (
        <PasskeySection
          deviceName={data?.logins.find(({ isCurrent }) => isCurrent)?.device ?? 'この端末'}
        />
      )}
      <Heading level={2} size={3} ref={heading} isFocusable>
        ログイン中の端末
      </Heading>
      <Text>覚えのない端末があれば、ログアウトさせて、パスワードを変更してください。</Text>
      {data ? (
        <Devices logins={data.logins} ending={ending} onEnd={end.mutate} />
      ) : (
        <ProfileQuery label="ログイン中の端末" error={error} onRetry={refetch} />
      )}
      {end.error && (
        <Alert tone="error" announce="assertive">
          {errorText(asApiError(end.error))}
        </Alert>
      )}
      {end.isSuccess && (
        <Alert tone="success" announce="polite">
          ログアウトさせました。
        </Alert>
      )}
      {data && data.logins.length > 1 && (
        <div>
          <Button
            tone="secondary"
            isPending={ending === 'others'}
            pendingLabel={ENDING}
            onPress={() => end.mutate('others')}
          >
            ほかの端末をすべてログアウトさせる
          </Button>
        </div>
      )}
      <div>
        <ButtonLink to="/member/change-password" tone="secondary">
          パスワードを変更する
        </ButtonLink>
      </div>
    </Page>
  );
}

type DevicesProps = {
  logins: readonly MemberLogin[];
  /** Id of the login that is being ended. */
  ending: string | undefined;
  onEnd: (loginId: string) => void;
};

const Devices = ({ logins, ending, onEnd }: DevicesProps) => (
  <EntryList label="ログイン中の端末">
    {logins.map((login) => (
      <EntryRow
        key={login.id}
        sign={<LockIcon />}
        title={login.device}
        details={detailsOf(login)}
        actions={
          !login.isCurrent && (
            <Button
              tone="quiet"
              size="small"
              isPending={ending === login.id}
              pendingLabel={ENDING}
              onPress={() => onEnd(login.id)}
            >
              ログアウトさせる<VisuallyHidden>{`(${login.device})`}</VisuallyHidden>
            </Button>
          )
        }
      />
    ))}
  </EntryList>
);

const detailsOf = ({ isCurrent, loggedInAt, lastUsedAt }: MemberLogin): string =>
  isCurrent
    ? `この端末 ${formatDateTime(loggedInAt)}にログイン`
    : `最後に使った日時 ${formatDateTime(lastUsedAt)}`;
