// Loaded into the server before anything else: tells what it uses when it is asked.
const RESPONSES: Record<string, () => number> = {
  heap: heapUsed,
  cpu: cpuUsed,
  rss: () => process.memoryUsage.rss(),
};
process.on('message', (question) => process.send?.(RESPONSES[String(question)]?.()));
// The server ends as it does without being asked anything, and with the process that asks.
process.channel?.unref();
process.on('disconnect', () => process.exit(1));

/** Bytes. */
function heapUsed(): number {
  // Twice: what the first one finalises, the second one frees.
  global.gc?.();
  global.gc?.();
  return process.memoryUsage().heapUsed;
}

/** Milliseconds of all of its threads. */
function cpuUsed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
