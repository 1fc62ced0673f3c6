import { Button } from '@ferry/ui/Button';
import { EntryRow } from '@ferry/ui/EntryList';
import { TicketIcon } from '@ferry/ui/Icon';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { ButtonLink } from '../../../../page/links.tsx';
import type { LinkRow } from '../model/link-rows.ts';
import type { PassengerLinks } from '../model/use-passenger-links.ts';

type CompanionRowProps = {
  row: LinkRow;
  links: PassengerLinks;
  reservationId: string;
  onSend: () => void;
};

/** One companion: 完了 or 未完了, and what can be done about it. */
export const CompanionRow = ({ row, links, reservationId, onSend }: CompanionRowProps) => {
  const { name, link, isComplete, details } = row;
  return (
    <EntryRow
      sign={<TicketIcon />}
      title={`${name} ${isComplete ? '完了' : '未完了'}`}
      details={details}
      actions={
        <>
          <Button size="small" tone="secondary" onPress={onSend}>
            <VisuallyHidden>{`${name}にリンクを`}</VisuallyHidden>
            {link ? '送り直す' : '送る'}
          </Button>
          {link && (
            <Button
              size="small"
              tone="quiet"
              isPending={links.withdrawing === link.id}
              pendingLabel="リンクを取り消しています"
              onPress={() => links.withdraw(link.id)}
            >
              <VisuallyHidden>{`${name}のリンクを`}</VisuallyHidden>
              取り消す
            </Button>
          )}
          {!link && (
            <ButtonLink
              to="/reservation/$id"
              params={{ id: reservationId }}
              size="small"
              tone="quiet"
            >
              <VisuallyHidden>{`${name}の分を`}</VisuallyHidden>
              自分で入力する
            </ButtonLink>
          )}
        </>
      }
    />
  );
};
