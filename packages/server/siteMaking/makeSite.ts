import { EDITOR_TOUR } from '@quoin/contract/endpoints/content';
import { firstConsent, guessCountry } from '@quoin/domain/analytics';
import { usualTaxInterpretation } from '@quoin/domain/cart';
import { type CurrencyCode, isCurrencyCode } from '@quoin/domain/money';
import { isCountryCode } from '@quoin/domain/orders';
import { accept, type Outcome } from '@quoin/domain/problem';
import {
  type DecidedSite,
  decideNewSite,
  type SiteAnswers,
  type SiteCode,
  siteIdentifiers,
} from '@quoin/domain/sections';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { violatedUnique } from '../platform/database/errors.ts';
import { findSiteId, loadSeen, loadSiteById, mayMakeSites, noteSeen, type Site } from '../sites/index.ts';
import { saveMembership } from '../team/index.ts';
import { fillSite } from './fillSite.ts';
import { planSweeps } from './siteSweeps.ts';
import { deleteWebsite, finishWebsite, insertWebsite, type NewWebsite } from './storage/newSite.ts';

export type MakeSiteDeps = Pick<Deps, 'db' | 'files' | 'newId' | 'now' | 'config'>;
export type Maker = Actor & { readonly accountId: string };

export interface WantedSite extends SiteAnswers {
  readonly language: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly countryCode?: string;
}

const THEME = 'quoin';
const DEFAULT_CURRENCY: CurrencyCode = 'EUR';

/**
 * A site of three answers: pages of templates, pictures drawn in its colours, a few samples that say what they are. Its
 * maker owns it. Visitors see it once it is published. All or nothing: a failure takes the half-made site away again, and what a crash
 * leaves is marked as unfinished.
 */
export async function makeSite(deps: MakeSiteDeps, maker: Maker, wanted: WantedSite): Promise<Outcome<Site, SiteCode>> {
  const decided = decideNewSite(wanted);
  if (!decided.ok) return decided;
  const may = await mayMakeSites(deps, maker.accountId);
  if (!may.ok) return may;
  const id = await beginSite(deps, websiteOf(decided.value, wanted));
  try {
    const site = (await deps.db.acrossSites((trx) => loadSiteById(trx, id)))!;
    await fillSite(deps, site, decided.value);
    await finishSite(deps, maker, site);
    return accept(site);
  } catch (error) {
    await deps.db.acrossSites((trx) => deleteWebsite(trx, id)).catch(() => undefined);
    throw error;
  }
}

type NamelessWebsite = Omit<NewWebsite, 'id' | 'identifier'>;

function websiteOf({ name, look }: DecidedSite, wanted: WantedSite): NamelessWebsite {
  const timeZone = isTimeZone(wanted.timeZone) ? wanted.timeZone : 'UTC';
  const country = countryOf(wanted, timeZone);
  const measurementStandard = IMPERIAL.has(country) ? 'imperial' : 'metric';
  return {
    title: name,
    isClosed: true,
    ...{ tagline: '', description: '', theme: THEME, language: wanted.language },
    timeZone,
    currency: isCurrencyCode(wanted.currency) ? wanted.currency : DEFAULT_CURRENCY,
    settings: {
      ...{ siteStyle: look.style, country, privacy: { consent: firstConsent(country) } },
      storeSettings: {
        ...{ continueShoppingLinkUrl: '/', measurementStandard },
        pricing: { priceTaxInterpretation: usualTaxInterpretation(country) },
      },
    },
  };
}

/** Where people weigh in pounds and measure in inches. */
const IMPERIAL: ReadonlySet<string> = new Set(['US', 'LR', 'MM']);

function countryOf({ countryCode = '', language }: WantedSite, timeZone: string): string {
  return isCountryCode(countryCode) ? countryCode : guessCountry(timeZone, language);
}

/** Takes the first name that nobody has. Two who want the same at once get one each. */
export async function beginSite({ db, newId }: Pick<Deps, 'db' | 'newId'>, website: NamelessWebsite): Promise<string> {
  const id = newId();
  for (const identifier of siteIdentifiers(website.title)) {
    try {
      const isMine = await db.acrossSites(async (trx) => {
        if ((await findSiteId(trx, identifier)) !== null) return false;
        await insertWebsite(trx, { ...website, id, identifier });
        return true;
      });
      if (isMine) return id;
    } catch (error) {
      if (violatedUnique(error) === null) throw error;
    }
  }
  throw new Error('Names of sites have no end.');
}

/** Its owner belongs to the making: a site without one is not finished. */
export async function finishSite(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  maker: Maker,
  site: Pick<Site, 'id' | 'title'>,
): Promise<void> {
  const member = { websiteId: site.id, roles: [1], isOwner: true };
  await db.inSite({ websiteId: site.id }, async (trx) => {
    await planSweeps(trx, site.id);
    await recordAudit(trx, { websiteId: site.id, actor: maker, action: 'site.make', subjectTitle: site.title });
  });
  await db.acrossSites(async (trx) => {
    await saveMembership(trx, maker.accountId, member, new Date(now()));
    await noteTourDue(trx, maker.accountId);
    await finishWebsite(trx, site.id);
  });
}

/** Who has made a first site is shown around its editor once. */
async function noteTourDue(trx: SiteTransaction, accountId: string): Promise<void> {
  const seen = await loadSeen(trx, accountId);
  if (!seen.includes(EDITOR_TOUR.due)) await noteSeen(trx, accountId, [...seen, EDITOR_TOUR.due]);
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
