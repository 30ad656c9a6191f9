import type { CheckoutDeps } from '../../checkout/index.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { receiveWebhook } from '../placing/settlement/receiveWebhook.ts';

/**
 * Where providers call: the site by its host, the provider by the path. Proven by the signature over the bytes, not by a
 * cookie; answered at once, because what follows is a job (SC-14, SC-15).
 */
export function paymentWebhookRoutes(deps: Pick<CheckoutDeps, 'db' | 'payments' | 'log' | 'now'>): SiteRoute[] {
  return [
    {
      method: 'POST',
      path: '/webhooks/pay/:provider',
      rate: 'webhook',
      forgery: 'none',
      body: 'bytes',
      handle: (request) => hear(deps, request),
    },
  ];
}

async function hear(deps: Pick<CheckoutDeps, 'db' | 'payments' | 'log' | 'now'>, request: SiteRequest): Promise<Reply> {
  const bytes = request.body instanceof Uint8Array ? request.body : new Uint8Array();
  const delivery = { bytes, headers: request.headers, now: deps.now() };
  const heard = await receiveWebhook(deps, request.site, request.params.provider ?? '', delivery);
  if (heard === 'noProvider') return notFound(request);
  return heard === 'refused' ? json({ received: false }, { status: 400 }) : json({ received: true });
}
