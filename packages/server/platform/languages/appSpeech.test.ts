import { sentence } from '@quoin/domain/access';
import { pricingSentence } from '@quoin/domain/cart';
import { catalogEditSentence, inventorySentence } from '@quoin/domain/catalog';
import { documentSentence } from '@quoin/domain/document';
import { sentence as ordersSentence, storeProfileSentence } from '@quoin/domain/orders';
import { describe, expect, it } from 'vitest';
import { speakToApp } from './appSpeech.ts';

const inGerman = (say: () => string | Promise<string>) => speakToApp('de-AT,de;q=0.9,en;q=0.8', say);

describe('what the server refuses in the app (28.2, 29.2)', () => {
  it.each<[string, () => string, string]>([
    ['team', () => sentence({ code: 'notAllowed' }), 'Ihre Rolle erlaubt das nicht.'],
    [
      'team, with a number of ours',
      () => sentence({ code: 'tooManyInvites' }),
      'Höchstens 50 Einladungen können offen sein. Ziehen Sie zuerst eine zurück.',
    ],
    ['what visitors are told, too', () => sentence({ code: 'notFound' }), 'Das gibt es hier nicht.'],
    ['orders', () => ordersSentence({ code: 'noteEmpty' }), 'Geben Sie zuerst einen Text ein.'],
    [
      'orders, with values',
      () => ordersSentence({ code: 'lineQuantityTooLarge', values: { left: 2, title: 'Druck' } }),
      'Von Druck sind nur noch 2 übrig.',
    ],
    [
      'products',
      () => catalogEditSentence({ code: 'titleTooLong', values: { max: 200 } }),
      'Ein Titel hat höchstens 200 Zeichen.',
    ],
    [
      'products, with nothing typed',
      () => catalogEditSentence({ code: 'priceInvalid', values: { value: ' ' } }),
      'Geben Sie einen Preis ein.',
    ],
    ['stock', () => inventorySentence({ code: 'variantGone' }), 'Diese Variante wurde gelöscht.'],
    ['settings', () => storeProfileSentence({ code: 'storeTitleMissing' }), 'Geben Sie einen Namen für den Shop ein.'],
    ['taxes', () => pricingSentence({ code: 'rateInvalid' }), 'Geben Sie einen Satz von 0 bis 100 Prozent ein.'],
    ['pages', () => documentSentence({ code: 'pageGone' }), 'Diese Seite wurde gelöscht.'],
  ])('is said in German: %s', async (_, say, german) => {
    expect(await inGerman(say)).toBe(german);
    expect(say()).not.toBe(german);
  });

  it.each([undefined, '', '*', 'en-GB,en', 'fr'])('is said in English to who asks in %s', async (asked) => {
    expect(await speakToApp(asked, () => sentence({ code: 'notAllowed' }))).toBe('Your role does not allow this.');
  });

  it('is said to each in their own language at the same time', async () => {
    const say = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return ordersSentence({ code: 'cartEmpty' });
    };
    expect(await Promise.all([inGerman(say), speakToApp('en', say), say()])).toEqual([
      'Ihr Warenkorb ist leer.',
      'Your cart is empty.',
      'Your cart is empty.',
    ]);
  });
});
