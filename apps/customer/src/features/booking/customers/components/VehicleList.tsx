import type { LegName } from '@ferry/api/customer';
import { Button } from '@ferry/ui/Button';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { useCallback, useState } from 'react';
import { vehicleTitle } from '../../shared/model/customer-fields.ts';
import { adultLines } from '../model/adults.ts';
import { isSameVehicle } from '../model/followers.ts';
import { type FormView, isPairedIn } from '../model/form-view.ts';
import type { CustomerForm } from '../model/use-customer-form.ts';
import { VehicleFields } from './VehicleFields.tsx';

type VehicleListProps = {
  form: Pick<CustomerForm, 'input' | 'answer' | 'leave' | 'visible' | 'copyVehicles'>;
  view: FormView;
};

/** The vehicles of both legs; one that returns as it went is a line of it. */
export function VehicleList({ form, view }: VehicleListProps) {
  const { input, answer, leave, visible, copyVehicles } = form;
  const [isApart, setApart] = useState(false);
  const apart = useCallback(() => setApart(true), []);
  const driversOf = (field: 'outboundCabin' | 'returnCabin') =>
    adultLines(input.passengers, (passenger) => passenger[field] !== null);
  const isFolded = (leg: LegName, index: number) =>
    leg === 'return' &&
    !isApart &&
    isPairedIn(view, index) &&
    !visible.some(({ path }) => path.startsWith(`returnVehicles.${index}.`)) &&
    isSameVehicle(input.outboundVehicles[index], input.returnVehicles[index]);
  return view.legs.map(({ leg, field, vehicles }) => {
    const owner = leg === 'outbound' ? 'outboundVehicles' : 'returnVehicles';
    const canCopy = leg === 'return' && input.outboundVehicles.length > 0;
    return input[owner].map((vehicle, index) => {
      const title = vehicleTitle(input, leg, index);
      if (isFolded(leg, index)) return null;
      const isSame = leg === 'outbound' && isFolded('return', index);
      return (
        <Stack key={title} gap={2}>
          {canCopy && index === 0 && (
            <Inline>
              <Button
                tone="quiet"
                size="small"
                onPress={() => {
                  copyVehicles();
                  setApart(false);
                }}
              >
                復路の車両を往路と同じにする
              </Button>
            </Inline>
          )}
          <VehicleFields
            path={`${owner}.${index}`}
            title={title}
            value={vehicle}
            view={vehicles[index]}
            drivers={driversOf(field)}
            sameOnReturn={isSame ? vehicleTitle(input, 'return', index) : undefined}
            onApart={apart}
            {...{ answer, leave, visible }}
          />
        </Stack>
      );
    });
  });
}
