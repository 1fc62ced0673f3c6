import { useEffect, useEffectEvent, useRef } from 'react';
import { createKanaReading } from './kana-reading.ts';

type Kana = { value: string; onChange: (value: string) => void };

/**
 * Listens to the input method in the field with this id and fills the reading in. It listens at the
 * document, so the name field needs to know nothing, and may come and go.
 */
export const useReadingFrom = (nameId: string | undefined, { value, onChange }: Kana): void => {
  const filled = useRef('');
  const fill = useEffectEvent((reading: string) => {
    // What the customer wrote here is theirs.
    if (value !== '' && value !== filled.current) return;
    filled.current = reading;
    onChange(reading);
  });
  useEffect(() => {
    if (nameId === undefined) return;
    const kana = createKanaReading();
    let isLetterKey = false;
    const listen = <
      Type extends 'keydown' | 'compositionstart' | 'compositionupdate' | 'compositionend',
    >(
      type: Type,
      handle: (event: DocumentEventMap[Type], name: HTMLInputElement) => void,
    ) => {
      const listener = (event: DocumentEventMap[Type]) => {
        const { target } = event;
        if (target instanceof HTMLInputElement && target.id === nameId) handle(event, target);
      };
      document.addEventListener(type, listener);
      return () => document.removeEventListener(type, listener);
    };
    const stops = [
      listen('keydown', (event) => {
        isLetterKey = /^Key[A-Z]$/.test(event.code);
      }),
      listen('compositionstart', (_, { value: name, selectionStart, selectionEnd }) => {
        const end = name.length;
        kana.start({
          value: name,
          selectionStart: selectionStart ?? end,
          selectionEnd: selectionEnd ?? end,
        });
      }),
      listen('compositionupdate', ({ data }) => {
        kana.update(data, isLetterKey);
        // One key makes one change: the next may be a choice made with the mouse.
        isLetterKey = false;
      }),
      listen('compositionend', ({ data }, { value: name }) => {
        const reading = kana.end(data, name);
        if (reading !== undefined) fill(reading);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [nameId]);
};
