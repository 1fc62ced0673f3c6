/** A native control over all of its label, unseen: what lies below shows its state and its ring. */
export const covering = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
} as const;
