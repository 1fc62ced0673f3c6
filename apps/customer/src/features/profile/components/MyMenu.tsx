import { listReservationsOptions } from '@ferry/api/customer';
import { EvenColumns } from '@ferry/ui/Columns';
import { AnchorIcon, PaperIcon, PersonIcon, TicketIcon } from '@ferry/ui/Icon';
import { MenuCard, MenuCardLink } from '@ferry/ui/MenuCard';
import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { isOffered } from '../../../page/offered.ts';

const MenuLink = createLink(MenuCardLink);

/** The four areas of the site as a member uses them. */
export function MyMenu() {
  // One person's: kept no longer than it is shown. The page is whole without it.
  const { data } = useQuery({
    ...listReservationsOptions({ query: { period: 'past', limit: 1 } }),
    gcTime: 0,
    retry: false,
  });
  const last = data?.items[0];
  return (
    <EvenColumns count={4}>
      <MenuCard title="予約する" area="reservation" icon={<AnchorIcon />} isList>
        <MenuLink to="/reservation">便を探す</MenuLink>
        {last && !last.partnerTicket && (
          <MenuLink to="/reservation" search={{ again: last.id }}>
            前回と同じ便で予約
          </MenuLink>
        )}
        <MenuLink to="/simulation">運賃を調べる</MenuLink>
      </MenuCard>
      <MenuCard title="予約を見る" area="inquiry" icon={<PaperIcon />} isList>
        <MenuLink to="/reservations">予約の一覧</MenuLink>
        <MenuLink to="/reservations" search={{ show: 'past' }}>
          領収書・過去のご予約
        </MenuLink>
      </MenuCard>
      {isOffered('partnerTickets') && (
        <MenuCard title="提携きっぷ" area="ticket" icon={<TicketIcon />} isList>
          <MenuLink to="/partner-tickets">きっぷを探す</MenuLink>
          <MenuLink to="/reservations">買ったきっぷ</MenuLink>
        </MenuCard>
      )}
      <MenuCard title="会員情報" area="member" icon={<PersonIcon />} isList>
        <MenuLink to="/member" search={{ show: 'contact' }}>
          お名前・連絡先
        </MenuLink>
        <MenuLink to="/member" search={{ show: 'logins' }}>
          パスワードとログイン
        </MenuLink>
        <MenuLink to="/member" search={{ show: 'notifications' }}>
          お知らせの設定
        </MenuLink>
      </MenuCard>
    </EvenColumns>
  );
}
