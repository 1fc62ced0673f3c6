import type { KeyboardEvent } from 'react';

/**
 * Whether the key belongs to an input method: the Enter that takes a conversion must not send a
 * form. Safari ends the composition before the key event and marks it with key code 229 only.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.nativeEvent.isComposing || event.keyCode === 229;

/** Key handler of a text input: swallows the Enter that confirms a conversion. */
export const ignoreComposingEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
};
