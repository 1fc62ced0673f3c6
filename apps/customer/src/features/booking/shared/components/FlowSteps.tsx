import { StepIndicator } from '@ferry/ui/StepIndicator';
import type { Flow, FlowStep } from '../model/flow.ts';

/** Where the customer is in a flow. */
export const FlowSteps = ({ flow: { steps }, at }: { flow: Flow; at: FlowStep }) => (
  <StepIndicator
    steps={steps.map(({ name }) => name)}
    current={steps.findIndex(({ step }) => step === at) + 1}
  />
);
