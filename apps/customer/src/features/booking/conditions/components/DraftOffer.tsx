import { type DraftSummary, listDraftsOptions } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { partyText } from '@ferry/format/party-text';
import { Alert } from '@ferry/ui/Alert';
import { DateTime } from '@ferry/ui/DateTime';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../../page/links.tsx';
import { FromTo } from '../../../../trips/FromTo.tsx';
import { draftLink } from '../../shared/model/draft-link.ts';
import type { FlowLinks } from '../../shared/model/flow.ts';

export type DraftOfferProps = { links: FlowLinks };

/** The booking that was begun last and is not finished. It never stands in the way of a new one. */
export function DraftOffer({ links }: DraftOfferProps) {
  // Kept no longer than it is shown: it is changed on other pages and in other tabs.
  const { data } = useQuery({ ...listDraftsOptions(), gcTime: 0, retry: false });
  const draft = data?.drafts[0];
  return draft ? <Offer links={links} draft={draft} /> : null;
}

function Offer({ links, draft }: DraftOfferProps & { draft: DraftSummary }) {
  const { outbound } = draft;
  const isHeld = draft.nextStep === 'reservationConfirm';
  return (
    <Alert
      tone="info"
      title={isHeld ? '仮予約中のご予約があります' : '入力中のご予約があります'}
      announce="polite"
      action={
        <ButtonLink {...draftLink(links, draft)} tone="secondary" size="small">
          {isHeld ? '予約の確定へ進む' : '続きから入力する'}
        </ButtonLink>
      }
    >
      <Stack gap={1}>
        <Text>
          <FromTo from={outbound.fromPort} to={outbound.toPort} />
          {draft.return && '(往復)'} <DateTime at={outbound.departureAt} />、
          {partyText(draft.party)}
        </Text>
        {!isHeld && (
          <Text size="dense" isNumber>
            {formatDateTime(draft.expiresAt)}まで保存しています。
          </Text>
        )}
      </Stack>
    </Alert>
  );
}
