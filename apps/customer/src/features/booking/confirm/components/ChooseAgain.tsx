import type { Draft, LegName } from '@ferry/api/customer';
import type { ApiError, FailureCode } from '@ferry/api/errors';
import { ButtonLink } from '../../../../page/links.tsx';
import type { Flow } from '../../shared/model/flow.ts';
import { outboundSearch } from '../../shared/model/return-conditions.ts';

/** Refusals of a hold that only another sailing or cabin answers. */
const OF_THE_SAILING: readonly FailureCode[] = [
  'SAILING_SOLD_OUT',
  'CABIN_SOLD_OUT',
  'DECK_FULL',
  'PET_ROOM_FULL',
  'CAPACITY_MISMATCH',
  'SAILING_CANCELLED',
  'SALES_NOT_OPEN',
  'WEB_SALES_CLOSED',
  'TICKET_QUOTA_SOLD_OUT',
];

/** The leg that has to be chosen again after a refusal; undefined where that is no answer to it. */
export function refusedLeg({ code, body }: ApiError, draft: Draft): LegName | undefined {
  if (!OF_THE_SAILING.includes(code)) return undefined;
  return body?.leg === 'return' && draft.return ? 'return' : 'outbound';
}

/** The button that was pressed is gone: the way on takes its place, and its focus. */
const takeFocus = (link: HTMLAnchorElement | null) => link?.focus({ preventScroll: true });

type ChooseAgainProps = {
  flow: Flow;
  draft: Draft;
  leg: LegName;
  /** It follows a press. */
  hasFocus: boolean;
};

/** Leads to the list of sailings, in the place of the button that would hold what is gone. */
export function ChooseAgain({ flow: { links }, draft, leg, hasFocus }: ChooseAgainProps) {
  const look = { tone: 'primary', size: 'large', isWide: true } as const;
  const ref = hasFocus ? takeFocus : undefined;
  return leg === 'return' ? (
    <ButtonLink ref={ref} {...links.selectReturn({ draft: draft.id })} {...look}>
      復路の便を選び直す
    </ButtonLink>
  ) : (
    <ButtonLink ref={ref} {...links.selectSchedule(outboundSearch(draft))} {...look}>
      便を選び直す
    </ButtonLink>
  );
}
