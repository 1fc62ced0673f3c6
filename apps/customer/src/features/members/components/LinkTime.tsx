import { formatTime } from '@ferry/format/date';
import { LinkLife } from '@ferry/ui/LinkLife';
import { useEffect, useState } from 'react';
import { LINK_MS, type LinkAbout, linkHours } from '../model/link-times.ts';

const MINUTE_MS = 60_000;

/** When the mail was sent, and until when its link can be used. @param sentAt in ms since 1970 */
export function LinkTime({ sentAt, about }: { sentAt: number; about: LinkAbout }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const lasts = LINK_MS[about];
  return (
    <LinkLife
      from={{ time: formatTime(new Date(sentAt)), label: 'メールを送信' }}
      until={{
        time: formatTime(new Date(sentAt + lasts)),
        label: `リンクの期限(${linkHours[about]})`,
      }}
      share={(now - sentAt) / lasts}
    />
  );
}
