import { StepIndicator } from '@ferry/ui/StepIndicator';

const steps = ['便の選択', 'お客様情報', 'お支払い方法', '内容の確認', '予約の確定', '完了'];

/** Where the customer is in a reservation. `current` counts from 1. */
export const ReservationSteps = ({ current }: { current: number }) => (
  <StepIndicator steps={steps} current={current} />
);
