import { type ComponentType, useState } from 'react';
import { calendarSize, markedHeight } from '../../private/calendar.ts';
import { hasMarks } from '../../private/calendar-days.ts';
import { Alert } from '../Alert/Alert.tsx';
import type { CalendarPanelProps } from '../CalendarPanel/CalendarPanel.tsx';
import { Skeleton, SkeletonBlock } from '../Skeleton/Skeleton.tsx';
import { type LoadCalendar, painted } from './load-calendar.ts';

/** How far a calendar is. */
type Stage = 'closed' | 'loading' | 'failed' | { Panel: ComponentType<CalendarPanelProps> };

/** How far the calendar is: it is loaded when it is needed, and again after a failure. */
export const useStage = (load: LoadCalendar) => {
  const [stage, setStage] = useState<Stage>('closed');
  // Closed meanwhile: what arrives late opens nothing.
  const arrive = (next: Stage) => setStage((now) => (now === 'loading' ? next : now));
  const start = async () => {
    setStage('loading');
    try {
      // The dialog first: building a month takes longer than a press may go unanswered.
      const [Panel] = await Promise.all([load(), painted()]);
      arrive({ Panel });
    } catch {
      arrive('failed');
    }
  };
  return { stage, start, end: () => setStage('closed') };
};

type LateCalendarProps = { stage: Stage; panel: CalendarPanelProps };

/** The calendar, its place while it is loaded, or why it is not there. */
export const LateCalendar = ({ stage, panel }: LateCalendarProps) => {
  if (stage === 'closed') return null;
  if (stage === 'failed') {
    return (
      <Alert tone="error" title="カレンダーを表示できませんでした" announce="assertive">
        通信の状態をご確認ください。日付は、年・月・日の欄に数字でも入力できます。
      </Alert>
    );
  }
  if (stage === 'loading') {
    // What a spread one says of a day stands beside the boxes, and takes no room below.
    const marked = panel.isSpread ? calendarSize.markedMonth : markedHeight;
    const height = hasMarks(panel) ? marked : calendarSize.height;
    return (
      <Skeleton label="カレンダーを読み込んでいます">
        <SkeletonBlock height={height} />
      </Skeleton>
    );
  }
  return <stage.Panel {...panel} />;
};
