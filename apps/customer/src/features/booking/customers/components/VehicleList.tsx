import { Button } from '@ferry/ui/Button';
import { Inline } from '@ferry/ui/Inline';
import { vehicleTitle } from '../../shared/model/customer-fields.ts';
import { adultLines } from '../model/adults.ts';
import type { FormView } from '../model/form-view.ts';
import type { CustomerForm } from '../model/use-customer-form.ts';
import { VehicleFields } from './VehicleFields.tsx';

export type VehicleListProps = {
  form: Pick<CustomerForm, 'input' | 'answer' | 'leave' | 'visible' | 'copyVehicles'>;
  view: FormView;
};

/** The vehicles of both legs; those of the return leg can be taken over from the outbound leg. */
export function VehicleList({ form, view }: VehicleListProps) {
  const { input, answer, leave, visible, copyVehicles } = form;
  const driversOf = (field: 'outboundCabin' | 'returnCabin') =>
    adultLines(input.passengers, (passenger) => passenger[field] !== null);
  return view.legs.map(({ leg, field, vehicles }) => {
    const owner = leg === 'outbound' ? 'outboundVehicles' : 'returnVehicles';
    const canCopy = leg === 'return' && input.outboundVehicles.length > 0;
    return input[owner].map((vehicle, index) => (
      <div key={`${leg}${String(index)}`}>
        {canCopy && index === 0 && (
          <Inline>
            <Button tone="quiet" size="small" onPress={copyVehicles}>
              復路の車両を往路と同じにする
            </Button>
          </Inline>
        )}
        <VehicleFields
          path={`${owner}.${index}`}
          title={vehicleTitle(input, leg, index)}
          value={vehicle}
          view={vehicles[index]}
          drivers={driversOf(field)}
          {...{ answer, leave, visible }}
        />
      </div>
    ));
  });
}
