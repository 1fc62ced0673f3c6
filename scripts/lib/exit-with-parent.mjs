/**
 * Preloaded (`node --import`) into a child that was started with an IPC channel: when the parent is
 * gone, even by `kill -9`, the child gets the SIGTERM that nobody can send it any more.
 */
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // The channel alone must not keep a finished child alive.
  process.channel.unref();
}
