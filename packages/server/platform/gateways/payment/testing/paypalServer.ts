import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { PayPalApi } from '../paypal/paypalSettings.ts';
import {
  captureObject,
  type FakeOrder,
  FakePayPalRefusal,
  orderObject,
  type PayPalBehaviour,
  PayPalState,
} from './paypalState.ts';
import type { Deliver } from './stripeEvents.ts';

export const FAKE_CLIENT = 'client-fake-0123456789';
export const FAKE_SECRET = 'secret-fake-0123456789';
export const FAKE_WEBHOOK = 'WH-FAKE-0123456789';
const TOKEN = 'A21.fake-token';

export interface PayPalServerOptions {
  readonly slowMs?: number;
  /** After how long an unanswered call is aborted: long before a client gives up, however slow the machine. */
  readonly silentMs?: number;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly text: string;
}

const NEVER = Symbol('never answers');

/** PayPal's HTTP protocol over books in memory (FT-10). */
export class PayPalServer {
  readonly books = new PayPalState();
  /** Requests seen, as `POST /v2/checkout/orders`. */
  readonly calls: string[] = [];
  /** While true, the client reaches nobody. */
  isDown = false;
  /** What will happen to the payment of this reference. */
  choose: (reference: string) => PayPalBehaviour = () => 'ok';
  deliver: Deliver = () => Promise.resolve(0);
  origin = '';
  private readonly answers = new Map<string, { readonly text: string; readonly answer: Answer }>();
  private readonly late: { readonly type: string; readonly resource: object }[] = [];
  private readonly underWay = new Set<Promise<unknown>>();
  private events = 0;

  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    private readonly options: Required<PayPalServerOptions>,
  ) {}

  static async start(options: PayPalServerOptions = {}): Promise<PayPalServer> {
    const server = createServer();
    const fake = new PayPalServer(server, { slowMs: options.slowMs ?? 400, silentMs: options.silentMs ?? 1000 });
    server.on('request', (message, response) => {
      fake.handle(message, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    fake.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return fake;
  }

  get api(): PayPalApi {
    return { origin: this.origin };
  }

  async close(): Promise<void> {
    await this.settled();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  async settled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  /** What a browser does on PayPal's page; where it is sent afterwards. */
  async answerAt(pageUrl: string, answer: 'approve' | 'cancel'): Promise<string> {
    const body = new URLSearchParams({ answer });
    const said = await fetch(pageUrl, { method: 'POST', body, redirect: 'manual' });
    return said.headers.get('location') ?? '';
  }

  /** Signed as PayPal's own check accepts it. Returns what the shop answered. */
  async send(type: string, resource: object, id = this.nextEvent()): Promise<number> {
    const body = JSON.stringify({ id, event_type: type, resource });
    const work = this.deliver(body, signed(body));
    this.underWay.add(work);
    void work.finally(() => this.underWay.delete(work));
    return work;
  }

  private nextEvent(): string {
    this.events += 1;
    return `WH-${this.events}`;
  }

  async sendLate(): Promise<void> {
    for (const { type, resource } of this.late.splice(0)) await this.send(type, resource);
  }

  /** What was pending becomes money, or does not. */
  async decide(order: FakeOrder, status: 'COMPLETED' | 'DECLINED'): Promise<void> {
    order.capture!.status = status;
    await this.send(`PAYMENT.CAPTURE.${status === 'COMPLETED' ? 'COMPLETED' : 'DENIED'}`, captureObject(order));
  }

  private async handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(message.url ?? '/', this.origin);
    const text = await read(message);
    const method = message.method ?? 'GET';
    if (url.pathname === '/checkoutnow') return this.page(method, url, text, response);
    this.calls.push(`${method} ${url.pathname}`);
    if (this.isDown) return void response.destroy();
    const answer = await this.answer(message, { method, path: url.pathname, text });
    if (answer === NEVER) return void setTimeout(() => response.destroy(), this.options.silentMs).unref();
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(answer.body === null ? '' : JSON.stringify(answer.body));
  }

  private async answer(message: IncomingMessage, call: Call): Promise<Answer | typeof NEVER> {
    const { authorization } = message.headers;
    if (call.path === '/v1/oauth2/token') {
      const isKnown = authorization === `Basic ${Buffer.from(`${FAKE_CLIENT}:${FAKE_SECRET}`).toString('base64')}`;
      return isKnown
        ? { status: 200, body: { access_token: TOKEN, token_type: 'Bearer', expires_in: 32_400 } }
        : { status: 401, body: { error: 'invalid_client' } };
    }
    if (authorization !== `Bearer ${TOKEN}`) return { status: 401, body: { name: 'AUTHENTICATION_FAILURE' } };
    const key = message.headers['paypal-request-id'];
    const held = typeof key === 'string' ? this.answers.get(key) : undefined;
    if (held !== undefined) return held.text === call.text ? held.answer : refusal(422, 'DUPLICATE_REQUEST_ID');
    try {
      return await this.route(call, (answer) => {
        if (typeof key === 'string') this.answers.set(key, { text: call.text, answer });
        return answer;
      });
    } catch (error) {
      if (error instanceof FakePayPalRefusal) return refusal(error.status, error.issue);
      throw error;
    }
  }

  private async route(call: Call, keep: (answer: Answer) => Answer): Promise<Answer | typeof NEVER> {
    const parts = call.path.split('/').slice(2);
    const [, kind = '', id = '', verb = ''] = parts;
    const body = call.text === '' ? {} : JSON.parse(call.text);
    switch (`${call.method} ${kind} ${id === '' ? '' : ':id'} ${verb}`.replace(/\s+/g, ' ').trim()) {
      case 'POST orders':
        return this.createOrder(body, keep);
      case 'GET orders :id':
        return good(orderObject(this.books.orderOf(id), this.origin, this.books.address));
      case 'PATCH orders :id':
        this.books.patch(this.books.orderOf(id), body);
        return { status: 204, body: null };
      case 'POST orders :id capture':
        return this.collect(this.books.orderOf(id), keep);
      case 'POST captures :id refund': {
        const refund = this.books.refund(id, body);
        this.announce('PAYMENT.CAPTURE.REFUNDED', { ...refund, status: 'COMPLETED' });
        return keep({ status: 201, body: { ...refund, status: 'COMPLETED' } });
      }
      case 'POST verify-webhook-signature':
        return good({ verification_status: isSigned(call.text, body) ? 'SUCCESS' : 'FAILURE' });
      case 'GET webhooks':
        return good({ webhooks: [{ id: FAKE_WEBHOOK }] });
      case 'GET webhooks :id':
        return id === FAKE_WEBHOOK ? good({ id }) : refusal(404, 'INVALID_RESOURCE_ID');
      default:
        return refusal(404, 'NOT_FOUND');
    }
  }

  private async createOrder(
    body: Parameters<PayPalState['createOrder']>[0],
    keep: (answer: Answer) => Answer,
  ): Promise<Answer | typeof NEVER> {
    const behaviour = this.choose(body.purchase_units[0].custom_id ?? '');
    if (behaviour === 'createTimeoutThenNothing') return NEVER;
    if (behaviour === 'createError') return refusal(500, 'INTERNAL_SERVER_ERROR');
    if (behaviour === 'slow') await pause(this.options.slowMs);
    const order = this.books.createOrder(body, behaviour);
    const answer = keep(good(orderObject(order, this.origin)));
    return behaviour === 'createTimeoutThenOk' ? NEVER : answer;
  }

  private async collect(order: FakeOrder, keep: (answer: Answer) => Answer): Promise<Answer | typeof NEVER> {
    order.tries += 1;
    const isFirst = order.tries === 1;
    if (order.behaviour === 'collectTimeoutThenNothing' && isFirst) return NEVER;
    if (order.behaviour === 'collectError' && isFirst) return refusal(500, 'INTERNAL_SERVER_ERROR');
    if (order.behaviour === 'slow') await pause(this.options.slowMs);
    const answer = keep({ status: 201, body: orderObject(this.books.collect(order), this.origin) });
    const type = `PAYMENT.CAPTURE.${order.capture!.status}`;
    if (order.behaviour === 'webhookLate') this.late.push({ type, resource: captureObject(order) });
    else this.announce(type, captureObject(order));
    return order.behaviour === 'collectTimeoutThenOk' && isFirst ? NEVER : answer;
  }

  /** PayPal's page, on which its buyer agrees. */
  private async page(method: string, url: URL, text: string, response: ServerResponse): Promise<void> {
    const order = this.books.orders.get(url.searchParams.get('token') ?? '');
    if (order === undefined) return void response.writeHead(404).end();
    if (method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      return void response.end(payPalPage(order));
    }
    const isAgreed = new URLSearchParams(text).get('answer') === 'approve';
    if (isAgreed) await this.approve(order);
    const back = new URL(isAgreed ? order.returnUrl : order.cancelUrl);
    // As PayPal does: its own name of the order, and on success of the buyer.
    back.searchParams.set('token', order.id);
    if (isAgreed) back.searchParams.set('PayerID', 'BUYER00000001');
    response.writeHead(303, { location: back.href }).end();
  }

  /** The buyer agrees, and never comes back by himself. */
  async approve(order: FakeOrder): Promise<void> {
    this.books.approve(order);
    const resource = orderObject(order, this.origin);
    if (order.behaviour === 'webhookLate') this.late.push({ type: 'CHECKOUT.ORDER.APPROVED', resource });
    else if (order.behaviour === 'webhookBeforeReturn') await this.send('CHECKOUT.ORDER.APPROVED', resource);
    else this.announce('CHECKOUT.ORDER.APPROVED', resource);
  }

  private announce(type: string, resource: object): void {
    void this.send(type, resource);
  }
}

function payPalPage(order: FakeOrder): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>PayPal stand-in</title></head><body><main>
<h1>Pay ${order.amount.value} ${order.amount.currency_code}</h1>
<form method="post"><button name="answer" value="approve">Agree and pay</button>
<button name="answer" value="cancel">Cancel and return</button></form></main></body></html>`;
}

function digestOf(text: string): string {
  return createHash('sha256').update(`${FAKE_WEBHOOK}.${text}`).digest('hex');
}

/** Headers of a delivery; the signature is over the bytes. */
export function signed(body: string): Readonly<Record<string, string>> {
  return {
    'content-type': 'application/json',
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-fake',
    'paypal-transmission-id': '00000000-0000-0000-0000-000000000000',
    'paypal-transmission-time': '2026-11-29T05:00:00Z',
    'paypal-transmission-sig': digestOf(body),
  };
}

function isSigned(text: string, said: { readonly webhook_id?: string; readonly transmission_sig?: string }): boolean {
  const event = text.slice(text.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
  return said.webhook_id === FAKE_WEBHOOK && said.transmission_sig === digestOf(event);
}

function read(message: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    message.on('data', (chunk: Buffer) => chunks.push(chunk));
    message.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    message.once('error', reject);
  });
}

function good(body: unknown): Answer {
  return { status: 200, body };
}

function refusal(status: number, issue: string): Answer {
  return { status, body: { name: 'REFUSED', details: [{ issue }] } };
}
