import { formatDay } from '@quoin/domain/formats';
import { nextBillingDay, sentence } from '@quoin/domain/orders';
import { en as orderPageEnglish } from '@quoin/messages/orderPage';
import { PRODUCT_ITSELF } from '../audit/index.ts';
import { buildDeps } from '../buildDeps.ts';
import { createCommerce } from '../commerce.ts';
import type { Installation } from '../installation.ts';
import { isId } from '../platform/database/ids.ts';
import type { Site } from '../sites/index.ts';
import { findSite } from '../sites/index.ts';
import {
  advanceTestClock,
  findSubscription,
  listSubscriptions,
  renewSubscription,
  type StoredSubscription,
} from '../subscriptions/index.ts';
import { type Arguments, UsageFault } from './arguments.ts';

const MOST_TIMES = 500;

/** The test clock of subscriptions, from the command line. */
export async function runClock(installation: Installation, { words, options }: Arguments): Promise<number> {
  const [, id] = words;
  const site = await findSite(installation, { identifier: options.get('site') ?? '' });
  if (!site) throw new UsageFault('clock needs the --site SLUG of a site.');
  if (id === undefined) return list(installation, site);
  if (!isId(id)) throw new UsageFault(`"${id}" is no subscription.`);
  const times = Number(options.get('times') ?? '1');
  if (!Number.isInteger(times) || times < 1 || times > MOST_TIMES)
    throw new UsageFault('--times is a number up to 500.');
  const { checkout } = createCommerce(buildDeps(installation));
  for (let time = 0; time < times; time += 1) {
    const moved = await advanceTestClock(installation, site, id, PRODUCT_ITSELF);
    if (!moved.ok) throw new UsageFault(sentence(moved.problem));
    await renewSubscription(checkout, site.id, id);
    const one = await installation.db.inSite({ websiteId: site.id }, (trx) => findSubscription(trx, site.id, id));
    if (one !== null) console.log(lineOf(one));
    if (one?.lookAt === null) break;
  }
  return 0;
}

async function list(installation: Installation, site: Site): Promise<number> {
  const filter = { search: '', status: 'all', after: null, limit: 1000 } as const;
  const rows = await installation.db.inSite({ websiteId: site.id }, (trx) => listSubscriptions(trx, site.id, filter));
  for (const one of rows.filter(({ isTest }) => isTest)) console.log(`${one.id}  ${lineOf(one)}`);
  return 0;
}

function lineOf({ title, rule, email }: StoredSubscription): string {
  const next = nextBillingDay(rule);
  const parts = [title, email, orderPageEnglish.subscriptionStates[rule.status], `${rule.cyclesCharged} paid`];
  return [...parts, next === null ? '' : `next ${formatDay(next)}`].filter((part) => part !== '').join(' · ');
}
