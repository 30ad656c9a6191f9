import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { readersLanguage } from '@quoin/domain/languages';
import { imageAddress } from '@quoin/domain/media';
import { DEFAULT_CURRENCY, isCurrencyCode, money } from '@quoin/domain/money';
import { DEFAULT_DOWNLOADS, type OrderWords, orderWords } from '@quoin/domain/orders';
import {
  type MailFormats,
  mailFormats,
  type OrderMailLine,
  type OrderMailOrder,
  orderConfirmationMail,
} from '@quoin/rendering/mail';
import { grantFiles, listGrantedFiles } from '../../catalog/index.ts';
import type { NewMail } from '../../mail/index.ts';
import { composeMail } from '../../mail/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { processLocales } from '../../platform/processLocales.ts';
import type { Site } from '../../sites/index.ts';
import { siteAddress, siteAddressIn } from '../../sites/index.ts';
import { orderToken, statusPath } from '../orderToken.ts';
import { answersToBuyer, lineDetails } from '../views/lineAnswers.ts';
import type { WholeOrder } from '../views/loadOrder.ts';
import { orderRenewalText } from '../views/orderRenewal.ts';
import { type OrderView, orderTotalRows, orderView } from '../views/orderView.ts';
import type { MailDeps } from './mailJobs.ts';

/** Twice the 72 px it is shown at, and a step that every picture has. */
const PICTURE_WIDTH = 300;

/** The mail after a purchase: the same facts as the order page, for people who keep mails (CX-23). */
export async function confirmationMail(
  deps: Pick<MailDeps, 'config' | 'keyFor'>,
  trx: SiteTransaction,
  site: Site,
  whole: WholeOrder,
): Promise<NewMail> {
  const { order } = whole;
  const origin = siteAddress(deps.config, site);
  const language = readersLanguage(order.language, site.language);
  const statusUrl = siteAddressIn(deps.config, site, order.language) + statusPath(orderToken(deps, site.id, order.id));
  const formats = mailFormats(processLocales(), { ...site, language });
  const view = orderView({ ...site, language }, whole, {
    ...{ statusUrl, isConfirmation: true },
    now: trx.now().getTime(),
  });
  const files = await filesOf(trx, site, whole, view);
  const moneyText = formats.money;
  const renewal = await orderRenewalText(trx, site.id, order, { language, moneyText, isFresh: true });
  const means = { origin, formats, words: orderWords(language), language, files, renewal };
  return composeMail(deps, trx, site, {
    kind: orderConfirmationMail,
    input: { order: mailOrder(view, whole, means), statusUrl },
    language: order.language,
    to: { name: order.shippingAddress?.fullName ?? '', email: order.email },
    dedupeKey: `orderConfirmation:${order.id}`,
  });
}

/** Names of what can be downloaded already. */
async function filesOf(
  trx: SiteTransaction,
  site: Site,
  { order, lines }: WholeOrder,
  { statusKey }: OrderView,
): Promise<readonly string[]> {
  const isOpen = statusKey !== 'awaitingPayment' && statusKey !== 'checking' && statusKey !== 'canceled';
  if (!isOpen || !lines.some(({ productType }) => productType === PRODUCT_TYPES.digital)) return [];
  await grantFiles(trx, site.id, order.id, DEFAULT_DOWNLOADS.days);
  return (await listGrantedFiles(trx, site.id, order.id)).map(({ file }) => file.filename);
}

interface MailMeans {
  readonly origin: string;
  readonly formats: MailFormats;
  readonly words: OrderWords;
  readonly language: string;
  readonly files: readonly string[];
  readonly renewal: string;
}

/** The facts of the order page, amounts and the day as people of the site's language write them. */
function mailOrder(view: OrderView, whole: WholeOrder, means: MailMeans): OrderMailOrder {
  const { origin, formats, words, language, files } = means;
  const { number, firstName, addressLines, shippingName, isTestMode } = view;
  const note = [...view.answers.map(({ label, answer }) => `${label}: ${answer}`), view.note]
    .filter(Boolean)
    .join('\n');
  const { order, lines } = whole;
  const currency = isCurrencyCode(order.currency) ? order.currency : DEFAULT_CURRENCY;
  const text = (minor: bigint) => formats.money(money(minor, currency));
  return {
    ...{ number, firstName, addressLines, shippingName, isTestMode, note },
    deliveryText: view.deliveryText,
    deliveryKind: view.deliveryKind,
    files,
    renewalText: means.renewal,
    paymentText: view.paymentText,
    placedOn: formats.day(order.placedAt.getTime()),
    totals: orderTotalRows(order, formats.money, words.totals).map(({ label, text: amount, note: hint, isTotal }) => {
      return { label, text: amount, note: hint, isTotal };
    }),
    lines: lines.map((line, index): OrderMailLine => {
      const { title, quantity, unitPrice } = line;
      const variantText = lineDetails(line, answersToBuyer(line, order.email, language)).join(' · ');
      return {
        ...{ title, variantText, quantity, pictureUrl: pictureUrl(whole, index, origin) },
        unitPriceText: text(unitPrice),
        totalText: text(unitPrice * BigInt(quantity)),
      };
    }),
  };
}

function pictureUrl({ lines, images }: WholeOrder, index: number, origin: string): string {
  const image = images.get(lines[index]?.imageId ?? '');
  return image === undefined ? '' : origin + imageAddress(image, PICTURE_WIDTH);
}
