import { describe, expect, it } from 'vitest';
import { isPillShown, pillLabel, pillSpokenLabel } from './pill.ts';

const shop = { totalQuantity: 1, expressCheckout: false, isCartPage: false, customCart: false };

describe('cart pill', () => {
  it('is shown only when something is in the cart (PILL-01)', () => {
    expect(isPillShown(shop)).toBe(true);
    expect(isPillShown({ ...shop, totalQuantity: 0 })).toBe(false);
  });

  it('is absent with express checkout, on the cart page and with a custom cart (PILL-02)', () => {
    expect(isPillShown({ ...shop, expressCheckout: true })).toBe(false);
    expect(isPillShown({ ...shop, isCartPage: true })).toBe(false);
    expect(isPillShown({ ...shop, customCart: true })).toBe(false);
  });

  it.each([
    [1, '1', '1 item in cart'],
    [99, '99', '99 items in cart'],
    [100, '100', '100 items in cart'],
    [101, '100+', 'More than 100 items in cart'],
  ])('shows %d as %s and says “%s” (PILL-04)', (quantity, label, spoken) => {
    expect(pillLabel(quantity)).toBe(label);
    expect(pillSpokenLabel(quantity)).toBe(spoken);
  });

  it('has a label for zero items too, for the template’s indicator (PILL-05)', () => {
    expect(pillSpokenLabel(0)).toBe('0 items in cart');
  });
});
