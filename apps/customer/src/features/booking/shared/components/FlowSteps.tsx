import { StepIndicator, StepLink as UiStepLink } from '@ferry/ui/StepIndicator';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { leadingAway } from '../../../../page/links.tsx';
import type { Flow, FlowStep, StepLink, StepsOfTrip } from '../model/flow.ts';

const LinkToStep = createLink(leadingAway(UiStepLink));

const linkTo = (to: StepLink | undefined) =>
  to && ((content: ReactNode) => <LinkToStep {...to}>{content}</LinkToStep>);

type FlowStepsProps = Omit<StepsOfTrip, 'at'> & { flow: Flow; at: FlowStep };

/** Where the customer is in a flow. The steps that are done are links. */
export function FlowSteps({ flow, at, ...trip }: FlowStepsProps) {
  const { back = {} } = trip;
  const steps = flow.steps({ ...trip, at });
  return (
    <StepIndicator
      label={flow.words.steps}
      steps={steps.map(({ step, name }) => ({ name, link: linkTo(back[step]) }))}
      current={steps.findIndex(({ step }) => step === at) + 1}
    />
  );
}
