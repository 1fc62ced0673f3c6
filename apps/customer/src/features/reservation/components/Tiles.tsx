import { getChangeTermsOptions, type Reservation } from '@ferry/api/customer';
import {
  ActionTileButton,
  ActionTileLink,
  ActionTileOff,
  ActionTiles,
} from '@ferry/ui/ActionTiles';
import { CalendarIcon, CrossIcon, PaperIcon, PrinterIcon, SwapIcon } from '@ferry/ui/Icon';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { closedText } from '../../../copy/change-closed.ts';
import { changeTitle } from '../../../copy/change-texts.ts';
import { leadingAway } from '../../../page/links.tsx';
import { saveCalendar } from '../../booking/completion/model/save-calendar.ts';
import type { Boarding } from '../model/boarding.ts';
import { endedLegs } from '../model/ended-legs.ts';
import { hasCertificate } from '../model/has-certificate.ts';
import { isOpenToCancel } from '../model/has-leg-to-cancel.ts';
import { hasReceipts } from '../model/has-receipts.ts';
import { mayHaveTickets } from '../model/is-to-come.ts';
import { receiptsDetail } from '../model/row-details.ts';
import { changeDetail } from '../model/tile-details.ts';

const Tile = createLink(leadingAway(ActionTileLink));

type TilesProps = {
  reservation: Reservation;
  /** There is still a voyage to come, or to choose. */
  isToCome: boolean;
  boarding: Boarding | undefined;
};

function CalendarTile({ reservation }: Pick<TilesProps, 'reservation'>) {
  const client = useQueryClient();
  return (
    <ActionTileButton
      icon={<CalendarIcon />}
      detail="締切を知らせます"
      onPress={() => saveCalendar(client, reservation)}
    >
      カレンダーに追加する
    </ActionTileButton>
  );
}

/** What can be done with a reservation, of what there is. */
export const Tiles = ({ reservation, isToCome, boarding }: TilesProps) => {
  // The news of a sailing that was ended offer the same two ways.
  const ended = endedLegs(reservation);
  const isOffered = ended.some(({ leg }) => leg.service.choiceUntil !== null);
  const mayCancel = ended.length === 0 && isOpenToCancel(reservation, boarding);
  return (
    <ActionTiles label="この予約でできること">
      {isToCome && !reservation.change && !isOffered && <Changing {...reservation} />}
      {hasCertificate(reservation) && (
        <li>
          <Tile to="." hash="certificate" icon={<PaperIcon />} detail="PDFで受け取れます">
            遅延・欠航証明書
          </Tile>
        </li>
      )}
      {hasReceipts(reservation) && (
        <li>
          <Tile to="." hash="receipts" icon={<PaperIcon />} detail={receiptsDetail(reservation)}>
            領収書
          </Tile>
        </li>
      )}
      {mayHaveTickets(reservation) && (
        <li>
          <CalendarTile reservation={reservation} />
        </li>
      )}
      {mayCancel && (
        <li>
          <Tile
            to="/reservation-detail/$id/confirm"
            params={{ id: reservation.id }}
            icon={<CrossIcon />}
            detail={cancellingDetail(reservation)}
          >
            予約を取り消す
          </Tile>
        </li>
      )}
      <li>
        <ActionTileButton
          icon={<PrinterIcon />}
          detail="A4で印刷します"
          onPress={() => window.print()}
        >
          印刷する
        </ActionTileButton>
      </li>
    </ActionTiles>
  );
};

/** The way to change it, as long as there is one; offline and until that is known, it leads to where it is said. */
function Changing(reservation: Reservation) {
  const { data: terms } = useQuery(
    getChangeTermsOptions({ path: { reservationId: reservation.id } }),
  );
  const { before, after } = useFocusInPlace();
  if (terms && !terms.isOpen) {
    return (
      <li>
        <ActionTileOff ref={after} icon={<SwapIcon />} detail={closedText(terms.reason)}>
          {changeTitle(reservation)}
        </ActionTileOff>
      </li>
    );
  }
  return (
    <li>
      <Tile
        ref={before}
        to="/reservation/$id"
        params={{ id: reservation.id }}
        icon={<SwapIcon />}
        detail={changeDetail(reservation)}
      >
        {changeTitle(reservation)}
      </Tile>
    </li>
  );
}

/** The element that takes the place of another one has the focus where that had it. */
function useFocusInPlace() {
  const hadFocus = useRef(false);
  // A ref ends while its element is still in the page.
  const before = useCallback(
    (element: HTMLElement | null) => () => {
      hadFocus.current = element !== null && element === document.activeElement;
    },
    [],
  );
  const after = useCallback((element: HTMLElement | null) => {
    if (hadFocus.current) element?.focus();
  }, []);
  return { before, after };
}

const cancellingDetail = ({ state }: Reservation) =>
  state === 'confirmed' ? '金額を確かめてから' : '手数料はかかりません';
