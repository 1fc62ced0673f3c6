import { vi } from 'vitest';

// For all files that share a process: a password costs next to nothing. Who is about the cost itself
// says `vi.unmock('node:crypto')` and is alone in its process (vitest.config.ts).
vi.mock(import('node:crypto'), async (original) => {
  const { cheapHashing } = await import('./cheap-hashing.ts');
  return cheapHashing(await original());
});
