import { describe, expect, it } from 'vitest';
import { DEFAULT_RESTOCK, restockSettingsOf, SUCCESS_TEXT_LENGTH, storedRestock } from './settings.ts';
import { decideRestockEmail, isRestockOffered } from './signUp.ts';
import { restockSentence, restockSuccessText } from './wording.ts';

describe('signing up for a restock', () => {
  it.each([
    ['', 'Email cannot be blank'],
    ['   ', 'Email cannot be blank'],
    ['ada', 'Email is invalid'],
    ['a@', 'Email is invalid'],
    [`${'a'.repeat(250)}@ex.org`, 'Email is invalid'],
    ['a@b.example\r\nBcc: x@y.example', 'Email is invalid'],
    ['a@b.example,c@d.example', 'Email is invalid'],
  ])('says of %j: %s (RSTK-03)', (entered, said) => {
    const outcome = decideRestockEmail(entered);
    expect(outcome.ok ? outcome.value : restockSentence(outcome.problem)).toBe(said);
  });

  it('takes an address without the blanks around it', () => {
    expect(decideRestockEmail(' ada@example.com ')).toEqual({ ok: true, value: 'ada@example.com' });
  });

  it('is offered for what is sold out, where the store offers it (RSTK-01)', () => {
    expect(isRestockOffered({ isEnabled: true }, { isSoldOut: true })).toBe(true);
    expect(isRestockOffered({ isEnabled: true }, { isSoldOut: false })).toBe(false);
    expect(isRestockOffered({ isEnabled: false }, { isSoldOut: true })).toBe(false);
  });

  it('thanks in the store’s words, else with Signed up! (RSTK-04)', () => {
    expect(restockSuccessText(' Danke! ')).toBe('Danke!');
    expect(restockSuccessText('  ')).toBe('Signed up!');
  });

  it('has a sentence for whoever cannot be answered better (RSTK-05)', () => {
    expect(restockSentence({ code: 'restockSubmitFailed' })).toBe('Unable to submit form. Please try again later.');
  });
});

describe('the settings of a store', () => {
  it('offer it until somebody says otherwise', () => {
    expect(restockSettingsOf({})).toEqual(DEFAULT_RESTOCK);
    expect(restockSettingsOf({ storeSettings: { merchandisingSettings: [] } })).toEqual(DEFAULT_RESTOCK);
  });

  it('read back as they were kept, the long text cut', () => {
    const own = {
      isEnabled: false,
      successText: 'x'.repeat(600),
      offersMailingList: true,
      optInByDefault: true,
      wantsCaptcha: false,
      isAutomatic: false,
    };
    const { merchandising, store } = storedRestock(own);
    const read = restockSettingsOf({ storeSettings: { ...store, merchandisingSettings: merchandising } });
    expect(read).toEqual({ ...own, successText: 'x'.repeat(SUCCESS_TEXT_LENGTH) });
  });
});
