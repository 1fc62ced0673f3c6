import { toHalfWidthDigits } from '@ferry/format/width';
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';

type Options = {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max: number;
  unit?: string;
  limitMessage?: string;
};

const keySteps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 1, PageDown: -1 };

const read = (text: string): number | undefined => {
  const digits = toHalfWidthDigits(text).trim();
  // Neither 1.5 nor 三 nor -1: a number that nobody meant must not be made of them.
  return /^\d{1,4}$/.test(digits) ? Number(digits) : undefined;
};

/** The text shown, what is said, and the moves of a stepper. */
export const useStepper = (options: Options) => {
  const { label, value, onChange, min = 0, max, unit = '人', limitMessage } = options;
  // Text while typing; otherwise the value is shown.
  const [draft, setDraft] = useState<string>();
  const [notice, setNotice] = useState('');
  // Said after a press: the input that changes is not the thing in focus then.
  const [said, setSaid] = useState('');

  const input = useRef<HTMLInputElement>(null);
  const [isUnread, setIsUnread] = useState(false);
  const wording = `${min}から${max}までの整数を入力してください。`;

  // The browser's own validity: the form that is submitted sees that there is something to put right.
  const mark = (text: string | undefined) =>
    input.current?.setCustomValidity(text && read(text) === undefined ? wording : '');

  const set = (requested: number): number => {
    const next = Math.min(max, Math.max(min, requested));
    const tooMany = limitMessage ?? `${max}${unit}までです。`;
    const tooFew = `${min}${unit}以上で入力してください。`;
    setNotice(requested > max ? tooMany : requested < min ? tooFew : '');
    if (next !== value) onChange(next);
    return next;
  };

  const show = (text: string | undefined) => {
    setDraft(text);
    mark(text);
  };

  const jump = (to: number): number => {
    show(undefined);
    setIsUnread(false);
    return set(to);
  };

  /** What was typed becomes the number, or stays and is called wrong. */
  const settle = () => {
    const requested = draft === undefined ? undefined : read(draft);
    const isKept = Boolean(draft?.trim()) && requested === undefined;
    setIsUnread(isKept);
    if (!isKept) show(undefined);
    if (requested !== undefined) set(requested);
  };

  return {
    text: draft ?? String(value),
    /** What is wrong with the text, once it was left. */
    unread: isUnread ? wording : undefined,
    notice,
    said,
    press: (by: number) => setSaid(`${label} ${jump(value + by)}${unit}`),
    type: (event: ChangeEvent<HTMLInputElement>) => {
      const text = event.currentTarget.value;
      input.current = event.currentTarget;
      show(text);
      setIsUnread(false);
      const requested = read(text);
      // Out of range is answered on leaving: "1" on the way to "12" is no mistake.
      if (requested !== undefined && requested >= min && requested <= max) set(requested);
    },
    leave: settle,
    key: (event: KeyboardEvent) => {
      const step = keySteps[event.key];
      if (step) jump(value + step);
      else if (event.key === 'Home') jump(min);
      else if (event.key === 'End') jump(max);
      // It may submit the form while the text is still being typed.
      else if (event.key === 'Enter') return settle();
      else return;
      event.preventDefault();
    },
  };
};
