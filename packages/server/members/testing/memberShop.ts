import { randomBytes } from 'node:crypto';
import { parseQueryString } from '@quoin/domain/site';
import type { SiteFrame } from '@quoin/rendering/page';
import { cartRoutes } from '../../cart/routes/cart.ts';
import { cartPageRoutes } from '../../cart/routes/cartPage.ts';
import { checkoutRoutes } from '../../checkout/routes/checkout.ts';
import { placesRoutes } from '../../checkout/routes/places.ts';
import { openSaleShop, type SaleShop, type SaleShopOptions } from '../../checkout/testing/saleShop.ts';
import { eraseMember } from '../../customers/erasePerson.ts';
import { cartRestoreRoutes } from '../../customers/routes/cartRestore.ts';
import { deleteOldInvitations } from '../../memberAreas/storage/areaInvitations.ts';
import { moveMembershipStatuses } from '../../memberAreas/storage/memberAreas.ts';
import { afterOrderRoutes } from '../../orderStatus/routes/afterOrder.ts';
import { orderRoutes } from '../../orderStatus/routes/order.ts';
import { NO_LOOKUP } from '../../platform/gateways/addresses/addressLookup.ts';
import { directCalls } from '../../platform/gateways/identity/providerCalls.ts';
import { createCrumbs } from '../../platform/http/protection/crumbs.ts';
import { createRateLimits } from '../../platform/http/protection/limits.ts';
import type { RequestHead } from '../../platform/http/reading/readRequest.ts';
import { type Reply, redirect } from '../../platform/http/replies/reply.ts';
import { Router } from '../../platform/http/router.ts';
import { answerSite, type SitePipeline } from '../../platform/http/sitePipeline.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Site } from '../../sites/storage/sites.ts';
import { createPasswords } from '../../team/signIn/passwords.ts';
import { type CountedHashing, countedHashing } from '../../team/testing/countedHashing.ts';
import { createMembers, type Members } from '../members.ts';
import { RESET_MAIL_JOB, writeResetMail } from '../resetPassword.ts';
import { accountRoutes } from '../routes/account.ts';
import { accountPageRoutes } from '../routes/accountPages.ts';
import { passkeyRoutes } from '../routes/passkeys.ts';
import { serviceRoutes } from '../routes/services.ts';
import { siteUserSessionRoutes } from '../routes/siteUserSession.ts';
import { SIGN_IN_MAIL_JOB, writeSignInMail } from '../signInLink.ts';

export const PASSWORD = 'correct horse battery';

/** Pages as their data: what a theme would be given. */
const pages = {
  systemPage: (_site: unknown, name: string, view: object) => Promise.resolve(JSON.stringify({ name, ...view })),
  productPage: () => Promise.resolve(null),
  // Without pages of its own.
  frameOf: () => Promise.resolve({ collections: [] } as unknown as SiteFrame),
};

/** A shop with the routes of its members, and browsers that visit it. */
export interface MemberShop {
  readonly shop: SaleShop;
  readonly members: Members;
  readonly hashing: CountedHashing;
  browser(site?: Site): Browser;
  /** An account whose address is proven; answers the address. */
  newMember(email?: string): Promise<string>;
  /** The token in the newest mail of that kind. */
  mailedToken(kind: string): Promise<string>;
  /** Writes the reset mails that are due. */
  workOffResets(): Promise<void>;
  /** Writes the mails with a link to sign in that are due. */
  workOffSignInLinks(): Promise<void>;
  memberId(email: string): Promise<string>;
  /** A browser on which that member has just signed in. */
  signedIn(email: string): Promise<Browser>;
  /** Ages a person's sessions and links by this many hours. */
  grow(email: string, hours: number): Promise<void>;
}

export async function openMemberShop(
  options: SaleShopOptions & { readonly rateFactor?: number } = {},
): Promise<MemberShop> {
  const shop = await openSaleShop(options);
  const { cart, checkout } = shop.sale;
  const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost' };
  const hashing = countedHashing();
  const members = createMembers(
    { ...checkout, config },
    { moveMembershipStatuses, deleteOldInvitations },
    createPasswords(hashing),
  );
  const crumbs = createCrumbs(randomBytes(32), randomBytes);
  const account = { members, crumbs, pages };
  const routes = [
    ...cartRoutes(cart),
    ...cartPageRoutes({ ...cart, pages, payments: checkout.payments, setOut: async () => redirect('/checkout') }),
    ...cartRestoreRoutes({ ...cart, ...account }),
    ...checkoutRoutes(checkout),
    ...placesRoutes({ db: checkout.db, addresses: NO_LOOKUP }),
    ...orderRoutes({ ...checkout, pages }),
    ...siteUserSessionRoutes(account),
    ...accountRoutes(account),
    ...passkeyRoutes(account),
    ...serviceRoutes({ ...account, calls: directCalls(fetch) }),
    ...accountPageRoutes({ ...checkout, ...account, eraseMember }),
    ...afterOrderRoutes({ ...checkout, ...account }),
  ];
  const limits = createRateLimits(options.rateFactor ?? 1000);
  const pipeline: SitePipeline = { routes: new Router(routes), limits, crumbs, members };
  async function workOff(kind: string, run: (job: Job) => Promise<void>): Promise<void> {
    const jobs = await shop.test.asOwner<{ website_id: string; payload: Job['payload'] }>(
      'delete from job where kind = $1 returning website_id, payload',
      [kind],
    );
    for (const { website_id: websiteId, payload } of jobs) await run({ websiteId, payload } as Job);
  }
  let count = 0;
  const made: MemberShop = {
    shop,
    members,
    hashing,
    browser: (site = shop.site) => new Browser(pipeline, site),
    async newMember(email = `member${++count}@example.com`) {
      const browser = made.browser();
      await browser.post('/account/sign-up', { email, password: PASSWORD, fullName: 'Ada Kern' });
      const reply = await browser.post('/account/confirm', { token: await made.mailedToken('memberConfirm') });
      if (reply.status !== 303) throw new Error(`Not confirmed: ${reply.status} ${String(reply.body)}`);
      return email;
    },
    async mailedToken(kind) {
      const [row] = await shop.test.asOwner<{ secret: string }>(
        'select secret from mail where kind = $1 order by created_at desc, id desc limit 1',
        [kind],
      );
      if (!row) throw new Error(`No mail of the kind ${kind}`);
      return row.secret;
    },
    workOffResets: () => workOff(RESET_MAIL_JOB, (job) => writeResetMail(members, job)),
    workOffSignInLinks: () => workOff(SIGN_IN_MAIL_JOB, (job) => writeSignInMail(members, job)),
    async memberId(email) {
      const [row] = await shop.test.asOwner<{ id: string }>('select id from site_user where lower(email) = lower($1)', [
        email,
      ]);
      return row!.id;
    },
    async signedIn(email) {
      const browser = made.browser();
      const { status } = await browser.signIn(email);
      if (status !== 200) throw new Error(`Not signed in: ${status}`);
      return browser;
    },
    async grow(email, hours) {
      const by = `interval '${hours} hours'`;
      await shop.test.asOwner(
        `update site_user_session set created_at = created_at - ${by}, seen_at = seen_at - ${by}, expires_at = expires_at - ${by}
         where site_user_id = $1`,
        [await made.memberId(email)],
      );
      await shop.test.asOwner(`update site_user_token set expires_at = expires_at - ${by} where email = $1`, [email]);
    },
  };
  return made;
}

/** A browser as far as it matters here: cookies, and where a form or script sends from. */
export class Browser {
  readonly cookies = new Map<string, string>();
  ip = '10.0.0.1';
  origin = 'http://shop.localhost:3000';

  constructor(
    private readonly pipeline: SitePipeline,
    private readonly site: Site,
  ) {}

  async send(
    method: RequestHead['method'],
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const [path = '/', query = ''] = url.split('?');
    const isForm = body instanceof URLSearchParams;
    const crumb = isForm ? undefined : this.cookies.get('crumb');
    const head: RequestHead = {
      ...{ method, path, url, cookies: this.cookies, ip: this.ip, isSecure: false, id: 'test' },
      query: parseQueryString(query),
      headers: { 'sec-fetch-site': 'same-origin', ...(crumb ? { 'x-csrf-token': crumb } : {}), ...headers },
      origin: this.origin,
    };
    const parsed = isForm
      ? ({ body: parseQueryString(String(body)), bodyType: 'form' } as const)
      : ({ body, bodyType: body === undefined ? 'none' : 'json' } as const);
    const reply = await answerSite(this.pipeline, this.site, head, () => Promise.resolve(parsed));
    for (const { name, value, maxAge } of reply.cookies ?? []) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return reply;
  }

  get(url: string): Promise<Reply> {
    return this.send('GET', url);
  }

  post(url: string, fields: Record<string, string>): Promise<Reply> {
    return this.send('POST', url, new URLSearchParams({ ...fields, crumb: this.cookies.get('crumb') ?? '' }));
  }

  signIn(email: string, password = PASSWORD, rememberMe = false): Promise<Reply> {
    return this.send('POST', '/api/site-users/account/session', { email, password, rememberMe });
  }
}
