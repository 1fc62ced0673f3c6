import type { ReactNode } from 'react';
import { Phrases } from '../components/Phrases/Phrases.tsx';

/** Plain text broken by phrase; everything else as it is. */
export const phrased = (children: ReactNode): ReactNode =>
  typeof children === 'string' ? <Phrases>{children}</Phrases> : children;
