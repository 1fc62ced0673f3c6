/** Stacking order. Each value is used by one kind of thing. */
export const layer = {
  base: 0,
  raised: 1,
  sticky: 10,
  banner: 15,
  header: 20,
  backdrop: 30,
  dialog: 40,
  toast: 50,
  progress: 60,
  skip: 70,
} as const;
