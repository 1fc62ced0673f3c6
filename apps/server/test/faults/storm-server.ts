// A server with all its jobs, as a process of its own that is there to be killed. Started by `fork` with the
// database, the port of the SMTP server that takes its mails, and the clock: when it began, and how fast it runs.
import { openDatabase } from '../../src/database/client.ts';
import { serverJobs } from '../../src/jobs/jobs.ts';
import { mailJobs } from '../../src/jobs/mail-jobs.ts';
import { startJobs } from '../../src/jobs/scheduler.ts';
import { smtpTransport } from '../../src/mail/smtp.ts';
import { startTestServer } from '../support/api.ts';
import { runningClock } from '../support/running-clock.ts';

const [databaseUrl = '', smtpPort = '', beganAt = '', speed = ''] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl });
const clock = runningClock(Number(beganAt), Number(speed));
const { app, services } = await startTestServer({ database, clock });
const transport = smtpTransport(`smtp://127.0.0.1:${smtpPort}`, 'noreply@example.jp');
const mail = { transport, siteUrl: 'https://booking.example.jp', keepsTokens: false };
const jobs = [...serverJobs(services), ...mailJobs(services, mail)];
const inTime = jobs.map((job) => ({ ...job, everySeconds: job.everySeconds / Number(speed) }));
startJobs(inTime, app.log);
process.on('disconnect', () => process.exit());
process.send?.('ready');
