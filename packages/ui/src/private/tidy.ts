type Tidied = { value: string; onChange: (value: string) => void; onBlur?: () => void };

/**
 * Blur handler of a field that shows a value as it will be kept: width, hyphens, kana. It runs when
 * the customer leaves, never while typing, and changes nothing else.
 */
export const tidyOnBlur = (
  { value, onChange, onBlur }: Tidied,
  tidy: (typed: string) => string,
) => {
  return (): void => {
    const tidied = tidy(value);
    if (tidied !== value) onChange(tidied);
    onBlur?.();
  };
};
