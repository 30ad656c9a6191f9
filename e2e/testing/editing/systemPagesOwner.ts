import { randomUUID } from 'node:crypto';
import { appCommentSettingsPath, appPagePasswordPath } from '@quoin/contract/endpoints/content';
import { type AppMailResponse, appMailPath, appMemberAreasPath } from '@quoin/contract/endpoints/running';
import {
  type AppDonationsResponse,
  type AppDraftResponse,
  type AppProductResponse,
  type AppRestockSettings,
  appDonationsPath,
  appDraftPath,
  appProductPath,
  appRestockSettingsPath,
  type CompleteDraftResponse,
  type DraftRequest,
  type SaveProductRequest,
} from '@quoin/contract/endpoints/store';
import type { ProductFormField } from '@quoin/domain/catalog';
import type { CommentSettings } from '@quoin/domain/site';
import { BUYER } from '../buying/buyer.ts';
import { makeLists } from '../buying/madeLists.ts';
import { accepted } from '../buying/purchase.ts';
import type { Owner } from '../owner.ts';
import type { OwnShop } from '../ownShop.ts';
import { bodyOf, type Visitor } from '../visitor.ts';
import { changeRecords, pageKeyOf, publishRecords } from './draft.ts';

export const MEMBER = 'ada@example.com';
const PASSWORD = 'ink on heavy paper';
const RESTOCK: AppRestockSettings = {
  ...{ isEnabled: true, successText: '', offersMailingList: true, optInByDefault: false },
  ...{ wantsCaptcha: false, isAutomatic: false },
};
const COMMENTS: CommentSettings = {
  ...{ commentsEnabled: true, commentApprovalRequired: false, commentThreaded: true, simpleLikingEnabled: true },
  ...{ commentDisableAfterDaysDefault: 0, commentNotices: false, disqusShortname: '' },
};

/** What the demo shop leaves off, and pages that are not for everybody: one has a password, one is for members. */
export async function openEverything(owner: Owner): Promise<void> {
  const { visitor } = owner;
  const put = async (path: string, body: object) => accepted(await visitor.send('PUT', path, body));
  await makeLists(owner);
  await put(appRestockSettingsPath('demo'), RESTOCK);
  await put(appCommentSettingsPath('demo'), COMMENTS);
  const { donations } = bodyOf<AppDonationsResponse>(accepted(await visitor.get(appDonationsPath('demo'))));
  await put(appDonationsPath('demo'), { ...donations, isEnabled: true });
  const area = { name: 'Studio notes', description: 'Letters from the press.', joining: 'free', productIds: [] };
  const made = accepted(await visitor.send('POST', appMemberAreasPath('demo'), area));
  const areas = bodyOf<{ readonly areas: readonly { readonly id: string }[] }>(made).areas.map(({ id }) => id);
  const [about, fairs] = [await pageKeyOf(owner, 'about'), await pageKeyOf(owner, 'fairs')];
  await put(appPagePasswordPath('demo', fairs.replace('page:', '')), { password: PASSWORD });
  await changeRecords(owner, [{ key: fairs, path: ['access'], now: { kind: 'password' } }]);
  await publishRecords(owner, [{ key: about, path: ['access'], now: { kind: 'areas', areas } }]);
  await askOfRails(owner);
}

/** Gives a product questions for its buyer. */
async function askOfRails({ visitor, products }: Owner): Promise<void> {
  const path = appProductPath('demo', (await products('Hanging Rail'))[0]?.id ?? '');
  const { product } = bodyOf<AppProductResponse>(accepted(await visitor.get(path)));
  const asked = { description: '', isRequired: true, options: [] };
  const fields: readonly ProductFormField[] = [
    { ...asked, id: 'burn', type: 'text', title: 'Name to burn in', description: 'On the back, up to twenty letters' },
    { ...asked, id: 'note', type: 'textarea', title: 'Note for the workshop', isRequired: false },
    { ...asked, id: 'cord', type: 'select', title: 'Cord', options: ['Natural', 'Black'] },
  ];
  const draft = { ...product.draft, form: { id: 'rail', name: '', fields } };
  accepted(await visitor.send('PUT', path, { revision: product.revision, draft } satisfies SaveProductRequest));
}

/** Has an account from here on. */
export async function signUp(shop: OwnShop, owner: Owner, visitor: Visitor): Promise<void> {
  await visitor.post('/account/sign-up', { fullName: 'Ada Ekström', email: MEMBER, password: PASSWORD });
  const link = await mailedPath(owner, MEMBER, /\/account\/confirm\?token=[\w-]+/);
  await visitor.get(link);
  const token = new URL(link, shop.shopOrigin).searchParams.get('token') ?? '';
  const { status } = await visitor.post('/account/confirm', { token });
  if (status >= 400) throw new Error(`Not signed up: ${status}`);
}

/** Where its buyer pays an order that the shop has written. */
export async function sentDraft({ visitor }: Owner): Promise<string> {
  const { path, revision } = await writeDraft(visitor);
  const wish = { revision, isMailed: false };
  const { draft } = bodyOf<AppDraftResponse>(accepted(await visitor.send('POST', `${path}/send`, wish)));
  return new URL(draft.linkUrl ?? '').pathname;
}

/** The page that thanks for an order whose money is not there yet. */
export async function orderThatWaits(owner: Owner): Promise<string> {
  const { path, revision } = await writeDraft(owner.visitor);
  const wish = { revision, isPaid: false };
  const done = accepted(await owner.visitor.send('POST', `${path}/complete`, wish));
  const { statusUrl } = await owner.order(bodyOf<CompleteDraftResponse>(done).orderId);
  return `/checkout${new URL(statusUrl ?? '').pathname}`;
}

async function writeDraft(visitor: Visitor): Promise<{ readonly path: string; readonly revision: number }> {
  const draft: DraftRequest = {
    ...{ revision: null, email: MEMBER, shippingName: 'Standard', shipping: '4.90', note: 'As we said.' },
    shippingAddress: { ...BUYER, line2: '', region: '', phone: '' },
    lines: [{ id: randomUUID(), variantId: null, title: 'A day in the workshop', quantity: 2, unitPrice: '120.00' }],
  };
  const path = appDraftPath('demo', randomUUID());
  const { revision } = bodyOf<AppDraftResponse>(accepted(await visitor.send('PUT', path, draft))).draft;
  return { path, revision };
}

/** Returns the path in the newest mail to an address. Without a mail server, the mail waits in the owner's mailbox. */
export async function mailedPath(owner: Owner, email: string, path: RegExp): Promise<string> {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    for (const { id } of await owner.mails(email)) {
      const { mail } = bodyOf<AppMailResponse>(await owner.visitor.get(appMailPath('demo', id)));
      const found = path.exec(mail.text)?.[0];
      if (found !== undefined) return found;
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No mail with ${path} came to ${email}.`);
}
