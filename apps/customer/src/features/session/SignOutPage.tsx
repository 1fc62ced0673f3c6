import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Container } from '@ferry/ui/Container';
import { Inline } from '@ferry/ui/Inline';
import { Link as UiLink } from '@ferry/ui/Link';
import { Text } from '@ferry/ui/Text';
import { operator } from '../../copy/operator.ts';
import { signOutTexts } from '../../copy/session-texts.ts';
import { ButtonLink } from '../../page/links.tsx';
import { Page } from '../../page/Page.tsx';
import { useShown } from '../../session/use-tab-session.ts';
import { LeavingDraft } from './components/LeavingDraft.tsx';
import { useSignOut } from './model/use-sign-out.ts';

/**
 * `/signout`: logs out, says so, and goes to the operator's website. When only its address was
 * opened, it asks first.
 */
export function SignOutPage() {
  const { state, isRemoved, leave, removeAndLeave } = useSignOut();
  const { name } = useShown();
  const { step } = state;
  const said = signOutTexts[step];
  return (
    <Container width="form" isPage>
      {/* Anew with each step that has buttons: they go with the answer, and focus with them. */}
      <Page key={said ? 'said' : step} title="ログアウト">
        {step === 'failed' && (
          <Alert
            tone="warning"
            title="この端末からはログアウトしました"
            announce="assertive"
            action={
              <Inline gap={4}>
                <Button tone="action" onPress={() => void leave()}>
                  もう一度ログアウトする
                </Button>
                <ButtonLink to="/" tone="quiet">
                  ホームへ戻る
                </ButtonLink>
              </Inline>
            }
          >
            通信できなかったため、サーバー側の手続きが終わっていません。次にこのサイトを開いたときに、自動でもう一度行います。
          </Alert>
        )}
        {state.step === 'asking' && (
          <LeavingDraft
            draft={state.draft}
            failure={state.failure}
            isMember={name !== undefined}
            isRemoving={state.isRemoving ?? false}
            onRemove={() => void removeAndLeave(state.draft)}
            onKeep={() => void leave()}
          />
        )}
        {step === 'confirming' && <Confirmation name={name} onConfirm={() => void leave()} />}
        {said && (
          <div role="status">
            <Text>
              {isRemoved && '入力中の予約を削除しました。'}
              {said}
            </Text>
          </div>
        )}
        {step === 'done' && <Onward />}
        {step === 'nobody' && (
          <div>
            <ButtonLink to="/" tone="action">
              ホームへ戻る
            </ButtonLink>
          </div>
        )}
      </Page>
    </Container>
  );
}

const Confirmation = ({ name, onConfirm }: { name: string | undefined; onConfirm: () => void }) => (
  <>
    <Text>{name && `${name} 様としてログインしています。`}ログアウトしますか。</Text>
    <Inline gap={4}>
      <Button tone="primary" onPress={onConfirm}>
        ログアウトする
      </Button>
      <ButtonLink to="/" tone="secondary">
        ログアウトせずにホームへ
      </ButtonLink>
    </Inline>
  </>
);

const Onward = () =>
  operator.publicWebsite ? (
    <Text>
      <UiLink href={operator.publicWebsite}>{operator.name}のウェブサイト</UiLink>
      に移ります。移らないときは、このリンクからお進みください。
    </Text>
  ) : (
    <ButtonLink to="/">ホームへ</ButtonLink>
  );
