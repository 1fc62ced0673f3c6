import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { CopyIcon } from '../Icon/Icon.tsx';
import * as css from './CopyButton.css.ts';

/** Props of {@link CopyButton}. */
export type CopyButtonProps = {
  /** What goes to the clipboard, without the spaces and hyphens that are only there to be read. */
  text: string;
  /** What it is: 「予約番号」. Names the button and stands in what is said afterwards. */
  name: string;
  /** Words of the button; defaults to 「(name)をコピーする」. */
  children?: string;
};

/** Copies a short text and says that it has, or that it could not. */
export const CopyButton = ({ text, name, children }: CopyButtonProps) => {
  const [status, setStatus] = useState('');
  const copy = async () => {
    // Emptied first, so that the same words are spoken a second time.
    setStatus('');
    try {
      // Absent on a page that was not served over HTTPS, and then this throws as well.
      await navigator.clipboard.writeText(text);
      setStatus(`${name}をコピーしました。`);
    } catch {
      setStatus(`コピーできませんでした。${name}を選んでコピーしてください。`);
    }
  };
  return (
    <span className={css.root}>
      <Button size="small" onPress={() => void copy()}>
        <CopyIcon />
        {children ?? `${name}をコピーする`}
      </Button>
      <span role="status" className={css.status}>
        {status}
      </span>
    </span>
  );
};
