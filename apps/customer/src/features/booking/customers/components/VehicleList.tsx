import type { LegName } from '@ferry/api/customer';
import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useState } from 'react';
import { vehicleTitle } from '../../shared/model/customer-fields.ts';
import { adultLines } from '../model/adults.ts';
import { isSameVehicle } from '../model/followers.ts';
import { type FormView, isPairedIn } from '../model/form-view.ts';
import type { CustomerForm } from '../model/use-customer-form.ts';
import { VehicleFields } from './VehicleFields.tsx';

export type VehicleListProps = {
  form: Pick<CustomerForm, 'input' | 'answer' | 'leave' | 'visible' | 'copyVehicles'>;
  view: FormView;
};

/** The vehicles of both legs; one that returns as it went is a line. */
export function VehicleList({ form, view }: VehicleListProps) {
  const { input, answer, leave, visible, copyVehicles } = form;
  const [isApart, setApart] = useState(false);
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
      if (isFolded(leg, index)) {
        return <SameVehicle key={title} title={title} onChange={() => setApart(true)} />;
      }
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
            {...{ answer, leave, visible }}
          />
        </Stack>
      );
    });
  });
}

const SameVehicle = ({ title, onChange }: { title: string; onChange: () => void }) => (
  <Card as="section">
    <Inline justify="between">
      <Text>{title}:同じ車両・同じ運転者</Text>
      <Button tone="quiet" size="small" onPress={onChange}>
        {title}を変える
      </Button>
    </Inline>
  </Card>
);
