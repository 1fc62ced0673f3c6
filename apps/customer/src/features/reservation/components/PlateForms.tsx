import type { Reservation } from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Inline } from '@ferry/ui/Inline';
import { NumberPlateField } from '@ferry/ui/NumberPlateField';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useRef, useState } from 'react';
import { Part } from '../../booking/shared/components/Part.tsx';
import { openPlates, type PlatePlace } from '../model/open-plates.ts';
import { usePlateForm } from '../model/use-plate-form.ts';

/** Number plates that were to be said later. Says that one was kept, after its form has gone. */
export function PlateForms({ reservation }: { reservation: Reservation }) {
  const [isKept, setIsKept] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  const open = openPlates(reservation);
  if (open.length === 0 && !isKept) return null;
  return (
    <Part id="plates" title="車両のナンバー">
      <div role="status" tabIndex={-1} ref={status}>
        {isKept && <Alert tone="success">ナンバーを登録しました。</Alert>}
      </div>
      {open.length > 0 && <Text>未定だったナンバーを、出港までに登録できます。</Text>}
      {open.map((place) => (
        <PlateForm
          key={`${place.leg}${String(place.position)}`}
          {...{ ...place, reservation }}
          onKept={() => {
            setIsKept(true);
            // The form that had the focus goes.
            status.current?.focus();
          }}
        />
      ))}
    </Part>
  );
}

type PlateFormProps = PlatePlace & { reservation: Reservation; onKept: () => void };

function PlateForm({ title, onKept, ...place }: PlateFormProps) {
  const form = usePlateForm(place, onKept);
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack gap={4}>
        <NumberPlateField
          id={form.id}
          label={title}
          support="「函館 300 あ 12-34」のように、続けて貼り付けることもできます。"
          value={form.plate}
          error={form.error}
          invalidParts={form.invalidParts}
          onChange={form.setPlate}
        />
        {form.failure && (
          <Alert tone="error" announce="assertive" title="ナンバーを登録できませんでした">
            {form.failure}
          </Alert>
        )}
        <Inline>
          <Button
            type="submit"
            tone="secondary"
            isPending={form.isPending}
            pendingLabel="登録しています"
          >
            ナンバーを登録する
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
