import { randomBytes } from 'node:crypto';
import type { ProductDraft } from '@quoin/domain/catalog';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { createProduct } from '../catalog/products/saveProduct.ts';
import { loadEditedProduct } from '../catalog/storage/productDrafts.ts';
import { createStorePage } from '../catalog/storePages.ts';
import { confirmLink } from '../members/signUpMember.ts';
import { type MemberShop, openMemberShop, PASSWORD } from '../members/testing/memberShop.ts';
import { hashSessionToken, newSessionToken } from '../team/signIn/sessionToken.ts';
import { race, sized } from './testing/racing.ts';

const COUNT = sized(50, 12);
let here: MemberShop;
let there: MemberShop;
let storePageId: string;
let model: ProductDraft;

beforeAll(async () => {
  here = await openMemberShop();
  there = await openMemberShop({ besides: here.shop });
  const modelId = await here.shop.addProduct({ title: 'Model' });
  const site = { websiteId: here.shop.site.id };
  model = (await here.shop.db.inSite(site, (trx) => loadEditedProduct(trx, site.websiteId, modelId)))!.draft;
  storePageId = (await here.shop.test.asOwner<{ id: string }>('select id from collection'))[0]!.id;
});
afterAll(async () => {
  await there.shop.close();
  await here.shop.close();
});

const node = (index: number) => (index % 2 === 0 ? here : there);
const actor = { accountId: null, name: 'Olga' };
const many = <Value>(act: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: COUNT }, (_, index) => act(index)));
const numbered = (start: string) => [
  start,
  ...Array.from({ length: COUNT - 1 }, (_, index) => `${start}-${index + 1}`),
];

describe('the same name, wanted by all at once', () => {
  race(
    `${COUNT} links of one e-mail address opened at once: one account, no fault (RC-14, SES-5)`,
    { inSuite: 2 },
    async (round) => {
      const { test } = here.shop;
      const email = `same${round}@example.com`;
      await here.browser().post('/account/sign-up', { email, password: PASSWORD, fullName: 'Ada Kern' });
      const tokens = Array.from({ length: COUNT }, () => newSessionToken(randomBytes));
      await test.asOwner(
        `insert into site_user_token select (jsonb_populate_record(t, jsonb_build_object('token_hash', w.token))).*
       from site_user_token t, unnest($1::text[]) as w(token) where t.email = $2`,
        [tokens.map((token) => `\\x${hashSessionToken(token)!.toString('hex')}`), email],
      );
      const outcomes = await many((index) =>
        confirmLink(node(index).members, here.shop.site, { token: tokens[index]!, browserKey: '' }),
      );
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await test.asOwner('select 1 from site_user where lower(email) = $1', [email])).toHaveLength(1);
    },
  );

  race(
    `${COUNT} products of one title at once: addresses -1 to -${COUNT - 1} in the order of numbers, SKUs of their own (RC-14, PREF-07)`,
    { inSuite: 2 },
    async (round) => {
      const title = `Tide ${String.fromCharCode(97 + (round % 26))}${'x'.repeat(Math.floor(round / 26))}`;
      const made = await many((index) =>
        createProduct(
          node(index).shop.sale.cart,
          { site: here.shop.site, actor },
          { storePageId, draft: draftOf(title) },
        ),
      );
      const drafts = made.map((each) =>
        each.kind === 'done' ? each.value.draft : Promise.reject(new Error(JSON.stringify(each))),
      );
      const settled = (await Promise.all(drafts)).toSorted((a, b) =>
        a.urlId.localeCompare(b.urlId, 'en', { numeric: true }),
      );
      expect(settled.map(({ urlId }) => urlId)).toEqual(numbered(title.toLowerCase().replace(' ', '-')));
      expect(new Set(settled.map(({ variants }) => variants[0]!.sku)).size).toBe(COUNT);
    },
  );

  race(
    `${COUNT - 1} store pages of one address at once: -1 to -${COUNT - 1} (RC-14, PREF-07)`,
    { inSuite: 2 },
    async () => {
      const wanted = { title: 'Shop', navigationTitle: 'Shop', urlId: 'shop', description: '', isEnabled: true };
      const made = await Promise.all(
        Array.from({ length: COUNT - 1 }, (_, index) =>
          createStorePage(node(index).shop.sale.cart, { site: here.shop.site, actor }, wanted),
        ),
      );
      expect(made.map(({ kind }) => kind)).toEqual(Array.from({ length: COUNT - 1 }, () => 'done'));
      const pages = await here.shop.test.asOwner<{ url_id: string }>(
        "select url_id from collection where url_id like 'shop%'",
      );
      expect(pages.map((page) => page.url_id).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))).toEqual(
        numbered('shop'),
      );
      await here.shop.test.asOwner("delete from collection where url_id like 'shop-%'");
    },
  );
});

/** As an editor would send it: without an address or SKUs. */
function draftOf(title: string): ProductDraft {
  return {
    ...model,
    title,
    urlId: '',
    variants: model.variants.map((variant) => ({ ...variant, id: null, sku: '', seenStock: null })),
  };
}
