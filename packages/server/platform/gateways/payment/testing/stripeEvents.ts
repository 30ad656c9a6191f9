import { createHmac } from 'node:crypto';

/** Hands one delivery to the shop; the status it answered, 0 when it could not be reached. */
export type Deliver = (body: string, headers: Readonly<Record<string, string>>) => Promise<number>;

export interface SentEvent {
  readonly id: string;
  readonly type: string;
  readonly body: string;
  /** What the shop answered, one per delivery. */
  readonly statuses: number[];
}

/** `t=…,v1=…` as Stripe signs: HMAC-SHA256 over time and body. `at` in seconds. */
export function signStripe(secret: string, body: string, at: number, scheme = 'v1'): string {
  const digest = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},${scheme}=${digest}`;
}

/** The post office of the fake: makes events, signs each delivery afresh as Stripe does, and keeps what it sent. */
export class EventPost {
  readonly sent: SentEvent[] = [];
  private readonly waiting: SentEvent[] = [];
  private readonly underWay = new Set<Promise<unknown>>();
  private made = 0;
  deliver: Deliver = () => Promise.resolve(0);

  constructor(
    private readonly secret: string,
    private readonly now: () => number,
  ) {}

  make(type: string, object: unknown, created: number): SentEvent {
    this.made += 1;
    const id = `evt_${String(this.made).padStart(6, '0')}_${created}`;
    const event = { id, object: 'event', type, created, livemode: false, pending_webhooks: 1, data: { object } };
    const sent = { id, type, body: JSON.stringify(event), statuses: [] };
    this.sent.push(sent);
    return sent;
  }

  send(event: SentEvent): Promise<number> {
    const at = Math.floor(this.now() / 1000);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signStripe(this.secret, event.body, at),
    };
    const work = this.deliver(event.body, headers).then((status) => {
      event.statuses.push(status);
      return status;
    });
    this.underWay.add(work);
    void work.finally(() => this.underWay.delete(work));
    return work;
  }

  /** Sent by `sendLate`, days after. */
  keepForLater(event: SentEvent): void {
    this.waiting.push(event);
  }

  async sendLate(): Promise<void> {
    for (const event of this.waiting.splice(0)) await this.send(event);
  }

  async settled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }
}
