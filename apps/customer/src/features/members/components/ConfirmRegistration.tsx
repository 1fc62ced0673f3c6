import { asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { errorText } from '../../../copy/error-texts.ts';
import { ButtonLink, Link } from '../../../page/links.tsx';
import { memberRows } from '../model/member-rows.ts';
import type { GivenRegistration, RegisterCall } from '../model/use-register.ts';

type ConfirmRegistrationProps = { given: GivenRegistration; register: RegisterCall };

/** What will be registered, each with a link to its field. */
export const ConfirmRegistration = ({ given, register }: ConfirmRegistrationProps) => (
  <Stack gap={6}>
    <Text>まだ登録は終わっていません。</Text>
    <Card as="section" padding="roomy">
      <DescriptionList
        rows={[
          ...memberRows(given.answers).map(({ field, ...row }) => ({
            ...row,
            action: (
              <Link to="/member/new" hash={field}>
                直す
                <VisuallyHidden>{`(${row.term})`}</VisuallyHidden>
              </Link>
            ),
          })),
          { term: 'メールアドレス', value: given.link.email },
          {
            term: 'パスワード',
            value: '設定済み',
            action: (
              <Link to="/member/new" hash="member-password">
                直す
                <VisuallyHidden>(パスワード)</VisuallyHidden>
              </Link>
            ),
          },
        ]}
      />
    </Card>
    {register.error && (
      <Alert tone="error" title="登録できませんでした" announce="assertive">
        {errorText(asApiError(register.error))}
      </Alert>
    )}
    <Button
      tone="primary"
      size="large"
      isWide
      isPending={register.isPending}
      pendingLabel="登録しています"
      onPress={() => register.mutate()}
    >
      この内容で登録する
    </Button>
    <div>
      <ButtonLink to="/member/new" tone="quiet">
        入力へ戻る
      </ButtonLink>
    </div>
  </Stack>
);
