import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { StripeApi } from '../stripe/stripeSettings.ts';
import { type Deliver, EventPost } from './stripeEvents.ts';
import { type FormTree, parseStripeForm, textAt, treeAt } from './stripeForm.ts';
import { chargeObject, intentObject, refundObject, secretOf, sessionObject } from './stripeObjects.ts';
import { bankPage, payPage } from './stripePages.ts';
import {
  type Behaviour,
  type FakeIntent,
  type FakeSession,
  FakeStripeRefusal,
  OTHER_METHODS,
  type OtherMethod,
  StripeState,
} from './stripeState.ts';
import { answerBank, confirmByToken, createOpenIntent, makeToken } from './stripeWallets.ts';

export const FAKE_KEY = 'sk_test_fake_0123456789';
export const FAKE_PUBLISHABLE_KEY = 'pk_test_fake_0123456789';
export const FAKE_WEBHOOK_SECRET = 'whsec_fake_0123456789';

export interface StripeServerOptions {
  /** Milliseconds. */
  readonly now?: () => number;
  /** How long `slow` takes, and after how long a payment that timed out is paid all the same. */
  readonly slowMs?: number;
  /** When the client gives up. */
  readonly timeoutMs?: number;
}

/** Stripe's HTTP protocol over books in memory, so that the official library runs against it (FT-10). */
export interface StripeServer {
  readonly api: StripeApi;
  readonly origin: string;
  readonly books: StripeState;
  readonly post: EventPost;
  /** What will happen to the payment of this e-mail address or, for saved cards, to the next ones; `ok` unless set. */
  behave(choose: (session: { readonly email: string; readonly reference: string }) => Behaviour): void;
  deliverBy(deliver: Deliver): void;
  /** A buyer in front of the page: pays with a card; where he is sent afterwards, null while he is still there. */
  payAt(pageUrl: string, card: string): Promise<string | null>;
  /** He pays by something else than a card; where he is sent afterwards. */
  payOtherwise(pageUrl: string, method: OtherMethod): Promise<string>;
  /** He agrees in a wallet's sheet that shows this amount, in Stripe's smallest units; the name of his token. */
  agree(amount: number, currency: string, card: string): string;
  /** What the bank says of his direct debit, by the payment's reference. */
  debited(reference: string, isPaid: boolean): void;
  /** Requests seen, as `POST /v1/refunds`. */
  readonly calls: string[];
  /** While true, the client reaches nobody. */
  isDown: boolean;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Call {
  readonly method: string;
  readonly path: readonly string[];
  readonly form: FormTree;
}

const NEVER = Symbol('never answers');

class FakeStripe {
  readonly books: StripeState;
  readonly post: EventPost;
  readonly calls: string[] = [];
  isDown = false;
  choose: (session: { readonly email: string; readonly reference: string }) => Behaviour = () => 'ok';
  origin = '';
  private readonly keys = new Map<string, { readonly params: string; answer: Answer | null }>();
  private readonly later = new Set<NodeJS.Timeout>();

  constructor(private readonly options: Required<StripeServerOptions>) {
    this.books = new StripeState(options.now);
    this.post = new EventPost(FAKE_WEBHOOK_SECRET, options.now);
  }

  async handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(message.url ?? '/', this.origin);
    const body = await read(message);
    const parts = url.pathname.split('/').filter((part) => part !== '');
    if (parts[0] !== 'v1') return this.page(message.method ?? 'GET', parts, body, response);
    this.calls.push(`${message.method} ${url.pathname}`);
    if (this.isDown) return void response.destroy();
    const form = parseStripeForm(message.method === 'GET' ? url.search : body);
    const answer = await this.answer(message, { method: message.method ?? 'GET', path: parts.slice(1), form }, body);
    if (answer === NEVER) return;
    const text = JSON.stringify(answer.body);
    response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': `req_${this.calls.length}` });
    response.end(text);
  }

  private async answer(message: IncomingMessage, call: Call, body: string): Promise<Answer | typeof NEVER> {
    if (message.headers.authorization !== `Bearer ${FAKE_KEY}`) {
      return refusal(
        new FakeStripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' }),
      );
    }
    if (!message.headers['stripe-version']) {
      return refusal(new FakeStripeRefusal(400, { type: 'invalid_request_error', message: 'No version was named.' }));
    }
    const key = message.headers['idempotency-key'];
    if (typeof key !== 'string' || call.method !== 'POST') return this.act(call);
    return this.once(key, `${call.path.join('/')}?${body}`, call);
  }

  /** Answers by the first request under a key: the same request gets the same answer, another one is refused. */
  private async once(key: string, params: string, call: Call): Promise<Answer | typeof NEVER> {
    const held = this.keys.get(key);
    if (held !== undefined && held.params !== params) {
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.';
      return refusal(new FakeStripeRefusal(400, { type: 'idempotency_error', message }));
    }
    if (held?.answer) return held.answer;
    if (held) {
      const message = 'There is currently another in-progress request using this Idempotent Key.';
      const body = { type: 'invalid_request_error', code: 'idempotency_key_in_use', message };
      return refusal(new FakeStripeRefusal(409, body));
    }
    const entry: { readonly params: string; answer: Answer | null } = { params, answer: null };
    this.keys.set(key, entry);
    const answer = await this.act(call, (made) => {
      entry.answer = made;
    });
    if (answer === NEVER) {
      if (entry.answer === null) this.keys.delete(key);
      return answer;
    }
    // What was refused before anything began is not kept.
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 402) this.keys.delete(key);
    else entry.answer = answer;
    return answer;
  }

  private async act(call: Call, note: (answer: Answer) => void = () => undefined): Promise<Answer | typeof NEVER> {
    try {
      return await this.route(call, note);
    } catch (error) {
      if (error instanceof FakeStripeRefusal) return refusal(error);
      throw error;
    }
  }

  private async route({ method, path, form }: Call, note: (answer: Answer) => void): Promise<Answer | typeof NEVER> {
    const [kind = '', id = '', verb = ''] = path[0] === 'checkout' ? path.slice(1) : path;
    const expand = Object.values(treeAt(form, 'expand')).map((each) => String(each).replace(/^data\./, ''));
    const { books } = this;
    switch (`${method} ${kind} ${id === '' ? '' : ':id'} ${verb}`.replace(/\s+/g, ' ').trim()) {
      case 'POST sessions':
        return this.createSession(form, expand, note);
      case 'GET sessions':
        return this.list(form, books.sessions, (each) => sessionObject(books, each, this.origin, expand));
      case 'GET sessions :id':
        return good(sessionObject(books, books.sessionOf(id), this.origin, expand));
      case 'POST sessions :id expire':
        return good(sessionObject(books, books.expire(id), this.origin, expand));
      case 'POST payment_intents':
        return this.createIntent(form, expand);
      case 'GET payment_intents':
        return this.list(form, books.intents, (each) => intentObject(books, each, expand));
      case 'GET payment_intents :id':
        return id === 'search' ? this.search(form) : good(intentObject(books, books.intentOf(id), expand));
      case 'POST payment_intents :id confirm':
        return this.confirmIntent(id, form, expand, note);
      case 'POST payment_intents :id cancel':
        return good(intentObject(books, books.cancelIntent(id), expand));
      case 'POST refunds': {
        const refund = books.refund(form);
        this.announce('refund.created', refundObject(refund));
        return good(refundObject(refund));
      }
      case 'GET refunds': {
        const of = textAt(form, 'payment_intent');
        const ours = new Map([...books.refunds].filter(([, refund]) => refund.intent === of));
        return this.list(form, ours, refundObject);
      }
      case 'POST customers': {
        const customer = books.createCustomer(textAt(form, 'email'));
        return good({ object: 'customer', ...customer });
      }
      default:
        return refusal(
          new FakeStripeRefusal(404, { type: 'invalid_request_error', message: 'Unrecognized request URL.' }),
        );
    }
  }

  private async createSession(
    form: FormTree,
    expand: readonly string[],
    note: (answer: Answer) => void,
  ): Promise<Answer | typeof NEVER> {
    const reference = textAt(form, 'client_reference_id');
    const behaviour = this.choose({ email: textAt(form, 'customer_email'), reference });
    if (behaviour === 'timeoutThenNothing') return NEVER;
    if (behaviour === 'serverError') {
      return refusal(new FakeStripeRefusal(500, { type: 'api_error', message: 'An unknown error occurred.' }));
    }
    if (behaviour === 'slow') await pause(this.options.slowMs);
    const session = this.books.createSession(form, behaviour);
    const answer = good(sessionObject(this.books, session, this.origin, expand));
    if (behaviour !== 'timeoutThenOk') return answer;
    note(answer);
    this.after(this.options.slowMs, () => {
      if (this.books.sessionOf(session.id).status === 'open') void this.paid(session, '4242424242424242');
    });
    return NEVER;
  }

  private createIntent(form: FormTree, expand: readonly string[]): Answer | typeof NEVER {
    const behaviour = this.choose({ email: '', reference: textAt(form, 'metadata', 'quoin_reference') });
    if (behaviour === 'serverError') {
      return refusal(new FakeStripeRefusal(500, { type: 'api_error', message: 'An unknown error occurred.' }));
    }
    if (behaviour === 'timeoutThenNothing') return NEVER;
    if (textAt(form, 'confirm') !== 'true') {
      return good(intentObject(this.books, createOpenIntent(this.books, form), expand));
    }
    return this.charged(this.books.createIntent(form), expand);
  }

  private confirmIntent(
    id: string,
    form: FormTree,
    expand: readonly string[],
    note: (answer: Answer) => void,
  ): Answer | typeof NEVER {
    const { books } = this;
    if (textAt(form, 'confirmation_token') === '') return this.charged(books.confirmIntent(id), expand);
    const reference = books.intentOf(id).metadata.quoin_reference ?? '';
    const isSilent = this.choose({ email: '', reference }) === 'timeoutThenOk';
    const answer = this.charged(confirmByToken(books, id, form, this.origin), expand);
    if (!isSilent) return answer;
    note(answer);
    return NEVER;
  }

  private charged(intent: FakeIntent, expand: readonly string[]): Answer {
    const object = intentObject(this.books, intent, expand);
    if (intent.lastError === null) {
      if (intent.status === 'succeeded') this.announce('payment_intent.succeeded', intentObject(this.books, intent));
      return good(object);
    }
    this.announce('payment_intent.payment_failed', intentObject(this.books, intent));
    const body = {
      type: 'card_error',
      ...intent.lastError,
      message: 'Your card was declined.',
      payment_intent: object,
    };
    return refusal(new FakeStripeRefusal(402, body));
  }

  private list<T extends { readonly id: string; readonly created: number }>(
    form: FormTree,
    held: ReadonlyMap<string, T>,
    show: (each: T) => unknown,
  ): Answer {
    const from = Number(textAt(form, 'created', 'gte') || 0);
    const until = Number(textAt(form, 'created', 'lte') || Number.MAX_SAFE_INTEGER);
    const all = [...held.values()].reverse().filter(({ created }) => created >= from && created <= until);
    const after = textAt(form, 'starting_after');
    const start = after === '' ? 0 : all.findIndex(({ id }) => id === after) + 1;
    const limit = Number(textAt(form, 'limit') || 10);
    const data = all.slice(start, start + limit).map(show);
    return good({ object: 'list', data, has_more: start + limit < all.length, url: '/v1/list' });
  }

  private search(form: FormTree): Answer {
    const [, name = '', value = ''] = /metadata\['([^']+)'\]:'([^']*)'/.exec(textAt(form, 'query')) ?? [];
    const found = [...this.books.intents.values()].filter(({ metadata }) => metadata[name] === value);
    return good({
      object: 'search_result',
      data: found.map((each) => intentObject(this.books, each)),
      has_more: false,
    });
  }

  /** What Stripe's script asks for its fields on a page of the shop's; what it says is what it hands to that page. */
  async confirm(body: string): Promise<Answer> {
    const form = new URLSearchParams(body);
    const session = [...this.books.sessions.values()].find((each) => secretOf(each) === form.get('secret'));
    if (session?.isEmbedded !== true || form.get('key') !== FAKE_PUBLISHABLE_KEY) return { status: 404, body: {} };
    const method = OTHER_METHODS.find((each) => each === form.get('method'));
    const card = (form.get('card') ?? '').replaceAll(' ', '');
    const paid =
      method === undefined ? this.books.payPage(session, card, true) : this.books.payOtherwise(session, method);
    if (typeof paid === 'string') return good({ type: 'error', message: 'Your card was declined.' });
    await this.told(session, paid);
    return good({ type: 'success' });
  }

  /** The page on which a buyer pays, and the page of his bank. */
  private async page(method: string, parts: readonly string[], body: string, response: ServerResponse): Promise<void> {
    const [kind, id = ''] = parts;
    if (kind === 'confirm') {
      const answer = await this.confirm(body);
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify(answer.body));
    }
    const form = new URLSearchParams(body);
    if (kind === 'token') {
      const isOurs = form.get('key') === FAKE_PUBLISHABLE_KEY;
      response.writeHead(isOurs ? 200 : 401, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify(isOurs ? makeToken(this.books, form) : {}));
    }
    const intent = this.books.intents.get(id);
    if (intent !== undefined && kind === 'bank') return this.bank(method, intent, form, response);
    const session = this.books.sessions.get(id);
    if (session === undefined) return void response.writeHead(404).end();
    if (method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      return void response.end(kind === 'bank' ? bankPage(session) : payPage(session));
    }
    const location = await this.pressed(kind ?? '', session, form);
    response.writeHead(303, { location }).end();
  }

  /** The bank of a wallet's card. */
  private bank(method: string, intent: FakeIntent, form: URLSearchParams, response: ServerResponse): void {
    if (method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      return void response.end(bankPage(intent));
    }
    const location = answerBank(this.books, intent, form.get('answer') === 'approve');
    this.announce(`payment_intent.${intent.status}`, intentObject(this.books, intent));
    response.writeHead(303, { location }).end();
  }

  private async pressed(kind: string, session: FakeSession, form: URLSearchParams): Promise<string> {
    const card = (form.get('card') ?? '').replaceAll(' ', '');
    if (form.get('answer') === 'back') return session.cancelUrl;
    if (session.status !== 'open') return session.successUrl;
    const other = OTHER_METHODS.find((each) => each === form.get('method'));
    if (other !== undefined) {
      await this.told(session, this.books.payOtherwise(session, other));
      return session.successUrl;
    }
    const paid = this.books.payPage(session, card, kind === 'bank' && form.get('answer') === 'approve');
    if (paid === 'declined') return `${this.origin}/pay/${session.id}?declined`;
    if (paid === 'asksBank') return `${this.origin}/bank/${session.id}`;
    await this.told(session, paid);
    return session.successUrl;
  }

  /** Paid without a buyer at the page. */
  async paid(session: FakeSession, card: string): Promise<void> {
    const intent = this.books.payPage(session, card, true);
    if (typeof intent === 'object') await this.told(session, intent);
  }

  private async told(session: FakeSession, intent: FakeIntent): Promise<void> {
    const done = () => sessionObject(this.books, session, this.origin);
    const { post, books } = this;
    const created = books.seconds();
    switch (session.behaviour) {
      case 'webhookBeforeReturn':
        await post.send(post.make('checkout.session.completed', done(), created));
        return;
      case 'webhookLate':
        post.keepForLater(post.make('checkout.session.completed', done(), created));
        return;
      case 'outOfOrder': {
        books.refund(parseStripeForm(`payment_intent=${intent.id}`));
        await post.send(post.make('charge.refunded', chargeObject(intent), created + 1));
        this.after(50, () => this.announce('checkout.session.completed', done()));
        return;
      }
      case 'okTwice': {
        const again = books.addPaid(session, { card: '4242424242424242', customer: intent.customer });
        this.announce('payment_intent.succeeded', intentObject(books, again));
        break;
      }
      default:
    }
    this.announce(`payment_intent.${intent.status}`, intentObject(books, intent));
    this.announce('checkout.session.completed', done());
  }

  /** The bank's word about a direct debit, some days later. */
  debited(reference: string, isPaid: boolean): void {
    const session = [...this.books.sessions.values()].find((each) => each.reference === reference)!;
    this.books.debited(session.intent!, isPaid);
    const outcome = isPaid ? 'succeeded' : 'failed';
    this.announce(`checkout.session.async_payment_${outcome}`, sessionObject(this.books, session, this.origin));
  }

  announce(type: string, object: unknown): void {
    void this.post.send(this.post.make(type, object, this.books.seconds()));
  }

  private after(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.later.delete(timer);
      act();
    }, ms);
    this.later.add(timer);
  }

  stop(): void {
    for (const timer of this.later) clearTimeout(timer);
  }
}

export async function startStripeServer(options: StripeServerOptions = {}): Promise<StripeServer> {
  const settings = {
    now: options.now ?? Date.now,
    slowMs: options.slowMs ?? 400,
    timeoutMs: options.timeoutMs ?? 1000,
  };
  const fake = new FakeStripe(settings);
  const server = createServer((message, response) => {
    fake.handle(message, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  fake.origin = `http://127.0.0.1:${port}`;
  return {
    api: { host: '127.0.0.1', port, protocol: 'http', timeoutMs: settings.timeoutMs },
    origin: fake.origin,
    books: fake.books,
    post: fake.post,
    calls: fake.calls,
    behave: (choose) => {
      fake.choose = choose;
    },
    deliverBy: (deliver) => {
      fake.post.deliver = deliver;
    },
    payAt: (pageUrl, card) => payAt(pageUrl, card, fake.origin),
    payOtherwise: (pageUrl, method) => press(pageUrl, { method }),
    agree: (amount, currency, card) =>
      makeToken(fake.books, new URLSearchParams({ amount: String(amount), currency, card })).id,
    debited: (reference, isPaid) => fake.debited(reference, isPaid),
    get isDown() {
      return fake.isDown;
    },
    set isDown(isDown) {
      fake.isDown = isDown;
    },
    close: () => close(server, fake),
  };
}

async function press(url: string, form: Record<string, string>): Promise<string> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  return answer.headers.get('location') ?? '';
}

/** What a browser does: fills in the card, follows to the bank and approves. */
async function payAt(pageUrl: string, card: string, origin: string): Promise<string | null> {
  const next = await press(pageUrl, { card });
  if (next.startsWith(`${origin}/bank/`)) return press(next, { card, answer: 'approve' });
  return next.startsWith(`${origin}/pay/`) ? null : next;
}

async function close(server: Server, fake: FakeStripe): Promise<void> {
  fake.stop();
  await fake.post.settled();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
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

function refusal({ status, body }: FakeStripeRefusal): Answer {
  return { status, body: { error: body } };
}
