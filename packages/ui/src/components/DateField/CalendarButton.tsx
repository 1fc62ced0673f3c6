import { formatDate } from '@ferry/format/date';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { CalendarPanelProps } from '../CalendarPanel/CalendarPanel.tsx';
import { CalendarIcon, CrossIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './CalendarButton.css.ts';
import { LateCalendar, useStage } from './LateCalendar.tsx';
import { type LoadCalendar, loadCalendar } from './load-calendar.ts';

/** Which days a calendar offers, `YYYY-MM-DD`, and what is known of them. */
export type CalendarChoice = Pick<
  CalendarPanelProps,
  | 'min'
  | 'max'
  | 'today'
  | 'holidays'
  | 'days'
  | 'periods'
  | 'isDifference'
  | 'start'
  | 'onMonthChange'
> & {
  /** Words of the button; defaults to 「カレンダーで選ぶ」. */
  label?: string;
  /** The calendar is being opened: time to ask for what is known of the first month. */
  onOpen?: () => void;
};

type CalendarButtonProps = CalendarChoice & {
  /** Renders as an inline text link. */
  isQuiet?: boolean;
  /** Name of the field, for example 「乗船日」. */
  field: string;
  value?: string;
  onPick: (date: string) => void;
  /** How to get the panel; tests and stories hand in their own. */
  load?: LoadCalendar;
};

type SheetProps = {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  onClose: () => void;
  children: ReactNode;
};

const Sheet = ({ ref, title, onClose, children }: SheetProps) => {
  const titleId = useId();
  const close = () => ref.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, by the dialog itself
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={css.dialog}
      onClose={onClose}
      // The ground beside the contents.
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={css.content}>
        <div className={css.head}>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          <IconButton label="閉じる" onClick={close}>
            <CrossIcon />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  );
};

/** Button of a DateField that opens the calendar in a dialog; the calendar is loaded then. */
export const CalendarButton = ({
  field,
  label = 'カレンダーで選ぶ',
  onPick,
  onOpen,
  isQuiet,
  load = loadCalendar,
  ...days
}: CalendarButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const { stage, start, end } = useStage(load);
  const [said, setSaid] = useState('');
  const warm = () => void load().catch(() => {});
  const open = () => {
    setSaid('');
    dialog.current?.showModal();
    onOpen?.();
    void start();
  };
  const pick = (date: string) => {
    onPick(date);
    setSaid(`${formatDate(date)}を選びました。`);
    dialog.current?.close();
  };
  const leave = () => {
    end();
    // Safari does not focus a button that is clicked, so its dialog has nothing to return to.
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        {...(isQuiet && { tone: 'quiet', size: 'small' })}
        aria-haspopup="dialog"
        onPointerEnter={warm}
        onFocus={warm}
        onPress={open}
      >
        <CalendarIcon />
        {label}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Sheet ref={dialog} title={`${field}を選ぶ`} onClose={leave}>
        <LateCalendar
          stage={stage}
          panel={{ ...days, label: field, onChange: pick, autoFocus: true }}
        />
      </Sheet>
    </>
  );
};
