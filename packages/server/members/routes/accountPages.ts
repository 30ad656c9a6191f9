import { accountWords } from '@quoin/domain/access';
import { type Address, isCountryCode, MAX_SAVED_ADDRESSES, type SavedAddress } from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import { queryText } from '@quoin/domain/site';
import type { eraseMember } from '../../customers/index.ts';
import type { OrderPageDeps } from '../../orderStatus/index.ts';
import { orderNotFound } from '../../orders/index.ts';
import { isId } from '../../platform/database/ids.ts';
import { type FormFields, formFields } from '../../platform/http/reading/formFields.ts';
import { type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { homeCountry } from '../../sites/index.ts';
import { addressFields } from '../accountFields.ts';
import {
  addressCard,
  downloadSections,
  form,
  orderRow,
  type SectionView,
  section,
  subscriptionRow,
} from '../accountView.ts';
import { loadAddressBook, makeAddressDefault, removeAddressFromBook, saveAddressInBook } from '../addressBook.ts';
import { DEVICES_PATH } from '../deviceViews.ts';
import type { SignedInMember } from '../memberDeps.ts';
import { listMemberDownloads, listMemberOrders, listSubscriptionsOfMember, memberOrderPath } from '../memberPages.ts';
import { SERVICES_PATH } from '../serviceViews.ts';
import {
  changeEmail,
  changePassword,
  deleteAccount,
  endService,
  endSessions,
  saveDetails,
  showDelete,
  showDetails,
  signOutDevice,
} from './accountDetails.ts';
import { accountNotice } from './accountNotice.ts';
import { type AccountDeps, accountPage, FRESH, forMembers, type Shown, shopLinks, shownAgain } from './accountReply.ts';

/** The pages of a member; erasing a person takes what customers are known by, too. */
export type MemberPageDeps = AccountDeps & OrderPageDeps & { readonly eraseMember: typeof eraseMember };
type MemberHandler = (deps: MemberPageDeps, request: SiteRequest, member: SignedInMember) => Promise<Reply>;

/** The pages of a signed-in member: purchases, delivery addresses, the data we hold, and its erasure. */
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
    post(DEVICES_PATH, 'write', signOutDevice),
    post(SERVICES_PATH, 'write', endService),
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
    {
      ...(await ordersSection(deps, request, orders.slice(0, LATEST), orders.length > LATEST)),
      title: words.yourOrders,
    },
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

async function ordersSection(
  deps: MemberPageDeps,
  request: SiteRequest,
  orders: Orders,
  hasMore: boolean,
): Promise<SectionView> {
  const words = accountWords(request.site.language);
  const none = orders.length === 0;
  return section({
    id: 'orders',
    text: none ? words.noOrders : '',
    rows: orders.map((order) => orderRow(request.site, order, deps.now())),
    links: hasMore
      ? [{ label: words.allOrders, url: '/account/orders' }]
      : none
        ? await shopLinks(deps, request.site)
        : [],
  });
}

async function showOrders(deps: MemberPageDeps, request: SiteRequest, member: SignedInMember): Promise<Reply> {
  const words = accountWords(request.site.language);
  const orders = await listMemberOrders(deps.members, request.site, member);
  return accountPage(deps, request, {
    title: words.orders,
    sections: [await ordersSection(deps, request, orders, false)],
  });
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
    shown: { ...shown, saved: shown.saved || accountNotice(request) },
  });
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
