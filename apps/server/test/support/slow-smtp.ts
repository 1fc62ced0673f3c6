import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** What it takes in a second; the rest is told to come again. */
const MOST_OF_A_SECOND = 50;
/** Each so many recipients are told to come again, whatever the rate. */
const EACH = 9;

/** An SMTP server that takes no more than it likes, and remembers what it took. */
export interface SlowSmtp {
  port: number;
  /** Message ids in the order in which they were taken, with the second of the machine's clock. */
  taken: { messageId: string; at: number }[];
  refusals(): number;
  /** Called with a mail that is taken, before its sender hears of that. */
  onTaken: () => void;
  /** Waits until nobody is connected. */
  untilIdle(): Promise<void>;
  stop(): Promise<void>;
}

export async function startSlowSmtp(): Promise<SlowSmtp> {
  const taken: SlowSmtp['taken'] = [];
  let [asked, refused] = [0, 0];
  const smtp: SlowSmtp = {
    ...{ port: 0, taken },
    refusals: () => refused,
    onTaken: () => undefined,
    untilIdle: async () => {
      while (server.connections.size > 0) await pause(5);
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_, __, callback) {
      asked += 1;
      const since = Date.now() - 1000;
      const isBusy = taken.filter(({ at }) => at > since).length >= MOST_OF_A_SECOND;
      if (!isBusy && asked % EACH !== 0) return callback();
      refused += 1;
      const later = new Error('4.7.0 Try again later');
      callback(Object.assign(later, { responseCode: 451 }));
    },
    onData(stream, _, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const [, messageId = ''] =
          /^Message-ID: (<.+>)/im.exec(String(Buffer.concat(chunks))) ?? [];
        taken.push({ messageId, at: Date.now() });
        smtp.onTaken();
        callback();
      });
    },
  });
  // A sender that is killed leaves its connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  smtp.port = typeof address === 'object' && address ? address.port : 0;
  return smtp;
}
