import { sql } from 'kysely';
import { expect } from 'vitest';
import { type OnFailure, WebhookSender } from '../../src/webhooks/send-webhooks.ts';
import { runnerOf } from '../operator/sailing-commands.suite.ts';
import type { TestServer } from './api.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

/** The output of an operator's command. */
export async function lineOf(server: TestServer, ...words: string[]): Promise<string> {
  const result = await runnerOf(server)('webhooks', ...words);
  expect(result).toEqual({ exitCode: 0, text: expect.any(String) });
  return result.text;
}

/** Registers a receiver, which verifies from then on. @returns the endpoint's id */
export async function addReceiver(server: TestServer, receiver: WebhookReceiver): Promise<string> {
  const [id = '', secret = ''] = (await lineOf(server, 'add', receiver.url)).split('\n');
  receiver.secrets = [secret];
  return id;
}

/** A sender as a started process has it; a new one for each run. */
export const sendAs = (process: TestServer, onFailure: OnFailure = () => undefined) =>
  new WebhookSender(process.services, onFailure).run();

/** No endpoint, and nothing that was told. */
export const forgetWebhooks = ({ db }: TestServer) =>
  sql`truncate webhook_endpoint, webhook_secret, webhook_event, webhook_delivery`.execute(db);

export function pass(server: TestServer, minutes: number): void {
  server.clock.set(new Date(server.clock.now().getTime() + minutes * 60_000).toISOString());
}
