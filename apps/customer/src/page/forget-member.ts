const forgetters = new Set<() => void>();

/** Registers what a feature keeps in the tab's memory and must not show to the next person. */
export const onForgetMember = (forget: () => void): void => void forgetters.add(forget);

/** Everything of the last person in this tab's memory is dropped. */
export const forgetMember = (): void => {
  for (const forget of forgetters) forget();
};
