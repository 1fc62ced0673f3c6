import type { LegName, Reservation } from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Inline } from '@ferry/ui/Inline';
import { NumberPlateField } from '@ferry/ui/NumberPlateField';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useRef, useState } from 'react';
import { sails } from '../../../page/needs-payment.ts';
import { Part } from '../../booking/shared/components/Part.tsx';
import { usePlateForm } from '../model/use-plate-form.ts';

type Place = { leg: LegName; position: number; title: string };

/** The vehicles whose plate was left open, of legs that have not departed. */
function openPlates({ outbound, return: returnLeg, serverTime }: Reservation): Place[] {
  const legs = [
    { leg: 'outbound', value: outbound, prefix: returnLeg ? '往路の' : '' },
    { leg: 'return', value: returnLeg, prefix: '復路の' },
  ] as const;
  return legs.flatMap(({ leg, value, prefix }) =>
    value && sails(value) && Date.parse(value.sailing.departureAt) > Date.parse(serverTime)
      ? value.vehicles.flatMap(({ plateUndecided, name }, position) =>
          plateUndecided
            ? [{ leg, position, title: `${prefix}車両${position + 1}(${name})のナンバー` }]
            : [],
        )
      : [],
  );
}

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

type PlateFormProps = Place & { reservation: Reservation; onKept: () => void };

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
