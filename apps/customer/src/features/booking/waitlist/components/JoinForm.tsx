import type { SailingOffer } from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { CheckboxGroup } from '@ferry/ui/CheckboxGroup';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Select } from '@ferry/ui/Select';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { fieldLabels } from '../../../../copy/field-labels.ts';
import { waitlistRule } from '../../../../copy/waitlist-texts.ts';
import { autocompleteOf } from '../../../../forms/autocomplete.ts';
import { NewEmailField } from '../../../../forms/NewEmailField.tsx';
import type { SearchConditions } from '../../shared/model/search-conditions.ts';
import { joinIds as ids, joinErrorText, useJoin } from '../model/use-join.ts';
import { cabinOptions, untilOptions } from '../model/wished-cabins.ts';

type JoinFormProps = {
  offer: SailingOffer;
  conditions: SearchConditions;
  /** Until when places are offered at all. */
  waitlistUntil: string;
  serverTime: string;
  isMember: boolean;
  onJoined: (email: string | undefined) => unknown;
};

/** Which cabins, until when, and where to: the rest of the wish is what was searched for. */
export function JoinForm(props: JoinFormProps) {
  const days = untilOptions(props.waitlistUntil, props.serverTime);
  const join = useJoin({ ...props, lastDay: days[0]?.value ?? '' });
  const { form, failure } = join;
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack gap={6}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        {failure && (
          <Alert tone="error" title="登録できませんでした" announce="assertive">
            {joinErrorText(failure)}
          </Alert>
        )}
        <CheckboxGroup
          id={ids.cabins}
          label="ご希望の客室"
          support="選んだ客室のうち、先に空いた1つを取り置きます。"
          options={cabinOptions(props.offer)}
          value={join.cabins}
          error={form.errorOf(ids.cabins)}
          onChange={join.setCabins}
        />
        <Select
          id={ids.until}
          label="いつまで待つか"
          options={days}
          value={join.until}
          onChange={join.setUntil}
        />
        {!props.isMember && (
          <NewEmailField
            id={ids.email}
            name="email"
            label={fieldLabels.email}
            support="登録のリンクと、お席が空いたお知らせをお送りします。"
            autoComplete={autocompleteOf(ids.email)}
            value={join.email}
            error={form.errorOf(ids.email)}
            onChange={join.setEmail}
          />
        )}
        <Text size="dense">{waitlistRule}</Text>
        <Button
          type="submit"
          tone="primary"
          size="large"
          isWide
          isPending={form.isPending}
          pendingLabel="登録しています"
        >
          空席待ちに登録する
        </Button>
      </Stack>
    </form>
  );
}
