import { useState } from 'react';
import { onForgetMember } from '../../../../page/forget-member.ts';

/** Ids of the holds and changes whose consent was given in this tab. They stay in memory alone. */
const given = new Set<string>();
onForgetMember(() => given.clear());

/** A consent that outlives its page: a refused payment leads away from it and back. */
export function useConsent(of: string) {
  const [isGiven, setIsGiven] = useState(given.has(of));
  const set = (next: boolean) => {
    setIsGiven(next);
    if (next) given.add(of);
    else given.delete(of);
  };
  return [isGiven, set] as const;
}
