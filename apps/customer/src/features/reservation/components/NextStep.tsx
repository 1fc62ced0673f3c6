import type { Reservation } from '@ferry/api/customer';
import { AnchorIcon, CarIcon, ClockIcon, StoreIcon, TicketIcon } from '@ferry/ui/Icon';
import { TodoCard } from '@ferry/ui/TodoCard';
import type { Boarding } from '../model/boarding.ts';
import type { NextAction } from '../model/next-action.ts';
import { nextStep } from '../model/next-step.ts';
import { NextActionLink } from './NextActionLink.tsx';

const icons: Partial<Record<NextAction, typeof ClockIcon>> = {
  payAtStore: StoreIcon,
  completePlates: CarIcon,
  payByCard: AnchorIcon,
  showTickets: TicketIcon,
  bookAgain: AnchorIcon,
};

type NextStepProps = { reservation: Reservation; boarding: Boarding | undefined };

/** The one thing to be done now, with the page's one coral button. */
export function NextStep({ reservation, boarding }: NextStepProps) {
  const step = nextStep(reservation, boarding);
  if (!step) return null;
  const { action, title, text } = step;
  const Icon = action ? (icons[action] ?? ClockIcon) : AnchorIcon;
  return (
    <TodoCard
      icon={<Icon />}
      title={title}
      action={action && <NextActionLink reservation={reservation} />}
    >
      {text}
    </TodoCard>
  );
}
