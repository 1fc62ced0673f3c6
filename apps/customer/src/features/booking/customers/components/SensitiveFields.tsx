import { Checkbox } from '@ferry/ui/Checkbox';
import { FieldGroup } from '@ferry/ui/FieldGroup';
import type { ReactNode } from 'react';
import { fieldLabels } from '../../../../copy/field-labels.ts';
import { passengersRemoved } from '../../../../copy/retention.ts';
import { fieldId } from '../../shared/model/customer-fields.ts';
import type { CustomerForm } from '../model/use-customer-form.ts';

type SensitiveFieldsProps = Pick<CustomerForm, 'answer' | 'visible'> & {
  /** Of the passenger: passenger 1 has the box that a message leads to. */
  index: number;
  isAgreed: boolean;
  /** What is asked after the consent. */
  children: ReactNode;
};

const PATH = 'sensitiveDataConsent';

/**
 * The consent to what is asked of disabilities and health, and then the questions. Every answer is
 * stored as it is typed, so the consent comes first (Act on the Protection of Personal Information,
 * article 20 (2)). It is one for the booking.
 */
export const SensitiveFields = ({ index, isAgreed, children, ...form }: SensitiveFieldsProps) => (
  <FieldGroup
    legend="障がい者割引・乗り降りのお手伝い"
    support={`障がいと健康についておたずねします。割引とお手伝いのためだけに使い、${passengersRemoved}に削除します。同意を取り消すと、すぐに削除します。`}
  >
    <Checkbox
      id={index === 0 ? fieldId(PATH) : `passengers-${index}-${PATH}`}
      label={`${fieldLabels[PATH]}に同意する`}
      isSelected={isAgreed}
      error={form.visible.find(({ path }) => path === PATH)?.message}
      onChange={(isGiven) => form.answer(PATH, isGiven)}
    />
    {children}
  </FieldGroup>
);
