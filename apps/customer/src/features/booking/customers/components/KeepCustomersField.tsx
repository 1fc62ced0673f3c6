import type { ApiError } from '@ferry/api/errors';
import { getCurrentMemberOptions } from '@ferry/api/external';
import { Alert } from '@ferry/ui/Alert';
import { Checkbox } from '@ferry/ui/Checkbox';
import { Stack } from '@ferry/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../../copy/error-texts.ts';
import { isOffered } from '../../../../page/offered.ts';
import type { KeepCustomers } from '../model/use-keep-customers.ts';

/** One box: what was typed in this booking is kept in the member's profile, too. */
export function KeepCustomersField({ keeping }: { keeping: KeepCustomers }) {
  const { isOn, failure, toggle } = keeping;
  // What is changed by keeping is the member of now: of the one who was shown, not of a later one.
  useQuery(getCurrentMemberOptions());
  return (
    <Stack gap={3}>
      <Checkbox
        label="入力した内容を、会員情報にも保存する"
        support={`ご本人の電話番号と住所、生年月日を入力した同行者${isOffered('vehicles') ? '、ナンバーを入力した車両' : ''}を、次の予約から選べます。障がいと健康に関する情報は保存しません。`}
        isSelected={isOn}
        onChange={toggle}
      />
      {failure && (
        <Alert tone="warning" title="会員情報には保存していません" announce="assertive">
          {whyNot(failure)}予約の入力は保存済みです。もう一度押すと、このまま次へ進みます。
        </Alert>
      )}
    </Stack>
  );
}

function whyNot(failure: ApiError): string {
  if (failure.code === 'VERSION_CONFLICT') {
    return '会員情報が別の画面で変更されていました。それでも保存するときは、もう一度チェックを入れてください。';
  }
  return errorText(failure);
}
