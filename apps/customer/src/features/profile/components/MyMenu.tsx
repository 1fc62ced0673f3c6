import { EvenColumns } from '@ferry/ui/Columns';
import { AnchorIcon, PaperIcon, PersonIcon, TicketIcon } from '@ferry/ui/Icon';
import { MenuCard, MenuCardLink } from '@ferry/ui/MenuCard';
import { createLink } from '@tanstack/react-router';

const MenuLink = createLink(MenuCardLink);

/** The four areas of the site as a member uses them. */
export const MyMenu = () => (
  <EvenColumns count={4}>
    <MenuCard title="予約する" area="reservation" icon={<AnchorIcon />} isList>
      <MenuLink to="/reservation">便を探す</MenuLink>
      <MenuLink to="/simulation">運賃を計算する</MenuLink>
      <MenuLink to="/" hash="service-status">
        運航状況を見る
      </MenuLink>
    </MenuCard>
    <MenuCard title="予約を見る" area="inquiry" icon={<PaperIcon />} isList>
      <MenuLink to="/reservations">これからのご予約</MenuLink>
      <MenuLink to="/reservations" search={{ show: 'past' }}>
        過去のご予約・領収書
      </MenuLink>
      <MenuLink to="/reservations" search={{ show: 'cancelled' }}>
        取消済みのご予約
      </MenuLink>
    </MenuCard>
    <MenuCard title="提携きっぷ" area="ticket" icon={<TicketIcon />} isList>
      <MenuLink to="/partner-tickets">きっぷを選ぶ</MenuLink>
      <MenuLink to="/reservations">買ったきっぷを見る</MenuLink>
    </MenuCard>
    <MenuCard title="会員情報" area="member" icon={<PersonIcon />} isList>
      <MenuLink to="/member" search={{ show: 'contact' }}>
        お名前・連絡先
      </MenuLink>
      <MenuLink to="/member" search={{ show: 'logins' }}>
        ログインと安全
      </MenuLink>
      <MenuLink to="/member" search={{ show: 'notifications' }}>
        お知らせの設定
      </MenuLink>
    </MenuCard>
  </EvenColumns>
);
