import { isEmailAddress } from '@quoin/domain/access';
import { imageAddress } from '@quoin/domain/media';
import { type OrderMailLine, type OrderMailOrder, type OrderMailSite, renderOrderMail } from '@quoin/rendering/mail';
import type { MailAddress } from '../../gateways/mail/mailGateway.ts';
import type { NewMail } from '../../storage/mail.ts';
import type { Site } from '../../storage/sites.ts';
import { siteAddress } from '../app/siteAddress.ts';
import { contactEmail } from '../cart/storeSettings.ts';
import type { WholeOrder } from '../orders/loadOrder.ts';
import { orderToken, statusPath } from '../orders/orderToken.ts';
import { type OrderView, orderView } from '../orders/orderView.ts';
import { mailAddress, mailAddressText, mailName, noAddressText } from './mailAddress.ts';
import type { MailDeps } from './mailJobs.ts';

/** Twice the 72 px it is shown at, and a step that every picture has. */
const PICTURE_WIDTH = 300;

/** The mail after a purchase: the same facts as the order page, for people who keep mails (CX-23). */
export function confirmationMail(deps: Pick<MailDeps, 'config' | 'keyFor'>, site: Site, whole: WholeOrder): NewMail {
  const { order } = whole;
  const origin = siteAddress(deps.config, site);
  const statusUrl = origin + statusPath(orderToken(deps, site.id, order.id));
  const view = orderView(site, whole, { statusUrl, isConfirmation: true });
  const mail = renderOrderMail(mailOrder(view, whole, origin), mailSite(site, origin), { statusUrl });
  const to = mailAddress(order.shippingAddress?.fullName ?? '', order.email);
  return {
    kind: 'orderConfirmation',
    recipient: to === null ? noAddressText(order.email) : mailAddressText(to),
    sender: mailAddressText(senderOf(site, origin)),
    ...mail,
    headers: { 'Auto-Submitted': 'auto-generated' },
    dedupeKey: `orderConfirmation:${order.id}`,
  };
}

/** Empty unless it is an address: it becomes a link and a sender. */
function contactOf(site: Site): string {
  const address = contactEmail(site);
  return isEmailAddress(address) ? address : '';
}

/** The owner's address; without one a name of the site's own host that nobody reads. */
function senderOf(site: Site, origin: string): MailAddress {
  const address = contactOf(site) || `orders@${new URL(origin).hostname}`;
  return { name: mailName(site.title), address };
}

function mailSite(site: Site, origin: string): OrderMailSite {
  return { language: site.language, title: site.title, url: origin, contactEmail: contactOf(site) };
}

function mailOrder(view: OrderView, whole: WholeOrder, origin: string): OrderMailOrder {
  const { number, placedOn, firstName, addressLines, shippingName, deliveryText, paymentText, isTestMode, note } = view;
  return {
    ...{ number, placedOn, firstName, addressLines, shippingName, deliveryText, paymentText, isTestMode, note },
    totals: view.totals.map((row) => ({ label: row.label, text: row.text, note: row.note, isTotal: row.isTotal })),
    lines: view.entries.map((entry, index): OrderMailLine => {
      const { title, variantText, quantity, unitPriceText, lineTotalText: totalText } = entry;
      return { title, variantText, quantity, unitPriceText, totalText, pictureUrl: pictureUrl(whole, index, origin) };
    }),
  };
}

function pictureUrl({ lines, images }: WholeOrder, index: number, origin: string): string {
  const image = images.get(lines[index]?.imageId ?? '');
  return image === undefined ? '' : origin + imageAddress(image, PICTURE_WIDTH);
}
