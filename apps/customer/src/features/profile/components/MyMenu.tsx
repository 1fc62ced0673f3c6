import { listReservationsOptions, listWaitlistEntriesOptions } from '@ferry/api/customer';
import { EvenColumns } from '@ferry/ui/Columns';
import { AnchorIcon, PaperIcon, PersonIcon, TicketIcon } from '@ferry/ui/Icon';
import { MenuCard, MenuCardLink } from '@ferry/ui/MenuCard';
import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { isOffered } from '../../../page/offered.ts';
import { waits } from '../../../trips/waits.ts';

const MenuLink = createLink(MenuCardLink);

const LAST = { query: { period: 'past' as const, limit: 1 } };
const UPCOMING = { query: { period: 'upcoming' as const } };

/** One person's: kept no longer than it is shown. The page is whole without it. */
const ofMember = <Options,>(options: Options) => ({ ...options, gcTime: 0, retry: false });

const inNumber = (count: number | undefined) => (count ? `${count}件` : undefined);

/** The four areas of the site as a member uses them, with how many there are of what is the member's. */
export function MyMenu() {
  const { data: past } = useQuery(ofMember(listReservationsOptions(LAST)));
  // As the next crossing reads it.
  const { data: upcoming } = useQuery(ofMember(listReservationsOptions(UPCOMING)));
  const { data: waitlist } = useQuery(ofMember(listWaitlistEntriesOptions()));
  const last = [...(past?.items ?? []), ...(upcoming?.items ?? [])].find(
    ({ partnerTicket }) => partnerTicket === null,
  );
  const counts = upcoming?.counts;
  return (
    <EvenColumns count={4}>
      <MenuCard title="予約する" area="reservation" icon={<AnchorIcon />} isList>
        {/* Where nothing is booked, the button above the menu says it. */}
        {counts?.upcoming !== 0 && <MenuLink to="/reservation">便を探す</MenuLink>}
        {last && (
          <MenuLink to="/reservation" search={{ again: last.id }}>
            同じ便で予約
          </MenuLink>
        )}
        <MenuLink to="/simulation">運賃を調べる</MenuLink>
      </MenuCard>
      <MenuCard title="予約を見る" area="inquiry" icon={<PaperIcon />} isList>
        <MenuLink to="/reservations" count={inNumber(counts?.upcoming)}>
          予約の一覧
        </MenuLink>
        {waitlist && waitlist.entries.length > 0 && (
          <MenuLink
            to="/reservations"
            search={{ show: 'waitlist' }}
            count={inNumber(waitlist.entries.filter(waits).length)}
          >
            空席待ち
          </MenuLink>
        )}
        <MenuLink to="/reservations" search={{ show: 'past' }} count={inNumber(counts?.past)}>
          過去のご予約・領収書
        </MenuLink>
      </MenuCard>
      {isOffered('partnerTickets') && (
        <MenuCard title="提携きっぷ" area="ticket" icon={<TicketIcon />} isList>
          <MenuLink to="/partner-tickets">きっぷを探す</MenuLink>
          <MenuLink
            to="/reservations"
            search={{ show: 'partnerTickets' }}
            count={inNumber(counts?.partnerTickets)}
          >
            買ったきっぷ
          </MenuLink>
        </MenuCard>
      )}
      <MemberCard />
    </EvenColumns>
  );
}

const MemberCard = () => (
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
);
