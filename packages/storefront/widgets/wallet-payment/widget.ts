import { walletCalls } from '@quoin/contract/client';
import type { WalletOffer } from '@quoin/contract/endpoints/site';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { PageContext } from '../../page/pageContext.ts';
import { type Place, placeIn } from './place.ts';
import { WalletButtons } from './walletButtons.ts';

/** The page of express checkout: Stripe's buttons for the wallets of this device. */
export function start(islands: readonly HTMLElement[], page: () => Promise<PageContext>): void {
  for (const island of islands) {
    const place = placeIn(island);
    adopt(place, page).catch(() => place.leadOn('failed'));
  }
}

async function adopt(place: Place, page: () => Promise<PageContext>): Promise<void> {
  place.say('loading');
  const offer = JSON.parse(place.text('offer')) as WalletOffer;
  const [stripe, { client }] = await Promise.all([loadStripe(offer.publishableKey, { locale: 'auto' }), page()]);
  if (stripe === null) throw new Error('Stripe is not there.');
  new WalletButtons({ stripe, offer, place, calls: walletCalls(client) }).mount();
}
