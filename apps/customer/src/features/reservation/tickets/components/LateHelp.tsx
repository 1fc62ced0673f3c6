import { getReservationOptions, type TicketList } from '@ferry/api/customer';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Inline } from '@ferry/ui/Inline';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../../page/links.tsx';
import { CancellationTerms } from '../../../booking/shared/components/CancellationTerms.tsx';
import { Part } from '../../../booking/shared/components/Part.tsx';
import type { TicketLegView } from '../model/kept-tickets.ts';
import { isNear, lateRows, mayBeLate } from '../model/late-rows.ts';
import { LateOffer } from './LateOffer.tsx';

type LateHelpProps = {
  list: Pick<TicketList, 'reservationId' | 'serverTime'>;
  view: TicketLegView;
  /** Why the sailing could not be given up; where it stays, for this part may go with it. */
  onRefused: (why: string) => void;
};

/** What a customer who will not be there in time can still do, until when and for what. */
export function LateHelp({ list: { reservationId, serverTime }, view, onRefused }: LateHelpProps) {
  const isOpen = mayBeLate(view, serverTime);
  const { data } = useQuery({
    ...getReservationOptions({ path: { reservationId } }),
    enabled: isOpen,
  });
  const cutOff = view.group?.cutOff.at;
  const rows = isOpen && data ? lateRows(data, view.leg, cutOff) : undefined;
  if (!rows) return undefined;
  const params = { id: reservationId };
  const isPast = cutOff !== undefined && Date.parse(cutOff) <= Date.parse(serverTime);
  return (
    <Part id="late" title="締切に間に合わないとき">
      <Text>
        {isPast
          ? '乗船手続き締切を過ぎました。乗船港にお電話ください。出港までは、取り消せます。'
          : '締切を過ぎると、この便にはご乗船いただけません。早めに、別の便へ変更するか、取り消してください。'}
      </Text>
      <DescriptionList rows={rows} />
      {data?.state === 'confirmed' && <CancellationTerms trip={{ ...data, serverTime }} here="" />}
      <Inline>
        {!isPast && (
          <ButtonLink to="/reservation/$id" params={params} tone="secondary">
            予約を変更する
          </ButtonLink>
        )}
        <ButtonLink to="/reservation-detail/$id/confirm" params={params} tone="quiet">
          予約を取り消す
        </ButtonLink>
      </Inline>
      {data && isNear(view, serverTime) && (
        <LateOffer {...{ reservation: data, onRefused }} leg={view.leg} />
      )}
    </Part>
  );
}
