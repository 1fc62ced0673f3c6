import { useEffect, useState } from 'react';

/** Whether a password is one that attackers try first. The list is loaded with the first key. */
export function useIsCommon(password: string): boolean {
  const [isCommon, setCommon] = useState(false);
  useEffect(() => {
    if (password === '') return setCommon(false);
    let isOfNow = true;
    import('@ferry/format/password').then(
      ({ findPasswordProblem }) => {
        if (isOfNow) setCommon(findPasswordProblem(password, '') === 'TOO_COMMON');
      },
      // Without the list the server says it.
      () => {},
    );
    return () => {
      isOfNow = false;
    };
  }, [password]);
  return isCommon;
}
