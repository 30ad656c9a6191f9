import { type AccountWords, accountWords, passwordlessWords } from '@quoin/domain/access';
import { type Address, isCountryCode, MAX_SAVED_ADDRESSES, type SavedAddress } from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import { queryText } from '@quoin/domain/site';
import { isId } from '../database/ids.ts';
import { type Reply, redirect } from '../http/reply.ts';
import type { SiteRequest, SiteRoute } from '../http/route.ts';
import { homeCountry } from '../operations/cart/storeSettings.ts';
import { eraseMember } from '../operations/customers/erasePerson.ts';
import {
  addressFields,
  currentPasswordField,
  emailField,
  nameField,
  newPasswordField,
} from '../operations/members/accountFields.ts';
import {
  addressCard,
  downloadSections,
  form,
  orderRow,
  passkeySection,
  type SectionView,
  section,
  subscriptionRow,
} from '../operations/members/accountView.ts';
import {
  loadAddressBook,
  makeAddressDefault,
  removeAddressFromBook,
  saveAddressInBook,
} from '../operations/members/addressBook.ts';
import {
  askForEmail,
  changeMemberPassword,
  loadMemberDetails,
  saveMemberDetails,
  signOutElsewhere,
} from '../operations/members/changeMemberDetails.ts';
import type { SignedInMember } from '../operations/members/memberDeps.ts';
import {
  listMemberDownloads,
  listMemberOrders,
  listSubscriptionsOfMember,
  memberOrderPath,
} from '../operations/members/memberPages.ts';
import { listMemberPasskeys } from '../operations/members/passkeys/addPasskey.ts';
import { type AccountDeps, accountPage, FRESH, forMembers, type Shown, shownAgain } from './accountReply.ts';
import { type FormFields, formFields } from './formFields.ts';
import { signedInCookies, signedOutCookies } from './memberCookies.ts';
import { type OrderPageDeps, orderNotFound } from './order.ts';

export type MemberPageDeps = AccountDeps & OrderPageDeps;
type MemberHandler = (deps: MemberPageDeps, request: SiteRequest, member: SignedInMember) => Promise<Reply>;

/** The pages of somebody who is signed in: what they bought, where it goes, what we know, and how to be forgotten. */
export function accountPageRoutes(deps: MemberPageDeps): SiteRoute[] {
  const get = (path: string, handle: MemberHandler): SiteRoute => ({
    ...{ method: 'GET', path, rate: 'page', forgery: 'none' },
    handle: forMembers((request, member) => handle(deps, request, member)),
  });
  const post = (path: string, rate: 'write' | 'signIn', handle: MemberHandler): SiteRoute => ({
    ...{ method: 'POST', path, rate, forgery: 'crumb' },
    handle: forMembers((request, member) => handle(deps, request, member)),
  });
  return [
    get('/account', showHome),
    get('/account/orders', showOrders),
    get('/account/orders/:orderId', showOrder),
    get('/account/addresses', (...args) => showAddresses(...args, FRESH)),
    post('/account/addresses', 'write', changeAddresses),
    get('/account/downloads', showDownloads),
    get('/account/subscriptions', showSubscriptions),
    get('/account/details', (...args) => showDetails(...args, FRESH)),
    post('/account/details', 'write', saveDetails),
    // Each asks for the current password: as many tries as a sign-in has.
    post('/account/password', 'signIn', changePassword),
    post('/account/email', 'signIn', changeEmail),
    post('/account/sessions', 'write', endSessions),
    get('/account/delete', (...args) => showDelete(...args, FRESH)),
    post('/account/delete', 'signIn', deleteAccount),
  ];
}

const LATEST = 3;

async function showHome(deps: MemberPageDeps, request: SiteRequest, member: SignedInMember): Promise<Reply> {
  const words = accountWords(request.site.language);
  const orders = await listMemberOrders(deps.members, request.site, member);
  const book = await loadAddressBook(deps.members, request.site, member);
  const [home] = book.filter(({ isDefault }) => isDefault);
  const firstName = member.fullName.split(' ')[0] ?? '';
  const sections = [
    { ...ordersSection(request, orders.slice(0, LATEST), orders.length > LATEST), title: words.yourOrders },
    section({
      id: 'address',
      title: words.homeAddress,
      cards: home === undefined ? [] : [addressCard(home, request.crumb ?? '', request.site.language)],
      text: home === undefined ? words.noAddress : '',
      links: [{ label: home === undefined ? words.newAddress : words.allAddresses, url: '/account/addresses' }],
    }),
  ];
  const title = firstName === '' ? words.account : words.hello(firstName);
  return accountPage(deps, request, { title, lead: member.email, sections });
}

type Orders = Awaited<ReturnType<typeof listMemberOrders>>;

function ordersSection(request: SiteRequest, orders: Orders, hasMore: boolean): SectionView {
  const words = accountWords(request.site.language);
  const none = orders.length === 0;
  return section({
    id: 'orders',
    text: none ? words.noOrders : '',
    rows: orders.map((order) => orderRow(request.site, order)),
    links: hasMore
      ? [{ label: words.allOrders, url: '/account/orders' }]
      : none
        ? [{ label: words.toShop, url: '/' }]
        : [],
  });
}

async function showOrders(deps: MemberPageDeps, request: SiteRequest, member: SignedInMember): Promise<Reply> {
  const words = accountWords(request.site.language);
  const orders = await listMemberOrders(deps.members, request.site, member);
  return accountPage(deps, request, { title: words.orders, sections: [ordersSection(request, orders, false)] });
}

/** On to the order's own page; another's order and none are the same page, to the byte (SC-7). */
async function showOrder(deps: MemberPageDeps, request: SiteRequest, member: SignedInMember): Promise<Reply> {
  const orderId = request.params.orderId ?? '';
  const path = isId(orderId) ? await memberOrderPath(deps.members, request.site, member, orderId) : null;
  return path === null ? orderNotFound(deps, { ...request, path: '/account/orders' }) : redirect(path);
}

async function showDownloads(deps: MemberPageDeps, request: SiteRequest, member: SignedInMember): Promise<Reply> {
  const words = accountWords(request.site.language);
  const found = await listMemberDownloads(deps.members, request.site, member);
  const none = section({ id: 'none', text: words.noDownloads });
  const sections = found.length === 0 ? [none] : downloadSections(request.site, found);
  return accountPage(deps, request, { title: words.downloads, sections });
}

async function showSubscriptions(deps: MemberPageDeps, request: SiteRequest, member: SignedInMember): Promise<Reply> {
  const words = accountWords(request.site.language);
  const found = await listSubscriptionsOfMember(deps.members, request.site, member);
  const rows = found.map((one) => subscriptionRow(request.site, one));
  const text = rows.length === 0 ? words.noSubscriptions : words.someSubscriptions;
  return accountPage(deps, request, {
    title: words.subscriptions,
    sections: [section({ id: 'subscriptions', text, rows })],
  });
}

async function showAddresses(
  deps: MemberPageDeps,
  request: SiteRequest,
  member: SignedInMember,
  shown: Shown,
): Promise<Reply> {
  const words = accountWords(request.site.language);
  const book = await loadAddressBook(deps.members, request.site, member);
  const changedId = shown.entered.values.id ?? queryText(request.query, 'change') ?? '';
  const changed = book.find(({ id }) => id === changedId) ?? null;
  const isFull = changed === null && book.length >= MAX_SAVED_ADDRESSES;
  const list = section({
    id: 'book',
    cards: book.map((each) => addressCard(each, request.crumb ?? '', request.site.language)),
  });
  const sections = isFull ? [list] : [...(book.length > 0 ? [list] : []), addressForm(request, changed, shown)];
  return accountPage(deps, request, {
    title: words.addresses,
    sections,
    shown: { ...shown, saved: shown.saved || saidIn(request) },
  });
}

const SAID = {
  address: 'addressSaved',
  removed: 'addressRemoved',
  details: 'saved',
  password: 'passwordSaved',
  sessions: 'signedOutEverywhere',
} as const satisfies Readonly<Record<string, keyof AccountWords>>;

/** What was just done, as the address of the page says. */
function saidIn({ query, site }: SiteRequest): string {
  const said = queryText(query, 'said') ?? '';
  if (said === 'passkey') return passwordlessWords(site.language).saved;
  if (said === 'passkey-removed') return passwordlessWords(site.language).removed;
  return Object.hasOwn(SAID, said) ? accountWords(site.language)[SAID[said as keyof typeof SAID]] : '';
}

function addressForm(request: SiteRequest, changed: SavedAddress | null, { entered }: Shown): SectionView {
  const words = accountWords(request.site.language);
  const wanted = entered.values.countryCode ?? changed?.countryCode ?? homeCountry(request.site) ?? '';
  const country = isCountryCode(wanted) ? wanted : 'US';
  return section({
    id: 'address',
    title: changed === null ? words.newAddress : words.changeAddress,
    form: form({
      action: '/account/addresses',
      crumb: request.crumb ?? '',
      hidden: [{ name: 'id', value: changed?.id ?? '' }],
      fields: addressFields(entered, country, changed, request.site.language),
      submitText: words.saveAddress,
      hasCountryButton: true,
    }),
    links: changed === null ? [] : [{ label: words.cancel, url: '/account/addresses' }],
  });
}

const PARTS = ['fullName', 'line1', 'line2', 'city', 'region', 'postalCode', 'countryCode', 'phone'] as const;

function addressOf(fields: FormFields): Address {
  const [fullName, line1, line2, city, region, postalCode, countryCode, phone] = PARTS.map((name) => fields.text(name));
  return {
    ...{ fullName: fullName!, line1: line1!, line2: line2!, city: city! },
    ...{ region: region!, postalCode: postalCode!, countryCode: countryCode!, phone: phone! },
  };
}

async function changeAddresses(deps: MemberPageDeps, request: SiteRequest, member: SignedInMember): Promise<Reply> {
  const fields = formFields(request);
  const [action, id] = [fields.text('action'), fields.text('id')];
  const { members } = deps;
  if (action === 'remove') {
    const outcome = await removeAddressFromBook(members, request.site, member, id);
    return answer(deps, request, member, outcome.ok ? [] : [outcome.problem], 'removed');
  }
  if (action === 'default') {
    const outcome = await makeAddressDefault(members, request.site, member, id);
    return answer(deps, request, member, outcome.ok ? [] : [outcome.problem], 'address');
  }
  const address = addressOf(fields);
  if (action === 'country') return showAddresses(deps, request, member, shownAgain(request, { ...address, id }, []));
  const saved = await saveAddressInBook(members, request.site, member, { id: id === '' ? null : id, address });
  if (saved.ok) return redirect('/account/addresses?said=address');
  return showAddresses(deps, request, member, shownAgain(request, { ...address, id }, saved.problems));
}

function answer(
  deps: MemberPageDeps,
  request: SiteRequest,
  member: SignedInMember,
  problems: readonly Problem[],
  said: string,
): Reply | Promise<Reply> {
  if (problems.length === 0) return redirect(`/account/addresses?said=${said}`);
  return showAddresses(deps, request, member, shownAgain(request, {}, problems));
}

async function showDetails(
  deps: MemberPageDeps,
  request: SiteRequest,
  member: SignedInMember,
  shown: Shown,
): Promise<Reply> {
  const words = accountWords(request.site.language);
  const user = await loadMemberDetails(deps.members, request.site, member);
  const keys = await listMemberPasskeys(deps.members, request.site, member);
  const crumb = request.crumb ?? '';
  const failed = shown.entered.values.form ?? '';
  const enteredIn = (name: string) => (failed === name ? shown.entered : FRESH.entered);
  const sections = [
    section({
      id: 'details',
      title: words.nameAndNews,
      form: form({
        ...{ action: '/account/details', crumb, submitText: words.save },
        fields: [nameField(words, enteredIn('details'), user?.fullName ?? '')],
        checks: [
          {
            name: 'acceptsMarketing',
            label: words.news,
            isChecked: user?.acceptsMarketing ?? false,
          },
        ],
      }),
    }),
    section({
      id: 'email',
      title: words.emailAddress,
      text: member.email,
      form: form({
        ...{ action: '/account/email', crumb, submitText: words.changeEmail, look: 'quiet' },
        fields: withIds('email', [
          emailField(words, enteredIn('email'), { label: words.newEmail }),
          currentPasswordField(words, enteredIn('email')),
        ]),
      }),
    }),
    section({
      id: 'password',
      title: words.password,
      form: form({
        ...{ action: '/account/password', crumb, submitText: words.changePassword, look: 'quiet' },
        fields: withIds('password', [
          currentPasswordField(words, enteredIn('password')),
          newPasswordField(words, enteredIn('password'), words.newPassword),
        ]),
      }),
    }),
    passkeySection(request.site, keys, crumb),
    section({
      id: 'sessions',
      title: words.otherDevices,
      text: words.otherDevicesText,
      form: form({ action: '/account/sessions', crumb, submitText: words.signOutElsewhere, look: 'quiet' }),
    }),
    section({
      id: 'delete',
      title: words.deleteTitle,
      text: words.erasedHint,
      links: [{ label: words.deleteTitle, url: '/account/delete' }],
    }),
  ];
  return accountPage(deps, request, {
    title: words.details,
    sections,
    shown: { ...shown, saved: shown.saved || saidIn(request) },
  });
}

/** Two forms of one page ask for the same things. */
function withIds<Field extends { readonly id: string }>(prefix: string, fields: readonly Field[]): Field[] {
  return fields.map((field) => ({ ...field, id: `${prefix}-${field.id}` }));
}

async function saveDetails(deps: MemberPageDeps, request: SiteRequest, member: SignedInMember): Promise<Reply> {
  const fields = formFields(request);
  const entered = { fullName: fields.text('fullName'), acceptsMarketing: fields.text('acceptsMarketing') !== '' };
  const outcome = await saveMemberDetails(deps.members, request.site, member, entered);
  if (outcome.ok) return redirect('/account/details?said=details');
  return showDetails(
    deps,
    request,
    member,
    shownAgain(request, { form: 'details', fullName: entered.fullName }, [outcome.problem]),
  );
}

async function changePassword(deps: MemberPageDeps, request: SiteRequest, member: SignedInMember): Promise<Reply> {
  const fields = formFields(request);
  const entered = { currentPassword: fields.text('currentPassword'), password: fields.text('password') };
  const outcome = await changeMemberPassword(deps.members, request.site, member, entered);
  if (!outcome.ok)
    return showDetails(deps, request, member, shownAgain(request, { form: 'password' }, [outcome.problem]));
  const signedIn = { sessionToken: outcome.value, memberId: member.id, isRemembered: false };
  return redirect('/account/details?said=password', { cookies: signedInCookies(signedIn) });
}

async function changeEmail(deps: MemberPageDeps, request: SiteRequest, member: SignedInMember): Promise<Reply> {
  const words = accountWords(request.site.language);
  const fields = formFields(request);
  const entered = { currentPassword: fields.text('currentPassword'), email: fields.text('email') };
  const outcome = await askForEmail(deps.members, request.site, member, entered);
  const saved = outcome.ok ? words.emailSent(entered.email.trim()) : '';
  if (outcome.ok) return showDetails(deps, request, member, { ...FRESH, saved });
  const values = { form: 'email', email: entered.email };
  return showDetails(deps, request, member, shownAgain(request, values, [outcome.problem]));
}

async function endSessions(deps: MemberPageDeps, request: SiteRequest, member: SignedInMember): Promise<Reply> {
  const sessionToken = await signOutElsewhere(deps.members, request.site, member);
  const cookies = signedInCookies({ sessionToken, memberId: member.id, isRemembered: false });
  return redirect('/account/details?said=sessions', { cookies });
}

async function showDelete(
  deps: MemberPageDeps,
  request: SiteRequest,
  _member: SignedInMember,
  shown: Shown,
): Promise<Reply> {
  const words = accountWords(request.site.language);
  const deleteForm = form({
    ...{ action: '/account/delete', crumb: request.crumb ?? '', submitText: words.deleteTitle, look: 'danger' },
    fields: [currentPasswordField(words, shown.entered)],
  });
  const links = [{ label: words.keepAccount, url: '/account/details' }];
  const sections = [section({ id: 'delete', form: deleteForm, links })];
  return accountPage(deps, request, { title: words.deleteTitle, lead: words.erasedHint, sections, shown });
}

async function deleteAccount(deps: MemberPageDeps, request: SiteRequest, member: SignedInMember): Promise<Reply> {
  const words = accountWords(request.site.language);
  const password = formFields(request).text('currentPassword');
  const outcome = await eraseMember(deps.members, request.site, member, password);
  if (!outcome.ok) return showDelete(deps, request, member, shownAgain(request, {}, [outcome.problem]));
  const cookies = signedOutCookies(null, deps.members.randomBytes);
  const gone = { ...request, member: null };
  const sections = [section({ id: 'gone', text: words.erasedHint, links: [{ label: words.toShop, url: '/' }] })];
  return accountPage(deps, gone, { title: words.erased, sections, cookies });
}
