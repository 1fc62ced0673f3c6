// Loaded into the server before anything else: tells how much of its heap is in use when it is asked.
process.on('message', () => {
  // Twice: what the first one finalises, the second one frees.
  global.gc?.();
  global.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
// The server ends as it does without being asked anything.
process.channel?.unref();
