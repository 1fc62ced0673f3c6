import { createContext, type ReactNode } from 'react';

/** The line, while the page of the address waits for its turn: `Page` shows it in place of what it holds. */
export const LineContext = createContext<ReactNode>(null);
