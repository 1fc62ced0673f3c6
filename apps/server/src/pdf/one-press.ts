import { queueOf } from '../domain/members/work-queue.ts';

/** All papers, one after the other: each takes some 20 ms of the processor, one of 300 lines 200. */
export const onePress = queueOf({ running: 1, waiting: 50 });
