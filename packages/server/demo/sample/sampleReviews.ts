import { findOrderWork, orderToken } from '../../orders/index.ts';
import { decideReview, listReviewsOfOrder, writeReview } from '../../reviews/index.ts';
import { buyerOf } from './placeSampleOrder.ts';
import type { PlannedOrder } from './samplePlan.ts';
import { NO_LIMIT, type SampleStep } from './sampleStep.ts';

const DAY = 86_400_000;
const WRITTEN_AFTER = 9 * DAY;
/** Every so-many-th order is reviewed. */
const REVIEWED = 5;
/** Number of days whose reviews wait for approval. */
const WAITING_DAYS = 13;

const TEXTS: readonly (readonly [stars: number, title: string, body: string])[] = [
  [
    5,
    'Even better on the wall',
    'The paper has a weight that the pictures cannot show. It arrived flat and dry in a rainstorm.',
  ],
  [
    4,
    'Lovely, a little smaller than I thought',
    'My own fault: measure before you order. The print itself is perfect.',
  ],
  [5, '', 'My third from this workshop. The green is exactly the green.'],
  [5, 'Ein Geschenk, das bleibt', 'Sorgfältig verpackt, schöner Druck. Meine Schwester hat sich sehr gefreut.'],
  [3, 'Good print, slow parcel', 'Ten days to Vancouver. The tube had seen things, the print had not.'],
  [5, '期待以上でした', '紙の質感がとても良く、玄関に飾っています。'],
  [4, 'Très beau papier', 'Les couleurs sont fidèles. Le tube était un peu abîmé, mais la gravure est intacte.'],
  [
    5,
    'Framed it the same evening',
    'The margin is wide enough for a standard mat. Thank you for the handwritten note.',
  ],
  [2, 'Not my colour', 'Much warmer on paper than on my screen. Sent it back, which was easy.'],
  [5, '', 'Merci !'],
  [4, 'Solid', 'Does what a good print does: you stop noticing the wall.'],
  [5, 'Worth the wait', 'I had it in my cart for a year. I should not have waited.'],
];

/** Its buyer says something about one of its products, a while after it came. */
export async function reviewSampleOrder(step: SampleStep, order: PlannedOrder, orderId: string): Promise<void> {
  const at = order.at + WRITTEN_AFTER;
  if (order.number % REVIEWED !== 2 || at > step.endsAt) return;
  const { sample, site, staff, endsAt } = step;
  const { address } = buyerOf(order);
  const [stars, title, body] = TEXTS[Math.floor(order.number / REVIEWED) % TEXTS.length]!;
  sample.clock.set(at);
  const work = await sample.db.inSite({ websiteId: site.id }, (trx) => findOrderWork(trx, site.id, orderId));
  const itemId = work?.lines[0]?.productId ?? '';
  const posted = { stars, title, body, name: shortName(address.fullName), itemId, pictures: [], removed: [] };
  const asker = { websiteId: site.id, visitor: null, ip: '127.0.0.1' };
  const token = orderToken(sample, site.id, orderId);
  const written = await writeReview({ ...sample, limit: NO_LIMIT }, site, token, { posted, asker });
  if (written === null || !written.ok) throw new Error('A sample review was not taken.');
  if (written.state === 'published' || at > endsAt - WAITING_DAYS * DAY) return;
  sample.clock.set(Math.min(at + DAY / 4, endsAt));
  const reviews = await sample.db.inSite({ websiteId: site.id }, (trx) => listReviewsOfOrder(trx, site.id, orderId));
  for (const { id } of reviews) await decideReview(sample, site.id, { id, state: 'published', actor: staff });
}

/** `Hanna L.`; a name of one word, or in a script without spaces, as it is. */
function shortName(name: string): string {
  const [first = name, ...others] = name.split(' ');
  const last = others.at(-1);
  return last === undefined ? first : `${first} ${last.charAt(0)}.`;
}
