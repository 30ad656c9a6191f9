import { type InstallmentCode, type InstallmentSettings, validateInstallments } from '@quoin/domain/catalog';
import type { Problem } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { bumpPublishedVersion } from '../../sites/index.ts';
import { saveInstallmentSettings } from '../storage/installments.ts';

/** Everything wrong, or nothing: then prices say so from now on. */
export async function changeInstallments(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { settings, actor }: { readonly settings: InstallmentSettings; readonly actor: Actor },
): Promise<readonly Problem<InstallmentCode>[]> {
  const problems = validateInstallments(settings);
  if (problems.length > 0) return problems;
  await db.inSite({ websiteId }, async (trx) => {
    await saveInstallmentSettings(trx, websiteId, settings);
    await bumpPublishedVersion(trx, websiteId);
    await recordAudit(trx, { websiteId, actor, action: 'installments.update', details: { ...settings } });
  });
  return [];
}
