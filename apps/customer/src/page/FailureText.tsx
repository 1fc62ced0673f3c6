import type { ApiError } from '@ferry/api/errors';
import { Phrases } from '@ferry/ui/Phrases';
import { lazy, Suspense } from 'react';
import { commonText, commonTexts } from '../copy/common-texts.ts';

type FailureTextProps = { error: ApiError };

// Texts of single steps are not in the way of the first page; without them the general one is true.
const Text = lazy(async () => {
  const file = await import('../copy/error-texts.ts').catch(() => undefined);
  return {
    default: ({ error }: FailureTextProps) => (
      <Phrases>{file?.errorText(error) ?? commonTexts.UNEXPECTED}</Phrases>
    ),
  };
});

/** Why a page, or what it begins with, is not there: the texts of all requests are there at once. */
export const FailureText = ({ error }: FailureTextProps) => {
  const text = commonText(error);
  return text ? (
    <Phrases>{text}</Phrases>
  ) : (
    <Suspense>
      <Text error={error} />
    </Suspense>
  );
};
