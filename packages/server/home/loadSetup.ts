import type { AppSetupResponse, SetupNotice, SetupStep } from '@quoin/contract/endpoints/running';
import { SETUP_STEPS } from '@quoin/contract/endpoints/running';
import { isAllowed } from '@quoin/domain/access';
import { type Actor, recordAudit } from '../audit/index.ts';
import { loadBackupState } from '../backup/index.ts';
import type { Deps } from '../deps.ts';
import { type Site, saveSetting } from '../sites/index.ts';
import { findMembership } from '../team/index.ts';
import { type HomeFacts, loadHomeFacts } from './storage/homeFacts.ts';

const SETTING = 'setupGuide';

type SetupDeps = Pick<Deps, 'db' | 'config' | 'now'>;

/** How far a site is set up, what its owner should know, and what waits: each from what is true now. */
export async function loadSetup(deps: SetupDeps, site: Site, accountId: string): Promise<AppSetupResponse | null> {
  const { db, config } = deps;
  const backup = await loadBackupState(deps);
  return db.inSite({ websiteId: site.id }, async (trx) => {
    const member = await findMembership(trx, site.id, accountId);
    if (member === null) return null;
    const facts = await loadHomeFacts(trx, site.id);
    const only = (right: Parameters<typeof isAllowed>[1], value: number) => (isAllowed(member, right) ? value : null);
    const seesSettings = isAllowed(member, 'commerceSettings.read');
    return {
      steps: SETUP_STEPS.map((id) => ({ id, isDone: isStepDone(id, site, facts) })),
      isDismissed: isDismissed(site),
      notices: seesSettings ? noticesOf(site, facts, config.smtpUrl !== null) : [],
      waiting: {
        messages: only('submissions.read', facts.messages),
        comments: only('comments.moderate', facts.comments),
        reviews: only('comments.moderate', facts.reviews),
        failedMails: only('orders.read', facts.failedMails),
        missingPages: only('siteSettings.edit:withoutDomains', facts.missingPages),
        scriptErrors: only('auditLog.read:errors', facts.scriptErrors),
      },
      backup: seesSettings ? backup : null,
    };
  });
}

function isStepDone(step: SetupStep, site: Site, facts: HomeFacts): boolean {
  switch (step) {
    case 'name':
      return site.title.trim() !== '';
    case 'look':
      return facts.hasEdits;
    case 'product':
      return facts.hasProduct;
    case 'payments':
      return facts.hasPayments;
    case 'shipping':
      return facts.hasShipping;
    case 'domain':
      return site.hosts.length > 0;
    case 'publish':
      return site.isClosed !== true;
  }
}

function noticesOf(site: Site, facts: HomeFacts, isMailSent: boolean): readonly SetupNotice[] {
  const sells = facts.hasProduct;
  const all: readonly (readonly [SetupNotice, boolean])[] = [
    ['mailNotSent', !isMailSent],
    ['testMode', sells && !facts.hasPayments],
    ['noTaxes', sells && !facts.hasTaxes],
    ['noDomain', site.hosts.length === 0],
  ];
  return all.flatMap(([notice, isTrue]) => (isTrue ? [notice] : []));
}

function isDismissed({ settings }: Site): boolean {
  const guide = settings[SETTING];
  return typeof guide === 'object' && guide !== null && 'isDismissed' in guide && guide.isDismissed === true;
}

/** Nobody of this site is shown the guide again. */
export function dismissSetupGuide({ db }: Pick<Deps, 'db'>, site: Site, actor: Actor): Promise<void> {
  return db.inSite({ websiteId: site.id }, async (trx) => {
    await saveSetting(trx, site.id, { [SETTING]: { isDismissed: true } });
    await recordAudit(trx, { websiteId: site.id, actor, action: 'setupGuide.dismiss' });
  });
}
