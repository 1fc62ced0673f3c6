import { groupsOfFour } from '@ferry/format/reservation-number';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Disclosure } from '@ferry/ui/Disclosure';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { errorText } from '../../../copy/error-texts.ts';
import { useClaimForm } from '../model/use-claim-form.ts';
import { LookupFields } from './LookupFields.tsx';

/** Below a member's reservations: one that was made without a login comes into the list. */
export function ClaimForm() {
  const { input, change, form, claimed, failure } = useClaimForm();
  return (
    <Disclosure summary="ログインせずにした予約を一覧に加える">
      <form method="post" noValidate onSubmit={form.submit}>
        <Stack gap={6}>
          <Text>会員登録の前の予約も、予約番号と連絡先がわかれば加えられます。</Text>
          <ErrorSummary problems={form.problems} attempt={form.attempt} />
          <LookupFields {...{ input, change, form }} />
          <div>
            <Button
              type="submit"
              tone="secondary"
              isPending={form.isPending}
              pendingLabel="確かめています"
            >
              一覧に加える
            </Button>
          </div>
          {claimed && (
            <Alert tone="success" announce="polite" title="一覧に加えました">
              {`予約番号${groupsOfFour(claimed)}は、出発日と状態に合った一覧にあります。`}
            </Alert>
          )}
          {failure && (
            <Alert tone="error" announce="assertive" title="一覧に加えられませんでした">
              {errorText(failure)}
            </Alert>
          )}
        </Stack>
      </form>
    </Disclosure>
  );
}
