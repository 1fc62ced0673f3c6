import { StepIndicator, StepLink as UiStepLink } from '@ferry/ui/StepIndicator';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Flow, FlowStep, StepLink } from '../model/flow.ts';
import type { StepsOfTrip } from '../model/steps-of-trip.ts';

const LinkToStep = createLink(UiStepLink);

const linkTo = (to: StepLink | undefined) =>
  to && ((content: ReactNode) => <LinkToStep {...to}>{content}</LinkToStep>);

export type FlowStepsProps = StepsOfTrip & { flow: Flow; at: FlowStep };

/** Where the customer is in a flow. The steps that are done are links. */
export function FlowSteps({ flow, at, hasReturn, back = {} }: FlowStepsProps) {
  const steps = flow.steps(hasReturn);
  return (
    <StepIndicator
      label="予約の進み具合"
      steps={steps.map(({ step, name }) => ({ name, link: linkTo(back[step]) }))}
      current={steps.findIndex(({ step }) => step === at) + 1}
    />
  );
}
