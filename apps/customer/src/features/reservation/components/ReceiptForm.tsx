import type { Receipt, ReceiptSource, Reservation } from '@ferry/api/customer';
import { fullName } from '@ferry/format/full-name';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Checkbox } from '@ferry/ui/Checkbox';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { TextField } from '@ferry/ui/TextField';
import { fieldLabels } from '../../../copy/field-labels.ts';
import { provisoHint } from '../model/receipt-texts.ts';
import { receiptFieldId, useReceiptForm } from '../model/use-receipt-form.ts';

type ReceiptFormProps = {
  reservation: Reservation;
  source: Pick<ReceiptSource, 'kind' | 'sourceId' | 'amountYen' | 'untaxedYen'>;
  onIssued: (receipt: Receipt) => void;
};

/** For whom and what for a receipt is; both may be left empty. */
export function ReceiptForm({ reservation, source, onIssued }: ReceiptFormProps) {
  const { sourceId } = source;
  const { familyName, givenName } = reservation.representative;
  const name = fullName({ familyName, givenName });
  const form = useReceiptForm({ reservationId: reservation.id, sourceId, name }, onIssued);
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack gap={4}>
        <Recipient {...{ form, sourceId, name }} />
        <TextField
          id={receiptFieldId(sourceId, 'proviso')}
          label={fieldLabels['receipt.proviso']}
          requirement="optional"
          support={provisoHint(source, reservation)}
          autoComplete="off"
          value={form.texts.proviso}
          error={form.errorOf('proviso')}
          onChange={(proviso) => form.change({ proviso })}
        />
        {form.failure && (
          <Alert tone="error" announce="assertive" title="領収書を発行できませんでした">
            {form.failure}
          </Alert>
        )}
        <Inline>
          <Button
            type="submit"
            tone="secondary"
            isPending={form.isPending}
            pendingLabel="領収書を発行しています"
          >
            この内容で発行する
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

type RecipientProps = {
  form: ReturnType<typeof useReceiptForm>;
  sourceId: string;
  name: string;
};

/** For whom the receipt is, typed or left for handwriting. */
const Recipient = ({ form, sourceId, name }: RecipientProps) => (
  <>
    {!form.texts.blankRecipient && (
      <>
        <TextField
          id={receiptFieldId(sourceId, 'recipient')}
          label={fieldLabels['receipt.recipient']}
          requirement="optional"
          support={`「様」は付けずに、40文字まで。入力がなければ、代表者の氏名(${name})になります。`}
          autoComplete="off"
          value={form.texts.recipient}
          error={form.errorOf('recipient')}
          onChange={(recipient) => form.change({ recipient })}
        />
        <Inline>
          <Button size="small" onPress={() => form.change({ recipient: name })}>
            代表者の氏名を入れる
          </Button>
        </Inline>
      </>
    )}
    <Checkbox
      label={fieldLabels['receipt.blankRecipient']}
      support="印刷してから手書きできます。"
      isSelected={form.texts.blankRecipient}
      onChange={(blankRecipient) => form.change({ blankRecipient })}
    />
  </>
);
