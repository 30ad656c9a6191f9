import { money } from '@quoin/domain/money';
import { sourceHash } from '@quoin/domain/translations';
import { formMails } from '@quoin/rendering/mail';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCT_ITSELF } from '../audit/storage/auditLog.ts';
import { composeMail } from '../mail/composeMail.ts';
import { saveMailTemplate } from '../mail/storage/mailTemplates.ts';
import { loadImages } from '../media/storage/images.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { newId, secureRoll } from '../platform/database/ids.ts';
import { insertShippingMethods, listShippingMethods } from '../pricing/storage/shippingMethods.ts';
import { addTestShop, type TestShop } from '../storefront/testing/shop.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { changeLanguages } from './siteLanguages.ts';
import { keepTranslations, showGroups, showTexts } from './translations.ts';

const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost' };
const SHIPPING = newId(Date.UTC(2026, 0, 1), secureRoll);
let database: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await addTestShop(database.db, 'salt');
  const languages = [{ code: 'de', isVisible: true }];
  await changeLanguages({ db: database.db }, await shop.load(), { languages, actor: PRODUCT_ITSELF });
  await inMain(async (trx) => {
    const rate = { kind: 'flat', price: money(490n, 'EUR') } as const;
    const method = { id: SHIPPING, name: 'Standard', description: 'By post', places: [], rate, freeFrom: null };
    await insertShippingMethods(trx, shop.siteId, [{ ...method, minDays: 1, maxDays: 3, isEnabled: true }]);
    const template = { subject: 'Hello {site.title}', html: '<p>You are on {site.title}.</p>' };
    await saveMailTemplate(trx, shop.siteId, {
      ...{ ...template, kind: formMails.welcome.name, baseRevision: 0, updatedBy: 'x' },
    });
  });
});
afterAll(() => database.close());

const inMain = <T>(work: (trx: SiteTransaction) => Promise<T>) => database.db.inSite({ websiteId: shop.siteId }, work);
const inGerman = <T>(work: (trx: SiteTransaction) => Promise<T>) =>
  database.db.inSite({ websiteId: shop.siteId, language: 'de' }, work);

async function translate(group: string, values: Readonly<Record<string, string>>) {
  const site = await shop.load();
  const texts = (await showTexts({ db: database.db }, site, { language: 'de', group })) ?? [];
  const written = texts.flatMap((text) => {
    const value = values[text.source];
    return value === undefined ? [] : [{ ...text, value, sourceHash: sourceHash(text.source) }];
  });
  expect(written).toHaveLength(Object.keys(values).length);
  return keepTranslations({ db: database.db }, site, { language: 'de', group, texts: written });
}

describe('texts of a store', () => {
  it('stand among what is to translate (PREF-03)', async () => {
    const groups = (await showGroups({ db: database.db }, await shop.load(), 'de'))?.groups ?? [];
    const ids = groups.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['shipping', 'images', `mail:${formMails.welcome.name}`]));
  });

  it('name a way of shipping in the language of who buys (PREF-03)', async () => {
    await translate('shipping', { Standard: 'Standardversand', 'By post': 'Mit der Post' });
    const read = (trx: SiteTransaction) => listShippingMethods(trx, shop.siteId, 'EUR');
    const names = ({ name, description }: { readonly name: string; readonly description: string }) => [
      name,
      description,
    ];
    expect((await inGerman(read)).map(names)).toEqual([['Standardversand', 'Mit der Post']]);
    expect((await inMain(read)).map(names)).toEqual([['Standard', 'By post']]);
  });

  it('describe pictures in the language of who does not see them (PREF-03)', async () => {
    await translate('images', { 'View 0': 'Ansicht von vorn' });
    const [first = ''] = shop.imageIds;
    const read = async (trx: SiteTransaction) =>
      (await loadImages(trx, shop.siteId, shop.imageIds)).get(first)?.altText;
    expect([await inGerman(read), await inMain(read)]).toEqual(['Ansicht von vorn', 'View 0']);
  });

  it('are the mails that an owner wrote anew, each in its reader’s language (PREF-03)', async () => {
    await translate(`mail:${formMails.welcome.name}`, {
      'Hello {site.title}': 'Willkommen bei {site.title}',
      '<p>You are on {site.title}.</p>': '<p>Sie sind bei {site.title}.</p>',
    });
    const site = await shop.load();
    const mailTo = (language: string) =>
      inMain((trx) =>
        composeMail({ config }, trx, site, {
          ...{ kind: formMails.welcome, language, to: { name: '', email: 'ada@example.com' }, dedupeKey: language },
          input: { list: 'Letters', unsubscribeUrl: 'http://x.example/' },
        }),
      );
    expect((await mailTo('de')).subject).toBe('Willkommen bei Salt & Paper');
    expect((await mailTo('de')).html).toContain('Sie sind bei Salt');
    expect((await mailTo('en')).subject).toBe('Hello Salt & Paper');
  });
});
