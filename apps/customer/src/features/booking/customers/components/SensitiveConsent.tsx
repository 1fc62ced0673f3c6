import type { CustomerInput } from '@ferry/api/customer';
import { Card } from '@ferry/ui/Card';
import { Checkbox } from '@ferry/ui/Checkbox';
import { FieldGroup } from '@ferry/ui/FieldGroup';
import { fieldLabels } from '../../../../copy/field-labels.ts';
import { fieldId } from '../../shared/model/customer-fields.ts';
import type { FormView } from '../model/form-view.ts';
import type { CustomerForm } from '../model/use-customer-form.ts';

export type SensitiveConsentProps = Pick<CustomerForm, 'answer' | 'visible'> & {
  input: CustomerInput;
  view: FormView;
};

const PATH = 'sensitiveDataConsent';

/** The consent without which nothing about disability or health may be kept; only where there is some. */
export function SensitiveConsent({ input, view, answer, visible }: SensitiveConsentProps) {
  const disabled = view.discounts.filter(({ kind }) => kind === 'disabled').map(({ id }) => id);
  const isSensitive = input.passengers.some(
    ({ assistance, discount }) =>
      assistance.length > 0 || (discount !== null && disabled.includes(discount.discountId)),
  );
  if (!isSensitive) return null;
  return (
    <Card as="section" padding="roomy">
      <FieldGroup
        legend="障がい・健康に関する情報"
        level={2}
        support="障がい者割引とお手伝いのためだけに使い、乗船の1年後に削除します。同意しない場合は、割引とお手伝いを取り消してお進みください。"
      >
        <Checkbox
          id={fieldId(PATH)}
          label={`${fieldLabels.sensitiveDataConsent}に同意する`}
          isRequired
          isSelected={input.sensitiveDataConsent}
          error={visible.find(({ path }) => path === PATH)?.message}
          onChange={(isGiven) => answer(PATH, isGiven)}
        />
      </FieldGroup>
    </Card>
  );
}
