import { answerComment, readComments, writeComment } from '../../comments/index.ts';
import { acceptSubmission, createFormLimits, listForms, loadOpenForm } from '../../forms/index.ts';
import { findSubscriber, joinList, listMailingLists, setSubscriberState } from '../../mailingLists/index.ts';
import { findVisiblePost, listItemAddresses } from '../../pages/index.ts';
import { signUpForRestock } from '../../restock/index.ts';
import { SAMPLE_PEOPLE } from './samplePeople.ts';
import { done, NO_LIMIT, type SampleStep } from './sampleStep.ts';
import { COMMENTS, MESSAGES } from './sampleTexts.ts';

const DAY = 86_400_000;
const SUBSCRIBERS = 18;
/** The last ones have not opened the link yet. */
const UNCONFIRMED = 2;
const RESTOCK_SIGNUPS = 7;
const MANY_ITEMS = 200;

function setDaysAgo({ sample, endsAt }: SampleStep, days: number): void {
  sample.clock.set(Math.round(endsAt - days * DAY));
}

/** Older ones are answered by the owner, which approves them; the last ones wait. */
export async function writeSampleComments(step: SampleStep): Promise<void> {
  const { sample, staff } = step;
  const posts = await postsOf(step);
  // Also where the shop does not take comments by itself: there is a screen to look at.
  const site = { ...step.site, settings: { ...step.site.settings, commentsEnabled: true } };
  const limits = { comments: NO_LIMIT, likes: NO_LIMIT };
  for (const [index, { daysAgo, person, body, answer }] of COMMENTS.entries()) {
    const itemId = posts[index % Math.max(posts.length, 1)];
    if (itemId === undefined) return;
    setDaysAgo(step, daysAgo);
    const { email, address } = SAMPLE_PEOPLE[person]!;
    const written = { name: address.fullName, email, body, wantsAnswers: false, itemId, parentId: '' };
    const from = { honeypot: '', ip: '127.0.0.1', visitor: null, siteUserId: null };
    await writeComment({ db: sample.db, limits }, site, { ...written, ...from });
    if (answer === '') continue;
    setDaysAgo(step, daysAgo - 0.4);
    const [waiting] = (await readComments(sample, site.id, { state: 'pending', after: null })).rows;
    if (waiting !== undefined)
      await answerComment(sample, site, { ...waiting, body: answer, name: site.title, actor: staff });
  }
}

async function postsOf({ sample, site }: SampleStep): Promise<readonly string[]> {
  return sample.db.inSite({ websiteId: site.id }, async (trx) => {
    const items = await listItemAddresses(trx, site.id, MANY_ITEMS);
    const posts: string[] = [];
    for (const { id, urlId } of items.toSorted((one, other) => (one.urlId < other.urlId ? -1 : 1)))
      if (urlId !== '' && (await findVisiblePost(trx, site.id, id)) !== null) posts.push(id);
    return posts;
  });
}

/** Messages by the demo's contact form. */
export async function sendSampleMessages(step: SampleStep): Promise<void> {
  const { sample, site } = step;
  const forms = await sample.db.inSite({ websiteId: site.id }, (trx) => listForms(trx, site.id));
  const contact = forms.find(({ kind }) => kind === 'form');
  const visitor = { secret: null, ip: '127.0.0.1', isMember: false };
  const form = contact === undefined ? null : await loadOpenForm(sample, site, contact.id, visitor);
  if (form === null) return;
  const page = { title: 'Questions', id: '', path: '/contact', contentSource: 'c', permissionType: '' };
  for (const { daysAgo, person, about, message } of MESSAGES) {
    setDaysAgo(step, daysAgo);
    const { email, address } = SAMPLE_PEOPLE[person]!;
    const [first = '', ...others] = address.fullName.split(' ');
    const name = [first, others.join(' ')];
    const answers = { name, email, about, order: '', message, copy: [] };
    const filled = { answers, page, isHoneypotFilled: false, ip: '127.0.0.1', key: sample.newId() };
    const sent = await acceptSubmission(
      { ...sample, limits: createFormLimits() },
      site,
      { ...form, main: form },
      filled,
    );
    if (!sent.ok) throw new Error(`A sample message was refused: ${JSON.stringify(sent.refusal)}`);
  }
}

/** People on the demo's mailing list. */
export async function joinSampleLists(step: SampleStep): Promise<void> {
  const { sample, site } = step;
  for (let index = 0; index < SUBSCRIBERS; index += 1) {
    const { email, address } = SAMPLE_PEOPLE[(index * 3) % SAMPLE_PEOPLE.length]!;
    setDaysAgo(step, 58 - index * 3.3);
    await sample.db.inSite({ websiteId: site.id }, async (trx) => {
      const [list] = await listMailingLists(trx, site.id);
      if (list === undefined) return;
      const wish = { listId: list.id, email, fullName: address.fullName, source: 'Newsletter' };
      await joinList(sample, trx, site, wish);
      const joined = await findSubscriber(trx, site.id, { listId: list.id, email });
      if (joined !== null && index < SUBSCRIBERS - UNCONFIRMED)
        await setSubscriberState(trx, site.id, joined.id, 'subscribed');
    });
  }
}

/** People who wait for what is sold out. */
export async function askForSampleRestock(step: SampleStep): Promise<void> {
  const { sample, site, variants } = step;
  const soldOut = variants.filter(({ left }) => left === 0);
  for (let index = 0; index < RESTOCK_SIGNUPS; index += 1) {
    const variant = soldOut[(index % 3) % Math.max(soldOut.length, 1)];
    if (variant === undefined) return;
    setDaysAgo(step, 20 - index * 2.6);
    const { email } = SAMPLE_PEOPLE[(index * 5 + 2) % SAMPLE_PEOPLE.length]!;
    const wish = { productId: variant.itemId, variantId: variant.variantId, email, joinsMailingList: false };
    done(await signUpForRestock(sample, site, { ...wish, language: '', isVouchedFor: true }));
  }
}
