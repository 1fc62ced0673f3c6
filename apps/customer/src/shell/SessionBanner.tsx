import { Banner } from '@ferry/ui/Banner';
import { noticeTexts, type SessionNotice } from '../copy/notices.ts';
import { useTabSession } from '../session/use-tab-session.ts';

/** Why this page, which stays, no longer shows the member. */
export function SessionBanner({ notice }: { notice: SessionNotice }) {
  const { shown } = useTabSession();
  return <Banner title={noticeTexts[notice]} onDismiss={() => shown.set({ notice: undefined })} />;
}
