import { StepIndicator } from '@ferry/ui/StepIndicator';

const steps = ['メールアドレス', 'メールを確認', 'お客様の情報', '内容の確認', '登録完了'].map(
  (name) => ({ name }),
);

/** Where the customer is on the way to becoming a member. @param at from 1 */
export const SignUpSteps = ({ at }: { at: number }) => (
  <StepIndicator steps={steps} current={at} label="会員登録の手順" />
);
