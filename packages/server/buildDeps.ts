import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BLOCK_SHEETS } from '@quoin/rendering/blocks';
import {
  builtRollupWorker,
  createEventIntake,
  createInsightStore,
  createRollups,
  createRollupsInProcess,
  createSpeedService,
  type InsightStore,
  type Rollups,
  watchRollups,
} from './analytics/index.ts';
import { createSiteCaptcha } from './captcha/index.ts';
import type { Deps } from './deps.ts';
import type { Installation } from './installation.ts';
import { createPresence } from './pages/index.ts';
import { createSitePayments } from './payments/index.ts';
import { CANVAS_FOLDER, STOREFRONT_FOLDER, THEMES_FOLDER } from './platform/folders.ts';
import { createAddressLookup } from './platform/gateways/addresses/createAddressLookup.ts';
import { createDomainLookup } from './platform/gateways/domains/domainLookup.ts';
import { VIMEO_ORIGIN, vimeoOembed } from './platform/gateways/films/vimeoOembed.ts';
import { createMail } from './platform/gateways/mail/createMail.ts';
import { createManualProvider } from './platform/gateways/payment/manualProvider.ts';
import { createTestProvider } from './platform/gateways/payment/testProvider.ts';
import { createSharedCounts } from './platform/http/protection/sharedCounts.ts';
import { tracedMail } from './platform/tracing/tracedWork.ts';
import { createDraftMemory, createSitePages } from './storefront/index.ts';

/** Joins what the outside gives (mail, pages' themes) to an open installation. `isJobless`: jobs run in another process. */
export function buildDeps(installation: Installation, { isJobless = false } = {}): Deps {
  const { config, db, keyFor, log, now } = installation;
  const rollups = watchRollups(rollupsOf(installation, isJobless), now);
  return {
    ...installation,
    counts: createSharedCounts({ db, key: keyFor('limits'), log, now }),
    mail: tracedMail(createMail(config), installation.tracer),
    addresses: createAddressLookup(config, { fetch, now }),
    domainLookup: createDomainLookup(),
    films: vimeoOembed({ fetch, origin: config.vimeoApi ?? VIMEO_ORIGIN }),
    captcha: createSiteCaptcha({ ...installation, fetch, recaptchaApi: config.recaptchaApi }),
    ...buildPayments(installation),
    events: createEventIntake(installation, { store: rollups.store }),
    rollups,
    insightStore: storeOf(installation),
    speed: createSpeedService(installation),
    drafts: createDraftMemory(),
    presence: createPresence(now, db),
    pages: createSitePages({
      db,
      config,
      log,
      now,
      files: installation.files,
      themesFolder: config.themesDir ?? THEMES_FOLDER,
      stylesheetsFolder: join(config.dataDir, 'stylesheets'),
      cacheBytes: config.pageCacheMegabytes * 1_000_000,
      loadedPagesBytes: config.pageDataMegabytes * 1_000_000,
      blockStyles: builtFile(STOREFRONT_FOLDER, '/assets/storefront', /^blocks(-[A-Z0-9]{8})?\.css$/),
      blockSheets: builtSheets(),
      compatScript: builtFile(STOREFRONT_FOLDER, '/assets/storefront', /^compat(-[A-Z0-9]{8})?\.js$/),
      compatWidgetsScript: builtFile(STOREFRONT_FOLDER, '/assets/storefront', /^compat-widgets(-[A-Z0-9]{8})?\.js$/),
      menuScript: builtFile(STOREFRONT_FOLDER, '/assets/storefront', /^menus(-[A-Z0-9]{8})?\.js$/),
      headerRoomScript: builtFile(STOREFRONT_FOLDER, '/assets/storefront', /^header-room(-[A-Z0-9]{8})?\.js$/),
      motionScript: builtFile(STOREFRONT_FOLDER, '/assets/storefront', /^motion(-[A-Z0-9]{8})?\.js$/),
      listScript: builtFile(STOREFRONT_FOLDER, '/assets/storefront', /^product-list(-[A-Z0-9]{8})?\.js$/),
      canvasScript: builtFile(CANVAS_FOLDER, '/assets/canvas', /^frame(-[A-Z0-9]{8})?\.js$/),
    }),
  };
}

type PaymentParts = Pick<Deps, 'config' | 'db' | 'keyFor' | 'log' | 'now' | 'randomBytes'>;

/** How sites take money, and the second step of the test provider. */
export function buildPayments(parts: PaymentParts): Pick<Deps, 'payments' | 'bank'> {
  const { gateway, bank } = createTestProvider(parts);
  const { stripeApi, payPalApi } = parts.config;
  const payments = createSitePayments({
    ...parts,
    test: gateway,
    manual: createManualProvider(parts),
    ...(stripeApi === null ? {} : { stripeApi }),
    ...(payPalApi === null ? {} : { payPalApi: { origin: payPalApi } }),
  });
  return { payments, bank };
}

/** Figures are read from where events are copied to, if that answers questions. */
function storeOf({ config: { eventsSink }, log, now }: Installation): InsightStore | null {
  return eventsSink?.kind === 'clickhouse' ? createInsightStore({ url: eventsSink.url, fetch }, { log, now }) : null;
}

function rollupsOf({ config, db, target }: Installation, isJobless: boolean): Rollups {
  const isCopied = config.eventsSink !== null;
  // What only stores needs no process beside it: one statement for many events.
  const worker = isJobless ? null : builtRollupWorker();
  if (worker === null) return createRollups({ db }, { isCopied });
  const { databaseTimeoutFactor: timeoutFactor, logLevel } = config;
  return createRollupsInProcess(worker, { target, timeoutFactor, logLevel, isCopied });
}

/** Addresses of the stylesheets of blocks that few pages have. */
function builtSheets(): Readonly<Record<string, string>> {
  const found = BLOCK_SHEETS.map((name) => {
    const wanted = new RegExp(`^sheet-${name}(-[A-Z0-9]{8})?\\.css$`);
    return [name, builtFile(STOREFRONT_FOLDER, '/assets/storefront', wanted)] as const;
  });
  return Object.fromEntries(found.flatMap(([name, address]) => (address === null ? [] : [[name, address]])));
}

/** Address of a built file under the name its build gave it; null where it was not built. */
function builtFile(folder: string, address: string, wanted: RegExp): string | null {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const name = names.find((each) => wanted.test(each));
  return name === undefined ? null : `${address}/${name}`;
}
