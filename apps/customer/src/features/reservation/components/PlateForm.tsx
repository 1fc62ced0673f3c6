import type { Reservation } from '@ferry/api/customer';
import { parseNumberPlate } from '@ferry/format/number-plate';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Inline } from '@ferry/ui/Inline';
import { NumberPlateField } from '@ferry/ui/NumberPlateField';
import { Stack } from '@ferry/ui/Stack';
import { takeLostFocus } from '../../../forms/take-lost-focus.ts';
import { usePlateForm } from '../model/use-plate-form.ts';
import { type BookedVehicle, plateOfOtherLeg } from '../model/vehicle-plates.ts';

type PlateFormProps = {
  reservation: Reservation;
  vehicle: BookedVehicle;
  onKept: () => void;
  /** Leaves the plate as it is; none where it is still to be said. */
  onCancel?: (() => void) | undefined;
};

/** Says a number plate, or puts one right. */
export function PlateForm({ reservation, vehicle, onKept, onCancel }: PlateFormProps) {
  const form = usePlateForm({ reservation, ...vehicle }, onKept);
  const other = parseNumberPlate(plateOfOtherLeg(reservation, vehicle) ?? '');
  return (
    <form ref={onCancel && takeLostFocus} method="post" noValidate onSubmit={form.submit}>
      <Stack gap={4}>
        <NumberPlateField
          id={form.id}
          label={vehicle.title}
          support="「函館 300 あ 12-34」のように、続けて貼り付けることもできます。"
          value={form.plate}
          error={form.error}
          invalidParts={form.invalidParts}
          onChange={form.setPlate}
        />
        {other && !onCancel && (
          <div>
            <Button
              tone="quiet"
              size="small"
              onPress={() => {
                form.setPlate(other);
                document.getElementById(form.id)?.focus();
              }}
            >
              {vehicle.leg === 'return' ? '往路と同じ' : '復路と同じ'}
            </Button>
          </div>
        )}
        {form.failure && (
          <Alert tone="error" announce="assertive" title="ナンバーを登録できませんでした">
            {form.failure}
          </Alert>
        )}
        <Inline gap={4}>
          <Button
            type="submit"
            tone="secondary"
            isPending={form.isPending}
            pendingLabel="登録しています"
          >
            {onCancel ? 'ナンバーを保存する' : 'ナンバーを登録する'}
          </Button>
          {onCancel && (
            <Button tone="quiet" onPress={onCancel}>
              ナンバーを直すのをやめる
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
