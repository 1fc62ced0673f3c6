import type { VehicleInput } from '@ferry/api/customer';
import { Card } from '@ferry/ui/Card';
import { Checkbox } from '@ferry/ui/Checkbox';
import { Disclosure } from '@ferry/ui/Disclosure';
import { FieldGroup } from '@ferry/ui/FieldGroup';
import { NumberPlateField } from '@ferry/ui/NumberPlateField';
import { SameAnswer } from '@ferry/ui/SameAnswer';
import { Select } from '@ferry/ui/Select';
import { Stack } from '@ferry/ui/Stack';
import { TextField } from '@ferry/ui/TextField';
import { memo, useState } from 'react';
import { fieldId } from '../../shared/model/customer-fields.ts';
import { adultOptions } from '../model/adults.ts';
import type { FormLeg } from '../model/form-view.ts';
import type { CustomerForm } from '../model/use-customer-form.ts';
import { fieldBinding } from './field-binding.ts';

type VehicleFieldsProps = Pick<CustomerForm, 'answer' | 'leave' | 'visible'> & {
  /** `outboundVehicles.0` */
  path: string;
  title: string;
  value: VehicleInput;
  view: FormLeg['vehicles'][number] | undefined;
  /** Adults aboard, as `adultLines` says them. */
  drivers: string;
  /** Title of the vehicle on the return leg, where it returns as it went. */
  sameOnReturn?: string | undefined;
  /** It is to return otherwise. */
  onApart?: () => void;
};

/** One vehicle: who drives it, and its number plate now or later. */
export const VehicleFields = memo(function VehicleFields(props: VehicleFieldsProps) {
  const { path, title, value, view, answer } = props;
  const bind = fieldBinding(path, value, props);
  // As it was at first: it must not fold away while the last letter is deleted.
  const [isSpecial] = useState(value.isLow || value.model !== '');
  const type = view?.type;
  const name = [type?.name, view?.lengthCm && `${view.lengthCm}cm`].filter(Boolean).join('・');
  return (
    <Card as="section" padding="roomy">
      <FieldGroup legend={name ? `${title}(${name})` : title} level={2} id={fieldId(path)}>
        {type?.hasPlate !== false && <Plate {...props} />}
        {type?.needsDriver !== false && <Driver {...props} />}
        <Disclosure summary="該当する方:車高の低い車・車名" isDefaultOpen={isSpecial}>
          <Stack gap={5}>
            <Checkbox
              label="車高が低い、または車体の下に部品がある"
              support="乗船の傾斜で擦るおそれがあるため、係員がご案内します。"
              isSelected={value.isLow}
              onChange={(isLow) => answer(`${path}.isLow`, isLow)}
            />
            <TextField
              {...bind('model')}
              requirement="optional"
              support="例:カローラ"
              length={16}
            />
          </Stack>
        </Disclosure>
        {props.sameOnReturn && props.onApart && (
          <SameAnswer
            label={props.sameOnReturn}
            note="同じ車両・同じ運転者"
            onChange={props.onApart}
          />
        )}
      </FieldGroup>
    </Card>
  );
});

function Driver({ path, value, drivers, ...form }: VehicleFieldsProps) {
  const { id, label, error } = fieldBinding(path, value, form)('driver');
  return (
    <Select
      {...{ id, label, error }}
      requirement="required"
      support={drivers.includes('\n') && '違うときは、選び直してください。'}
      emptyLabel="選択してください"
      options={adultOptions(drivers)}
      value={value.driver === null ? '' : String(value.driver)}
      onChange={(driver) => form.answer(`${path}.driver`, driver === '' ? null : Number(driver))}
    />
  );
}

const parts = ['place', 'classNumber', 'kana', 'number'] as const;

function Plate({ path, value, view, visible, answer }: VehicleFieldsProps) {
  const problems = visible.filter((problem) => problem.path.startsWith(`${path}.plate`));
  const isMotorcycle = view?.type?.kind === 'motorcycle';
  return (
    <>
      {!value.plateUndecided && (
        <NumberPlateField
          id={fieldId(`${path}.plate`)}
          label="ナンバー"
          requirement="required"
          support={
            isMotorcycle
              ? '分類番号のないナンバーは、空けたままにしてください。'
              : '「函館 300 あ 12-34」のように、続けて貼り付けることもできます。'
          }
          value={value.plate}
          error={problems[0]?.message}
          invalidParts={parts.filter((part) =>
            problems.some((problem) => problem.path.endsWith(`.${part}`)),
          )}
          onChange={(plate) => answer(`${path}.plate`, plate)}
        />
      )}
      <Checkbox
        label="ナンバーは未定(レンタカーなど)"
        support="後から、予約の詳細で入力できます。"
        isSelected={value.plateUndecided}
        onChange={(plateUndecided) => answer(`${path}.plateUndecided`, plateUndecided)}
      />
    </>
  );
}
