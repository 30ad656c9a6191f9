import { imageAddress } from '@quoin/domain/media';
import { orderNumberText, orderPageWording } from '@quoin/domain/orders';
import { type OrderMailView, renderOrderMail } from '@quoin/rendering/mail';
import type { NewMail } from '../../storage/mail.ts';
import type { Site } from '../../storage/sites.ts';
import { siteAddress } from '../app/siteAddress.ts';
import { contactEmail } from '../cart/storeSettings.ts';
import type { WholeOrder } from '../orders/loadOrder.ts';
import { orderToken, statusPath } from '../orders/orderToken.ts';
import { orderView } from '../orders/orderView.ts';
import { mailAddress, mailAddressText } from './mailAddress.ts';
import type { MailDeps } from './mailJobs.ts';

const PICTURE_WIDTH = 300;

/** The mail after a purchase: the same facts as the order page, for people who keep mails (CX-23). */
export function confirmationMail(deps: Pick<MailDeps, 'config' | 'keyFor'>, site: Site, order: WholeOrder): NewMail {
  const origin = siteAddress(deps.config, site);
  const view = mailView(site, order, origin, origin + statusPath(orderToken(deps, site.id, order.order.id)));
  const { html, text } = renderOrderMail(view);
  const name = order.order.shippingAddress?.fullName ?? '';
  const recipient = mailAddress(name, order.order.email);
  return {
    kind: 'orderPlaced',
    recipient: recipient === null ? order.order.email : mailAddressText(recipient),
    sender: mailAddressText(senderOf(deps, site)),
    subject: orderPageWording.mailSubject(orderNumberText(order.order.number)),
    html,
    text,
    headers: { 'Auto-Submitted': 'auto-generated' },
    dedupeKey: `orderPlaced:${order.order.id}`,
  };
}

/** The owner's address; without one a name of the site's own host that nobody reads. */
function senderOf(deps: Pick<MailDeps, 'config'>, site: Site) {
  const host = new URL(siteAddress(deps.config, site)).hostname;
  return mailAddress(site.title, contactEmail(site)) ?? { name: mailAddress(site.title, 'a@b.example')!.name, address: `orders@${host}` };
}

function mailView(site: Site, order: WholeOrder, origin: string, statusUrl: string): OrderMailView {
  const view = orderView(site, order, { statusUrl, isConfirmation: true });
  const pictureOf = (index: number) => {
    const imageId = order.lines[index]?.imageId;
    const image = imageId ? order.images.get(imageId) : undefined;
    return image === undefined ? '' : origin + imageAddress(image, PICTURE_WIDTH);
  };
  return {
    language: site.language,
    siteTitle: site.title,
    siteUrl: origin,
    contactEmail: view.contactEmail,
    heading: orderPageWording.thanks(view.firstName),
    numberText: orderPageWording.number(view.number),
    placedOn: view.placedOn,
    next: orderPageWording.next,
    statusLabel: orderPageWording.status,
    statusHint: orderPageWording.statusLink,
    statusUrl,
    shipToLabel: orderPageWording.shipTo,
    addressLines: view.addressLines,
    shippingName: view.shippingName,
    note: view.note,
    isTestMode: view.isTestMode,
    lines: view.entries.map((entry, index) => ({
      title: entry.title,
      variantText: entry.variantText,
      quantity: entry.quantity,
      totalText: entry.lineTotalText,
      pictureUrl: pictureOf(index),
    })),
    totals: view.totals.map(({ label, text, note, isTotal }) => ({ label, text, note, isTotal })),
  };
}
