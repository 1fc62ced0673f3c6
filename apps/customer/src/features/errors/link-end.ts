import type { mailReasons } from './reasons.ts';

/** How the link of a mail has ended, as its line shows it. */
export function linkEnd(reason: keyof typeof mailReasons): 'over' | 'done' | 'broken' | 'unsent' {
  if (reason === 'send') return 'unsent';
  if (reason.endsWith('Expired')) return 'over';
  return reason.endsWith('Used') ? 'done' : 'broken';
}
