/**
 * Child processes that end with us: every child is its own process group, gets each signal exactly
 * once (from us, never from the terminal as well), and is killed when it does not stop in time.
 */
import { spawn, spawnSync } from 'node:child_process';

/** Milliseconds that a child has to end by itself after a signal. */
const GRACE_MS = 15_000;
/** Milliseconds after which we notice that npm is gone. */
const WATCH_MS = 1000;
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
  if (running.size === 0) listen();
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
    if (running.size === 0) stopListening();
    return code;
  });
  return { child, ended };
}

/** Whether we have been asked to stop. */
export function isStopping() {
  return stopping;
}

/**
 * Sends a signal to the groups of all running children; kills what is left after the grace period.
 *
 * @param {NodeJS.Signals} signal
 */
export function stopChildren(signal) {
  for (const child of running) stopChild(child, signal);
}

/**
 * Sends a signal to the group of one child; kills what is left after the grace period.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function stopChild(child, signal) {
  send(child, signal);
  setTimeout(() => send(child, 'SIGKILL'), GRACE_MS).unref();
}

const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

let watch;

function listen() {
  for (const signal of SIGNALS) process.on(signal, passOn);
  const npm = process.env.npm_lifecycle_event && !isWindows ? npmAbove() : undefined;
  if (!npm) return;
  watch = setInterval(() => npm.some(isGone) && passOn('SIGTERM'), WATCH_MS);
  watch.unref();
}

function stopListening() {
  for (const signal of SIGNALS) process.off(signal, passOn);
  clearInterval(watch);
}

/** Asked once, we pass the signal on; asked again (an impatient Ctrl-C), we do not wait any more. */
function passOn(signal) {
  stopChildren(stopping && signal === 'SIGINT' ? 'SIGKILL' : signal);
  stopping = true;
  clearInterval(watch);
}

/**
 * The processes between npm and us. npm passes a signal to its shell only, and the shell ends
 * without a word to us; so we look whether they are still there.
 */
function npmAbove() {
  const found = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(process.ppid)]);
  const [, npm] = /^\s*(\d+) +\S*sh -c /.exec(found.stdout?.toString() ?? '') ?? [];
  return npm ? [process.ppid, Number(npm)] : [process.ppid];
}

function isGone(pid) {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
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
