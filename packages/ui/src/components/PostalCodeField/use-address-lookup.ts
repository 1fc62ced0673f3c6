import { isPostalCode, normalisePostalCode } from '@ferry/format/postal-code';
import { useRef, useState } from 'react';

/** A place that a postal code stands for. */
export type PostalAddress = {
  /** One of the 47 prefectures: 「北海道」. */
  prefecture: string;
  /** 市区町村: 「函館市」. */
  city: string;
  /** 町名; empty where the code stands for a whole city. */
  street: string;
};

/** Takes the place that was found or chosen; `partly`: some of what was written stays instead of it. */
export type TakeAddress = (address: PostalAddress) => 'partly' | undefined;

/** What came of a look-up. */
export type Lookup =
  | { state: 'idle' | 'pending' | 'malformed' | 'notFound' | 'failed' }
  | { state: 'found' | 'partly'; address: PostalAddress }
  | { state: 'several'; addresses: readonly PostalAddress[] };

type Options = {
  /** Finds the places of a code of seven digits; an empty list where there is none. */
  onLookup: (code: string) => Promise<readonly PostalAddress[]>;
  onAddress: TakeAddress;
};

/** The states of a look-up. What arrives after the code was changed is dropped. */
export const useAddressLookup = ({ onLookup, onAddress }: Options) => {
  const [lookup, setLookup] = useState<Lookup>({ state: 'idle' });
  const latest = useRef(0);

  const choose = (address: PostalAddress): void => {
    setLookup({ state: onAddress(address) ?? 'found', address });
  };

  const start = async (typed: string): Promise<void> => {
    const code = normalisePostalCode(typed);
    if (!isPostalCode(code)) return setLookup({ state: 'malformed' });
    latest.current += 1;
    const turn = latest.current;
    setLookup({ state: 'pending' });
    try {
      const addresses = await onLookup(code);
      if (turn !== latest.current) return;
      const [first, second] = addresses;
      if (!first) setLookup({ state: 'notFound' });
      else if (second) setLookup({ state: 'several', addresses });
      else choose(first);
    } catch {
      if (turn === latest.current) setLookup({ state: 'failed' });
    }
  };

  const reset = (): void => {
    latest.current += 1;
    setLookup({ state: 'idle' });
  };

  return { lookup, start, choose, reset };
};
