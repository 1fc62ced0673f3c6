import { LinkLife, type LinkLifeProps } from '@ferry/ui/LinkLife';
import { linkEnd } from './link-end.ts';
import { ReasonPage } from './ReasonPage.tsx';
import { mailReasons } from './reasons.ts';

const sent = { time: 'メール', label: '送信しました' };

/** What stands at the ends of the line. No time is known here: the link itself is not kept. */
const ends: Record<ReturnType<typeof linkEnd>, Pick<LinkLifeProps, 'from' | 'until'>> = {
  over: { from: sent, until: { time: '期限', label: '過ぎました' } },
  done: { from: sent, until: { time: 'リンク', label: '使い終わりました' } },
  broken: {
    from: { time: 'リンク', label: '途中で切れています' },
    until: { time: 'お手続き', label: '開けませんでした' },
  },
  unsent: {
    from: { time: 'いま', label: '送信できません' },
    until: { time: 'メール', label: 'まだ出ていません' },
  },
};

/** `/errors/mail-error`: how the way of a mail has ended, and the next step. */
export function MailErrorPage({ reason }: { reason: keyof typeof mailReasons }) {
  const end = linkEnd(reason);
  return <ReasonPage {...mailReasons[reason]} details={<LinkLife {...ends[end]} share={end} />} />;
}
