import { ROLES } from '@quoin/domain/access';
import { money } from '@quoin/domain/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Address } from '../checkout.ts';
import { checkMachine } from '../states/checkMachine.ts';
import { type CartTrace, cartFate, isCartMailDue } from './abandonedCart.ts';
import { addAddress, changeAddress, makeDefault, removeAddress, type SavedAddress } from './addressBook.ts';
import {
  decideDownload,
  downloadMessage,
  isDownloadLinkLive,
  newDownloadGrant,
  renewDownloadGrant,
} from './download.ts';
import {
  DRAFT_MACHINE,
  type DraftLine,
  decideCompleteDraft,
  mayWriteDrafts,
  moveDraft,
  validateDraft,
} from './draftOrder.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('downloads', () => {
  const grant = newDownloadGrant(0);

  it.each([
    [grant, 'paid', 1, 'ok'],
    [grant, 'partially_refunded', 1, 'ok'],
    [grant, 'awaiting_payment', 1, 'downloadNotPaid'],
    [grant, 'pending', 1, 'downloadNotPaid'],
    [grant, 'refunded', 1, 'downloadRevoked'],
    [{ ...grant, isRevoked: true }, 'paid', 1, 'downloadRevoked'],
    [grant, 'paid', 30 * DAY, 'downloadExpired'],
    [{ ...grant, downloads: 5 }, 'paid', 1, 'downloadLimitReached'],
  ] as const)('%j of a %s order at %d: %s', (each, payment, now, code) => {
    const decision = decideDownload(each, payment, now);
    expect(decision.ok ? 'ok' : decision.problem.code).toBe(code);
  });

  it('count, and begin anew when the owner sends them again', () => {
    expect(decideDownload({ ...grant, downloads: 4 }, 'paid', 1)).toMatchObject({ value: { downloads: 5 } });
    expect(renewDownloadGrant({ ...grant, downloads: 5 }, 40 * DAY)).toMatchObject({
      value: { downloads: 0, expiresAt: 70 * DAY },
    });
    expect(renewDownloadGrant({ ...grant, isRevoked: true }, 1)).toMatchObject({ ok: false });
  });

  it('are signed for one site, one file and one hour', () => {
    const link = { websiteId: 'w', orderId: 'o', lineId: 'l', fileId: 'f', expires: 3600 };
    expect(downloadMessage(link)).toBe('download.v1|w|o|l|f|3600');
    expect([isDownloadLinkLive(link, 3_599_999), isDownloadLinkLive(link, 3_600_000)]).toEqual([true, false]);
    expect(isDownloadLinkLive({ expires: Number.NaN }, 0)).toBe(false);
  });
});

describe('saved addresses', () => {
  const address: Address = {
    fullName: 'Ida Berg',
    line1: '1 Long Street',
    line2: '',
    city: 'Town',
    region: '',
    postalCode: '10115',
    countryCode: 'DE',
    phone: '',
  };

  it('are not kept twice, nor more than twenty', () => {
    const first = addAddress([], address, '1');
    expect(first).toMatchObject({ value: [{ id: '1', isDefault: true }] });
    const book = first.ok ? first.value : [];
    expect(addAddress(book, { ...address, fullName: ' ida  BERG ' }, '2')).toMatchObject({
      problem: { code: 'addressAlreadySaved' },
    });
    const many = Array.from(
      { length: 20 },
      (_, index): SavedAddress => ({ ...address, line1: `${index}`, id: `${index}`, isDefault: index === 0 }),
    );
    expect(addAddress(many, address, 'x')).toMatchObject({ problem: { code: 'addressBookFull', values: { max: 20 } } });
    expect(changeAddress(many, '3', { ...address, line1: '4' })).toMatchObject({
      problem: { code: 'addressAlreadySaved' },
    });
    expect(changeAddress(many, 'x', address)).toMatchObject({ problem: { code: 'savedAddressUnknown' } });
  });

  it('have one default always, whatever is added, removed and chosen', () => {
    const act = fc.record({
      kind: fc.constantFrom('add', 'remove', 'default'),
      id: fc.integer({ min: 0, max: 5 }).map(String),
    });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        let book: readonly SavedAddress[] = [];
        for (const { kind, id } of acts) {
          const changed =
            kind === 'add'
              ? addAddress(book, { ...address, line1: id }, id)
              : kind === 'remove'
                ? removeAddress(book, id)
                : makeDefault(book, id);
          if (changed.ok) book = changed.value;
          expect(book.filter(({ isDefault }) => isDefault)).toHaveLength(book.length === 0 ? 0 : 1);
        }
      }),
    );
  });
});

describe('abandoned carts', () => {
  const cart: CartTrace = {
    entryCount: 1,
    isPurchased: false,
    changedAt: 0,
    isPaying: false,
    email: 'a@example.com',
    mayBeMailed: true,
    mailedAt: null,
    orderedAt: null,
  };

  it.each<[Partial<CartTrace>, number, string, boolean]>([
    [{}, HOUR - 1, 'live', false],
    [{}, HOUR, 'abandoned', false],
    [{}, DAY, 'abandoned', true],
    [{ isPaying: true }, DAY, 'live', false],
    [{ entryCount: 0 }, DAY, 'gone', false],
    [{}, 61 * DAY, 'gone', false],
    [{ email: null }, DAY, 'abandoned', false],
    [{ mayBeMailed: false }, DAY, 'abandoned', false],
    [{ mailedAt: DAY }, 2 * DAY, 'abandoned', false],
    [{ orderedAt: HOUR }, DAY, 'abandoned', false],
    [{ isPurchased: true, mailedAt: DAY }, 2 * DAY, 'recovered', false],
    [{ isPurchased: true }, 2 * DAY, 'gone', false],
  ])('%j after %d ms: %s, mail due %s', (parts, now, fate, isDue) => {
    expect([cartFate({ ...cart, ...parts }, now), isCartMailDue({ ...cart, ...parts }, now)]).toEqual([fate, isDue]);
  });
});

describe('draft orders', () => {
  const owner = { roles: [], isOwner: true };
  const editor = { roles: [ROLES.editor], isOwner: false };
  const manager = { roles: [ROLES.storeManager], isOwner: false };
  const line: DraftLine = {
    id: 'a',
    variantId: 'v',
    title: 'Print',
    quantity: 1,
    unitPrice: money(900, 'EUR'),
    listPrice: money(1000, 'EUR'),
  };

  it('are a sound table, and a changed draft takes its link back', () => {
    expect(checkMachine(DRAFT_MACHINE)).toEqual([]);
    expect(moveDraft('sent', 'edit')).toEqual({ ok: true, value: 'open' });
    expect(moveDraft('completed', 'edit')).toMatchObject({ ok: false });
  });

  it('are written by whom the matrix lets change orders (AUT-2)', () => {
    expect([owner, manager, editor].map(mayWriteDrafts)).toEqual([true, true, false]);
  });

  it.each<[Partial<DraftLine>, string[]]>([
    [{}, []],
    [{ unitPrice: money(-1, 'EUR') }, ['draftPriceInvalid']],
    [{ quantity: 0 }, ['draftQuantityInvalid']],
    [{ quantity: 10_000 }, ['draftQuantityInvalid']],
    [{ title: ' ' }, ['draftTitleMissing']],
  ])('line %#: checked', (parts, codes) => {
    expect(validateDraft([{ ...line, ...parts }], owner).map(({ code }) => code)).toEqual(codes);
  });

  it('have lines, and prices below the list only from those who may refund', () => {
    expect(decideCompleteDraft('open', [], owner)).toMatchObject({ problem: { code: 'draftEmpty' } });
    expect(decideCompleteDraft('sent', [line], manager)).toEqual({ ok: true, value: 'completed' });
    expect(validateDraft([line], editor)).toMatchObject([{ code: 'draftPriceNotAllowed' }]);
  });
});
