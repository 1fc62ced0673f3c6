import type { ApiError } from '@ferry/api/errors';
import { lazy, Suspense } from 'react';
import { commonText, commonTexts } from '../copy/common-texts.ts';

type FailureTextProps = { error: ApiError };

// Texts of single steps are not in the way of the first page; without them the general one is true.
const Text = lazy(async () => {
  const file = await import('../copy/error-texts.ts').catch(() => undefined);
  return {
    default: ({ error }: FailureTextProps) => file?.errorText(error) ?? commonTexts.UNEXPECTED,
  };
});

/** Why a page, or what it begins with, is not there: the texts of all requests are there at once. */
export const FailureText = ({ error }: FailureTextProps) =>
  commonText(error) ?? (
    <Suspense>
      <Text error={error} />
    </Suspense>
  );
