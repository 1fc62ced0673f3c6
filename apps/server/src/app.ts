import type { CustomerHandlers } from '@ferry/api/customer-server';
import type { ExternalHandlers } from '@ferry/api/external-server';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Services } from './booking/services/services.ts';
import { readOperations } from './http/contract/document.ts';
import { registerOperations } from './http/contract/register.ts';
import type { ViolationListener } from './http/contract/response-check.ts';
import { handleErrors, sendError } from './http/error-handler.ts';
import { errorResponse } from './http/errors.ts';
import { addressHandlers } from './http/handlers/addresses.ts';
import { authHandlers } from './http/handlers/auth.ts';
import { cancellationHandlers } from './http/handlers/cancellations.ts';
import { cardHandlers } from './http/handlers/cards.ts';
import { certificateHandlers } from './http/handlers/certificates.ts';
import { changeDraftHandlers } from './http/handlers/change-drafts.ts';
import { changeHandlers } from './http/handlers/changes.ts';
import { companionHandlers } from './http/handlers/companions.ts';
import { draftHandlers } from './http/handlers/drafts.ts';
import { emailChangeHandlers } from './http/handlers/email-change.ts';
import { guestSessionHandlers } from './http/handlers/guest-sessions.ts';
import { loginHandlers } from './http/handlers/logins.ts';
import { memberVehicleHandlers } from './http/handlers/member-vehicles.ts';
import { memberHandlers } from './http/handlers/members.ts';
import { partnerTicketHandlers } from './http/handlers/partner-tickets.ts';
import { partnerVoucherHandlers } from './http/handlers/partner-vouchers.ts';
import { passengerLinkHandlers } from './http/handlers/passenger-links.ts';
import { passkeyHandlers } from './http/handlers/passkeys.ts';
import { passwordHandlers } from './http/handlers/password.ts';
import { paymentHandlers } from './http/handlers/payments.ts';
import { portTicketHandlers } from './http/handlers/port-tickets.ts';
import { preOrderHandlers } from './http/handlers/pre-orders.ts';
import { pushSubscriptionHandlers } from './http/handlers/push-subscriptions.ts';
import { queueHandlers } from './http/handlers/queue.ts';
import { receiptHandlers } from './http/handlers/receipts.ts';
import { reservationContactHandlers } from './http/handlers/reservation-contact.ts';
import { reservationListHandlers } from './http/handlers/reservation-lists.ts';
import { reservationPaymentHandlers } from './http/handlers/reservation-payments.ts';
import { reservationHandlers } from './http/handlers/reservations.ts';
import { saleReminderHandlers } from './http/handlers/sale-reminders.ts';
import { serviceHandlers } from './http/handlers/service.ts';
import { signUpHandlers } from './http/handlers/sign-up.ts';
import { ticketHandlers } from './http/handlers/tickets.ts';
import { timetableHandlers } from './http/handlers/timetable.ts';
import { vehiclePlateHandlers } from './http/handlers/vehicle-plates.ts';
import { voucherHandlers } from './http/handlers/vouchers.ts';
import { waitlistHandlers } from './http/handlers/waitlist.ts';
import { addHealth } from './http/health.ts';
import { parseJsonBodies } from './http/json-body.ts';
import { type LogStream, loggerOptions, logResponse, newRequestId } from './http/logging.ts';
import { serveMailPage } from './http/mail-page.ts';
import { serveSandbox } from './http/payments/sandbox/serve-sandbox.ts';
import { serveStripe, sheetOrigins } from './http/payments/stripe/serve-stripe.ts';
import { addResponseHeaders, setResponseHeaders } from './http/response-headers.ts';
import { knownPages } from './http/site/known-site.ts';
import type { Site } from './http/site/load-site.ts';
import { serveOpenWeb } from './http/site/open-web.ts';
import { readableUrl } from './http/site/readable-url.ts';
import { serveFeeds } from './http/site/serve-feed.ts';
import { leaveOutSamples, serveSite } from './http/site/serve-site.ts';
import { refuseUnparsed } from './http/unparsed.ts';
import { readCookies, securityChecks } from './http/visitor.ts';
import { isSandbox } from './payments/sandbox/sandbox.ts';
import { isStripe } from './payments/stripe/stripe.ts';
import { operator } from './rules/company.ts';

interface AppOptions {
  services: Services;
  logLevel: string;
  logStream?: LogStream | undefined;
  /** Addresses whose `X-Forwarded-…` headers are believed; nobody's by default. */
  trustProxy?: string[] | undefined;
  /** The site's address, which passkeys are made for; a local one unless given. */
  siteUrl?: string | undefined;
  /** The site's address begins with https: its cookies are secure though no proxy is trusted. */
  isTlsSite?: boolean | undefined;
  /** The built app, if there is one. */
  site?: Site | undefined;
  /** A company's own site: `/customer/samples/` is for the demonstration. */
  hasNoSamples?: boolean | undefined;
  /** Given where the outbox is to be seen at `/dev/mails`: the site's address. */
  mailPageOf?: string | undefined;
  /** In tests: notified of every response that is not the contract's. */
  onViolation?: ViolationListener | undefined;
}

// Thirty passengers with every field full of the longest JSON escapes fit in.
const BODY_LIMIT_BYTES = 1024 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const LOCAL_SITE = 'http://localhost:8080';

/** The HTTP server, ready to listen or to be asked by `inject`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, siteUrl = LOCAL_SITE } = options;
  const app = fastify({
    logger: loggerOptions(options.logLevel, options.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    requestIdHeader: false,
    trustProxy: options.trustProxy ?? false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    // While closing, a client that is connected is still served; the balancer learns it from /readyz.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: refuseUnparsed,
    rewriteUrl: (request) => readableUrl(request.url ?? '/'),
    frameworkErrors: (_error, request, reply) => {
      sendError(setResponseHeaders(request, reply), errorResponse('MALFORMED_REQUEST', request.id));
    },
  });
  handleErrors(app);
  parseJsonBodies(app);
  addResponseHeaders(app, isStripe(services.payments) ? sheetOrigins(services.payments) : []);
  app.addHook('onResponse', logResponse);
  app.addHook('onResponse', async (_request, { elapsedTime }) =>
    services.responseTimes.add(elapsedTime),
  );
  await readCookies(app, options.isTlsSite ?? false);
  const contract = {
    security: securityChecks(services),
    notOffered: operator.notOffered,
    onViolation: options.onViolation,
  };
  registerOperations(
    app,
    readOperations('customer'),
    customerHandlers(services, siteUrl),
    contract,
  );
  registerOperations(
    app,
    readOperations('external'),
    externalHandlers(services, siteUrl),
    contract,
  );
  await servePayments(app, services);
  if (options.mailPageOf) serveMailPage(app, services, options.mailPageOf);
  addHealth(app, services);
  serveOpenWeb(app, services, siteUrl);
  serveFeeds(app, services, siteUrl);
  if (options.hasNoSamples) leaveOutSamples(app);
  const { site } = options;
  serveSite(app, site, siteUrl, site && knownPages(services, siteUrl, site));
  return app;
}

/** Pages that the payment provider has at our address. */
async function servePayments(app: FastifyInstance, { payments, limits }: Services): Promise<void> {
  if (isSandbox(payments)) await serveSandbox(app, payments, limits.sandboxTokens);
  if (isStripe(payments)) serveStripe(app, payments);
}

const customerHandlers = (services: Services, siteUrl: string): CustomerHandlers => ({
  ...timetableHandlers(services),
  ...partnerTicketHandlers(services),
  ...draftHandlers(services),
  ...reservationHandlers(services),
  ...reservationListHandlers(services),
  ...waitlistHandlers(services),
  ...saleReminderHandlers(services),
  ...preOrderHandlers(services),
  ...queueHandlers(services),
  ...cancellationHandlers(services),
  ...changeDraftHandlers(services),
  ...changeHandlers(services),
  ...reservationContactHandlers(services),
  ...vehiclePlateHandlers(services),
  ...paymentHandlers(services),
  ...reservationPaymentHandlers(services),
  ...ticketHandlers(services),
  ...passengerLinkHandlers(services),
  ...pushSubscriptionHandlers(services),
  ...voucherHandlers(services),
  ...partnerVoucherHandlers(services),
  ...portTicketHandlers(services),
  ...receiptHandlers(services),
  ...certificateHandlers(services, siteUrl),
  ...guestSessionHandlers(services),
  ...addressHandlers(services),
  ...serviceHandlers(services),
});

const externalHandlers = (services: Services, siteUrl: string): ExternalHandlers => ({
  ...authHandlers(services),
  ...passwordHandlers(services),
  ...emailChangeHandlers(services),
  ...signUpHandlers(services),
  ...memberHandlers(services),
  ...companionHandlers(services),
  ...cardHandlers(services),
  ...passkeyHandlers(services, siteUrl),
  ...loginHandlers(services),
  ...memberVehicleHandlers(services),
});
