import { decideContactChangeMutation } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { invalidateTag } from '@ferry/api/invalidate';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { Container } from '@ferry/ui/Container';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contactDecidedTexts } from '../../copy/contact-change-texts.ts';
import { errorText } from '../../copy/error-texts.ts';
import { ButtonLink } from '../../page/links.tsx';
import { Page } from '../../page/Page.tsx';

type Decided = keyof typeof contactDecidedTexts;

/** `/contact-change#…`: the link in the mailbox of before, when a guest has asked for another mail address. */
export function ContactChangePage({ token }: { token: string | undefined }) {
  const queryClient = useQueryClient();
  const decide = useMutation({
    ...decideContactChangeMutation(),
    onSuccess: () => invalidateTag(queryClient, 'reservations'),
  });
  const done = decide.isSuccess ? contactDecidedTexts[decide.variables.body.decision] : undefined;
  const press = (known: string, decision: Decided) =>
    decide.mutate({ body: { token: known, decision } });
  const isAsked = (decision: Decided) =>
    decide.isPending && decide.variables.body.decision === decision;
  const title = done?.title ?? '予約のメールアドレスの変更';
  return (
    <Container width="form" isPage>
      <meta name="robots" content="noindex" />
      <Page key={title} title={title}>
        {!token && (
          <Alert tone="info" title="メールのリンクをもう一度お開きください">
            このページは、お送りしたメールのリンクから開いてください。
          </Alert>
        )}
        {done && <Alert tone="success">{done.text}</Alert>}
        {token && !done && (
          <Decision
            error={decide.error}
            isAsked={isAsked}
            onDecide={(each) => press(token, each)}
          />
        )}
        <Inline gap={4}>
          <ButtonLink to="/reservation-search" tone="quiet">
            予約を照会する
          </ButtonLink>
        </Inline>
      </Page>
    </Container>
  );
}

type DecisionProps = {
  error: unknown;
  isAsked: (decision: Decided) => boolean;
  onDecide: (decision: Decided) => void;
};

const Decision = ({ error, isAsked, onDecide }: DecisionProps) => (
  <Card padding="roomy">
    <Stack gap={5}>
      <Text>
        新しいメールアドレスは、メールに書いてあります。ご自分で頼まれた変更なら、すぐに変えられます。何もしなくても、頼まれてから48時間後に変わります。
      </Text>
      {error !== null && (
        <Alert tone="error" title="手続きできませんでした" announce="assertive">
          {failureText(error)}
        </Alert>
      )}
      <Button
        tone="primary"
        size="large"
        isWide
        isPending={isAsked('confirm')}
        pendingLabel="変えています"
        onPress={() => onDecide('confirm')}
      >
        すぐに変える
      </Button>
      <Text>覚えがないときは、止めてください。直された電話番号も元に戻ります。</Text>
      <Button
        tone="secondary"
        size="large"
        isWide
        isPending={isAsked('stop')}
        pendingLabel="止めています"
        onPress={() => onDecide('stop')}
      >
        変更を止める
      </Button>
    </Stack>
  </Card>
);

function failureText(error: unknown): string {
  const failure = asApiError(error);
  if (failure.code === 'TOKEN_EXPIRED')
    return '48時間が過ぎたため、メールアドレスは変わっています。覚えがないときは、お電話でお知らせください。';
  if (failure.code === 'TOKEN_USED')
    return 'この変更は、すでに行われたか、止められています。予約を照会して、いまの連絡先をご確認ください。';
  if (failure.code === 'TOKEN_INVALID' || failure.code === 'VALIDATION_FAILED')
    return 'リンクが途中で切れていることがあります。メールのリンクを、もう一度お開きください。';
  return errorText(failure);
}
