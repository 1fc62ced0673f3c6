/**
 * Child processes that end with us: every child is its own process group, gets each signal exactly
 * once (from us, never from the terminal as well), and is killed when it does not stop in time.
 */
import { spawn } from 'node:child_process';

/** Milliseconds that a child has to end by itself after a signal. */
const GRACE_MS = 15_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const isWindows = process.platform === 'win32';
const running = new Set();
let stopping = false;

/**
 * Starts a child whose output goes to this terminal.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {{ child: import('node:child_process').ChildProcess, ended: Promise<number> }} `ended`
 *   gives the exit code; 128 + signal number when a signal ended it, as shells count; 127 when it
 *   could not be started
 */
export function startChild(command, args, options = {}) {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, passOn);
  const child = spawn(command, args, { stdio: 'inherit', detached: !isWindows, ...options });
  running.add(child);
  const ended = new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`Cannot start ${command}: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signalNumbers[signal] ?? 0)));
  }).then((code) => {
    running.delete(child);
    if (running.size === 0) for (const signal of SIGNALS) process.off(signal, passOn);
    return code;
  });
  return { child, ended };
}

/** Whether the customer of this terminal has asked everything to stop. */
export function isStopping() {
  return stopping;
}

/**
 * Sends a signal to the groups of all running children; kills what is left after the grace period.
 *
 * @param {NodeJS.Signals} signal
 */
export function stopChildren(signal) {
  for (const child of running) {
    send(child, signal);
    setTimeout(() => send(child, 'SIGKILL'), GRACE_MS).unref();
  }
}

const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

function passOn(signal) {
  stopping = true;
  stopChildren(signal);
}

function send(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  try {
    if (isWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The group ended between the check and the signal.
  }
}
