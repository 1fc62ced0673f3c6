import { toHalfWidthDigits } from '@ferry/format/width';
import { type KeyboardEvent, useState } from 'react';

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

  const set = (wanted: number): number => {
    const next = Math.min(max, Math.max(min, wanted));
    const tooMany = limitMessage ?? `${max}${unit}までです。`;
    const tooFew = `${min}${unit}以上で入力してください。`;
    setNotice(wanted > max ? tooMany : wanted < min ? tooFew : '');
    if (next !== value) onChange(next);
    return next;
  };

  const jump = (to: number): number => {
    setDraft(undefined);
    return set(to);
  };

  return {
    text: draft ?? String(value),
    notice,
    said,
    press: (by: number) => setSaid(`${label} ${jump(value + by)}${unit}`),
    type: (text: string) => {
      setDraft(text);
      const wanted = read(text);
      // Out of range is answered on leaving: "1" on the way to "12" is no mistake.
      if (wanted !== undefined && wanted >= min && wanted <= max) set(wanted);
    },
    leave: () => {
      const wanted = draft === undefined ? undefined : read(draft);
      setDraft(undefined);
      if (wanted !== undefined) set(wanted);
    },
    key: (event: KeyboardEvent) => {
      const step = keySteps[event.key];
      if (step) jump(value + step);
      else if (event.key === 'Home') jump(min);
      else if (event.key === 'End') jump(max);
      else return;
      event.preventDefault();
    },
  };
};
