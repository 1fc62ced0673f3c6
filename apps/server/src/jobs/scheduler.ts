/** Work that has to be done again and again. Any number of processes may run it at the same time. */
export interface Job {
  name: string;
  everySeconds: number;
  /** @returns how much it did, for the log */
  run(log: JobLog): Promise<number>;
}

export interface JobLog {
  info(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** How a job runs in this process. */
export interface JobState {
  everySeconds: number;
  /** When its last run that did not fail was over, in milliseconds; before that when it began. */
  doneAt: number;
  /** Runs that failed since the start. */
  failures: number;
}

/**
 * Runs each job at once and then in its rhythm, one run after the other. A run that fails is logged
 * and tried again in the same rhythm.
 * @param states by the name of the job; filled here
 * @returns stops the jobs, after the runs that are going on
 */
export function startJobs(
  jobs: readonly Job[],
  log: JobLog,
  states: Map<string, JobState> = new Map(),
): () => Promise<void> {
  const stops = jobs.map((job) => {
    const state = { everySeconds: job.everySeconds, doneAt: Date.now(), failures: 0 };
    states.set(job.name, state);
    return startJob(job, log, state);
  });
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startJob(job: Job, log: JobLog, state: JobState): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const turn = async (): Promise<void> => {
    await runOnce(job, log, state);
    if (isStopped) return;
    timer = setTimeout(() => {
      running = turn();
    }, job.everySeconds * 1000);
  };
  let running = turn();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}

async function runOnce(job: Job, log: JobLog, state: JobState): Promise<void> {
  try {
    const done = await job.run(log);
    state.doneAt = Date.now();
    if (done > 0) log.info({ job: job.name, done }, 'job');
  } catch (error) {
    state.failures += 1;
    log.error({ job: job.name, err: error }, 'job failed');
  }
}
