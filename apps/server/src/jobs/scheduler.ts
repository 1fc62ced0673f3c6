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

/**
 * Runs each job at once and then in its rhythm, one run after the other. A run that fails is logged
 * and tried again in the same rhythm.
 * @returns stops the jobs, after the runs that are going on
 */
export function startJobs(jobs: readonly Job[], log: JobLog): () => Promise<void> {
  const stops = jobs.map((job) => startJob(job, log));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startJob(job: Job, log: JobLog): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const turn = async (): Promise<void> => {
    await runOnce(job, log);
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

async function runOnce(job: Job, log: JobLog): Promise<void> {
  try {
    const done = await job.run(log);
    if (done > 0) log.info({ job: job.name, done }, 'job');
  } catch (error) {
    log.error({ job: job.name, err: error }, 'job failed');
  }
}
