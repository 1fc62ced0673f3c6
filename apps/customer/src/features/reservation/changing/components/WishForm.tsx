import type { ChangeTerms, Reservation } from '@ferry/api/customer';
import { Button } from '@ferry/ui/Button';
import { CheckboxGroup } from '@ferry/ui/CheckboxGroup';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Stack } from '@ferry/ui/Stack';
import { useState } from 'react';
import { fieldErrorText } from '../../../../copy/field-errors.ts';
import { useForm } from '../../../../forms/use-form.ts';
import type { Flow } from '../../../booking/shared/model/flow.ts';
import { type Wish, wishOptions } from '../model/part-options.ts';
import { useBegin } from '../model/use-begin.ts';
import { BeginFailure } from './BeginFailure.tsx';

const BOXES_ID = 'several';
const missing = {
  id: BOXES_ID,
  message: fieldErrorText('REQUIRED', { label: '変更する項目', kind: 'choose' }),
};

export type WishFormProps = {
  flow: Flow;
  reservation: Reservation;
  terms: ChangeTerms;
};

/** Several parts that are changed at once: it is one change. */
export function WishForm({ flow, reservation, terms }: WishFormProps) {
  const [wishes, setWishes] = useState<Wish[]>([]);
  const begin = useBegin(flow, reservation.id);
  const form = useForm({
    check: () => (wishes.length === 0 ? [missing] : []),
    send: async () => {
      await begin.begin(wishes).catch(() => undefined);
      return undefined;
    },
  });
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack gap={5}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <CheckboxGroup
          id={BOXES_ID}
          label="どの項目を変更しますか"
          support="選んだ項目だけを、順におたずねします。"
          options={wishOptions(terms, reservation)}
          value={wishes}
          onChange={setWishes}
          error={form.errorOf(BOXES_ID)}
        />
        <BeginFailure error={begin.error} reservation={reservation} />
        <Button
          type="submit"
          tone="primary"
          size="large"
          isWide
          isPending={begin.isPending}
          pendingLabel="準備しています"
        >
          選んだ項目を変更する
        </Button>
      </Stack>
    </form>
  );
}
