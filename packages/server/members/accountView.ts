import { accountWords, memberAreaWords, passwordlessSentence, passwordlessWords } from '@quoin/domain/access';
import { dayInZone, formatFileSize } from '@quoin/domain/formats';
import { formatMoney, isCurrencyCode, money } from '@quoin/domain/money';
import {
  addressLines,
  buyerState,
  type OrderPaymentState,
  orderNumberText,
  orderPageWords,
  renewalText,
  type SavedAddress,
  type SubscriptionStatus,
} from '@quoin/domain/orders';
import { courseWords } from '@quoin/domain/site';
import type { FieldView } from '../addresses/index.ts';
import type { NoticeView } from '../cart/index.ts';
import type { CustomerOrderRow } from '../orders/index.ts';
import { boughtLine } from '../orders/index.ts';
import type { Site } from '../sites/index.ts';
import type { SignedInMember } from './memberDeps.ts';
import type { LinkedSubscription, MemberDownloads } from './memberPages.ts';
import type { StoredPasskey } from './storage/siteUserPasskeys.ts';

/** What the theme's account page reads: plain text, finished; every key is always there. */
export interface AccountView {
  readonly title: string;
  readonly lead: string;
  /** Who is signed in; null on the pages that lead there. */
  readonly member: { readonly name: string; readonly email: string } | null;
  readonly navigation: readonly NavigationView[];
  readonly crumb: string;
  readonly signOutText: string;
  readonly problem: NoticeView | null;
  /** What was just done; empty for nothing. */
  readonly saved: string;
  readonly sections: readonly SectionView[];
}

interface NavigationView {
  readonly label: string;
  readonly url: string;
  readonly isCurrent: boolean;
}

export interface LinkView {
  readonly label: string;
  readonly url: string;
}

/** A row of a list: an order, a file, a subscription. */
export interface RowView {
  readonly title: string;
  readonly detail: string;
  readonly amount: string;
  readonly status: string;
  readonly url: string;
  /** What can be done with it, by a form of one button. */
  readonly act?: RowActView;
}

export interface RowActView {
  readonly action: string;
  readonly crumb: string;
  readonly id: string;
  readonly text: string;
}

interface CardView {
  readonly id: string;
  readonly crumb: string;
  readonly lines: readonly string[];
  readonly isDefault: boolean;
  readonly changeUrl: string;
}

export interface CheckView {
  readonly name: string;
  readonly label: string;
  readonly isChecked: boolean;
}

export interface FormView {
  readonly action: string;
  readonly crumb: string;
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  readonly fields: readonly FieldView[];
  readonly checks: readonly CheckView[];
  readonly submitText: string;
  readonly look: 'primary' | 'quiet' | 'danger';
  /** An address form: choosing another country without script. */
  readonly hasCountryButton: boolean;
}

/** Signing in by a key of the device; its button shows itself where the browser can do that. */
export interface PasskeyView {
  readonly kind: 'add' | 'signIn';
  readonly text: string;
  /** Said where it did not work and the server has no better word. */
  readonly failedText: string;
  /** Said where the device has a key for this account already. */
  readonly knownText: string;
  /** Where a person goes right after signing in. */
  readonly next: string;
  readonly crumb: string;
  readonly removeText: string;
  readonly keys: readonly { readonly id: string; readonly name: string; readonly detail: string }[];
}

export interface SectionView {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The current status, in addition to the text. */
  readonly note: string;
  readonly form: FormView | null;
  readonly rows: readonly RowView[];
  readonly cards: readonly CardView[];
  readonly passkey: PasskeyView | null;
  /** Other services to sign in by. */
  readonly services: readonly LinkView[];
  readonly links: readonly LinkView[];
}

export function section(given: Partial<SectionView> & Pick<SectionView, 'id'>): SectionView {
  return {
    title: '',
    text: '',
    note: '',
    form: null,
    rows: [],
    cards: [],
    passkey: null,
    services: [],
    links: [],
    ...given,
  };
}

export function form(given: Partial<FormView> & Pick<FormView, 'action' | 'submitText'>): FormView {
  return { crumb: '', hidden: [], fields: [], checks: [], look: 'primary', hasCountryButton: false, ...given };
}

const PLACES = ['orders', 'addresses', 'downloads', 'subscriptions', 'details'] as const;

/** Places that only some sites have. Other sites don't show them. */
export interface OwnPlaces {
  readonly hasAreas: boolean;
  readonly hasCourses: boolean;
}

export function accountNavigation(path: string, language: string, own: OwnPlaces): readonly NavigationView[] {
  const words = accountWords(language);
  const places = PLACES.map((place) => ({ label: words[place], place: place as string }));
  const more = [
    ...(own.hasAreas ? [{ label: memberAreaWords(language).memberships, place: 'memberships' }] : []),
    ...(own.hasCourses ? [{ label: courseWords(language).courses, place: 'courses' }] : []),
  ];
  return [...places.slice(0, -1), ...more, ...places.slice(-1)].map(({ label, place }) => ({
    label,
    url: `/account/${place}`,
    isCurrent: path === `/account/${place}`,
  }));
}

export function memberView({ fullName, email }: SignedInMember): AccountView['member'] {
  return { name: fullName, email };
}

/** The day in the shop's own time zone and language. */
export function dayText(site: Site, at: Date): string {
  return new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: site.timeZone }).format(at);
}

function amountText(site: Site, minor: bigint, currency: string): string {
  return formatMoney(money(minor, isCurrencyCode(currency) ? currency : site.currency), site.language);
}

export function orderRow(site: Site, order: CustomerOrderRow, now: number): RowView {
  const today = dayInZone(now, site.timeZone);
  const bought = order.lines.map((line) => boughtLine(line, today));
  const words = accountWords(site.language);
  return {
    title: orderNumberText(order.number),
    detail: `${dayText(site, order.placedAt)} · ${words.items(order.itemCount)}`,
    amount: amountText(site, order.grandTotal, order.currency),
    status: orderPageWords(site.language).states[buyerState(order.paymentState as OrderPaymentState, bought)],
    url: `/account/orders/${order.id}`,
  };
}

export function downloadSections(site: Site, found: readonly MemberDownloads[]): readonly SectionView[] {
  const words = accountWords(site.language);
  return found.map(({ order, files }) =>
    section({
      id: `order-${order.number}`,
      title: `${orderNumberText(order.number)} · ${dayText(site, order.placedAt)}`,
      rows: files.map((file) => ({
        title: file.title,
        detail: `${file.filename} · ${formatFileSize(file.byteSize, site.language)}`,
        amount: '',
        status: file.isOpen ? words.downloadsLeft(file.downloadsLeft) : words.downloadOver,
        url: file.isOpen ? file.url : '',
      })),
    }),
  );
}

export function subscriptionRow(site: Site, one: LinkedSubscription): RowView {
  const amount = amountText(site, one.amount, one.currency);
  return {
    title: one.title,
    detail: `${dayText(site, one.createdAt)} · ${renewalText({ plan: one.plan, renewalText: amount, language: site.language })}`,
    amount,
    status: orderPageWords(site.language).subscriptionStates[one.status as SubscriptionStatus] ?? one.status,
    url: one.path,
  };
}

export function addressCard(saved: SavedAddress, crumb: string, language: string): CardView {
  const { id, isDefault, ...address } = saved;
  return { id, crumb, isDefault, lines: addressLines(address, language), changeUrl: `/account/addresses?change=${id}` };
}

/** Builds the button for the sign-in page. A visitor with a passkey here needs neither address nor password. */
export function passkeySignIn(language: string, next: string): PasskeyView {
  const { byPasskey, failed } = passwordlessWords(language);
  return {
    kind: 'signIn',
    text: byPasskey,
    failedText: failed,
    knownText: '',
    next,
    crumb: '',
    removeText: '',
    keys: [],
  };
}

/** The keys of an account, and a button to add one. */
export function passkeySection(site: Site, keys: readonly StoredPasskey[], crumb: string): SectionView {
  const words = passwordlessWords(site.language);
  const detailOf = ({ createdAt, usedAt }: StoredPasskey) =>
    [words.added(dayText(site, createdAt)), ...(usedAt === null ? [] : [words.used(dayText(site, usedAt))])].join(
      ' · ',
    );
  return section({
    id: 'passkeys',
    title: words.passkeys,
    text: words.passkeysText,
    passkey: {
      ...{ kind: 'add', text: words.add, failedText: words.failed, crumb, removeText: words.remove },
      knownText: passwordlessSentence({ code: 'passkeyKnown' }, site.language),
      next: '/account/details?said=passkey#section-passkeys',
      keys: keys.map((key) => ({ id: key.id, name: key.name, detail: detailOf(key) })),
    },
  });
}
