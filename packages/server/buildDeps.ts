import type { Deps } from './deps.ts';
import { THEMES_FOLDER } from './folders.ts';
import { createMail } from './gateways/mail/createMail.ts';
import { createTestProvider } from './gateways/payment/testProvider.ts';
import type { Installation } from './installation.ts';
import { createSitePages } from './site/sitePages.ts';

/** Joins what the outside gives (mail, pages' themes) to an open installation. */
export function buildDeps(installation: Installation): Deps {
  const { config, db, log, now } = installation;
  const { gateway, bank } = createTestProvider(installation);
  return {
    ...installation,
    mail: createMail(config),
    payment: gateway,
    bank,
    pages: createSitePages({
      db,
      config,
      log,
      now,
      themesFolder: THEMES_FOLDER,
      cacheBytes: config.pageCacheMegabytes * 1_000_000,
    }),
  };
}
