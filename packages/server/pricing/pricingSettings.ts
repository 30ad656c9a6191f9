import type {
  AppPricingResponse,
  WireCheckoutSettings,
  WireShippingMethodSetting,
  WireTaxRuleSetting,
  WireTaxSettings,
} from '@quoin/contract/endpoints/store';
import {
  type PricingCode,
  readReturnTerms,
  validateReturnTerms,
  validateShippingMethod,
  validateTaxRule,
} from '@quoin/domain/cart';
import { type CheckoutFormCode, validateCheckoutForm } from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { listMailingLists } from '../mailingLists/index.ts';
import { cleanMarkup } from '../pages/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { JsonObject } from '../platform/database/schema/columns.ts';
import { bumpPublishedVersion, type Site } from '../sites/index.ts';
import { shippingMethodIn, taxRuleIn, Unreadable, wireShippingMethod, wireTaxRule } from './pricingWire.ts';
import { lockStoreSettings, saveStoreSettings } from './storage/pricingSettings.ts';
import {
  deleteShippingMethod,
  insertShippingMethods,
  listAllShippingMethods,
  saveShippingMethod,
} from './storage/shippingMethods.ts';
import { listTaxClasses, saveTaxClasses } from './storage/taxClasses.ts';
import { deleteTaxRule, insertTaxRules, listAllTaxRules, saveTaxRule } from './storage/taxRules.ts';
import { checkoutForm, newsList, storePricing } from './storePricing.ts';

export interface SettingsDeps extends Pick<Deps, 'db'> {
  readonly invalidate: (websiteId: string) => void;
}

export type SettingsProblem = Problem<PricingCode | CheckoutFormCode>;
export type SettingsSaved =
  | { readonly ok: true; readonly settings: AppPricingResponse }
  | { readonly ok: false; readonly problems: readonly SettingsProblem[] };

export interface SettingsEdit {
  readonly site: Site;
  readonly actor: Actor;
}

/** Leaves the transaction without a trace. */
class Refused extends Error {
  constructor(readonly problems: readonly SettingsProblem[]) {
    super(problems[0]?.code);
  }
}

const CHANGED: SettingsProblem = { code: 'settingChanged' };

export function loadPricing(deps: Pick<Deps, 'db'>, site: Site): Promise<AppPricingResponse> {
  return deps.db.inSite({ websiteId: site.id }, (trx) => read(trx, site, storeOf(site)));
}

function storeOf({ settings }: Site): JsonObject {
  return (settings.storeSettings as JsonObject | undefined) ?? {};
}

async function read(trx: SiteTransaction, site: Site, store: JsonObject): Promise<AppPricingResponse> {
  const now = { settings: { ...site.settings, storeSettings: store } };
  const { priceTaxInterpretation, rounding, shippingTaxClass, location } = storePricing(now);
  const text = (name: string) => (typeof store[name] === 'string' ? store[name] : '');
  return {
    currency: site.currency,
    countryCode: location.countryCode,
    tax: {
      priceTaxInterpretation,
      roundingPer: rounding.per,
      roundingMode: rounding.mode,
      shippingTaxClass,
      taxClasses: await listTaxClasses(trx, site.id),
      revision: revisionOf(store, 'pricing'),
    },
    mailingLists: (await listMailingLists(trx, site.id)).map(({ id, name }) => ({ id, name })),
    taxRules: (await listAllTaxRules(trx, site.id)).map(wireTaxRule),
    shippingMethods: (await listAllShippingMethods(trx, site.id, site.currency)).map(wireShippingMethod),
    checkout: {
      expressCheckout: store.expressCheckout === true,
      form: checkoutForm(now),
      returnPolicy: text('returnPolicy'),
      shippingPolicy: text('shippingPolicy'),
      termsOfService: text('termsOfService'),
      privacyPolicy: text('privacyPolicy'),
      imprint: text('imprint'),
      returns: readReturnTerms(store.returns),
      newsListId: newsList(now),
      revision: typeof store.checkoutRevision === 'number' ? store.checkoutRevision : 0,
    },
  };
}

function revisionOf(store: JsonObject, name: string): number {
  const part = store[name] as { readonly revision?: unknown } | undefined;
  return typeof part?.revision === 'number' ? part.revision : 0;
}

/** Changes the settings once: checks, writes and audits the change, and invalidates every cached page of the shop. */
async function change(
  deps: SettingsDeps,
  { site, actor }: SettingsEdit,
  audit: { readonly action: `${string}.${string}`; readonly subjectId?: string; readonly subjectTitle?: string },
  act: (trx: SiteTransaction, store: JsonObject) => Promise<void>,
): Promise<SettingsSaved> {
  try {
    const settings = await deps.db.inSite({ websiteId: site.id }, async (trx) => {
      await act(trx, await lockStoreSettings(trx, site.id));
      await recordAudit(trx, { websiteId: site.id, actor, ...audit });
      await bumpPublishedVersion(trx, site.id);
      trx.afterCommit(() => deps.invalidate(site.id));
      return read(trx, site, await lockStoreSettings(trx, site.id));
    });
    return { ok: true, settings };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, problems: error.problems };
    if (error instanceof Unreadable) return { ok: false, problems: [error.problem] };
    throw error;
  }
}

function refuseIf(problems: readonly SettingsProblem[]): void {
  if (problems.length > 0) throw new Refused(problems);
}

export function saveTaxSettings(
  deps: SettingsDeps,
  edit: SettingsEdit,
  wanted: WireTaxSettings,
): Promise<SettingsSaved> {
  return change(deps, edit, { action: 'taxes.update' }, async (trx, store) => {
    if (revisionOf(store, 'pricing') !== wanted.revision) throw new Refused([CHANGED]);
    const { roundingPer: per, roundingMode: mode, revision, taxClasses, ...rest } = wanted;
    const named = taxClasses.map(({ name, productIds }) => ({ name: name.trim(), productIds }));
    refuseIf(named.some(({ name }) => name === '') ? [{ code: 'settingNameMissing', field: 'taxClasses' }] : []);
    const pricing = { ...(store.pricing as JsonObject), ...rest, rounding: { per, mode }, revision: revision + 1 };
    await saveTaxClasses(trx, edit.site.id, named);
    await saveStoreSettings(trx, edit.site.id, { pricing });
  });
}

export function addTaxRules(
  deps: SettingsDeps,
  edit: SettingsEdit,
  rules: readonly WireTaxRuleSetting[],
): Promise<SettingsSaved> {
  const subjectTitle = rules
    .map(({ jurisdiction, name }) => jurisdiction || name)
    .join(', ')
    .slice(0, 200);
  return change(deps, edit, { action: 'taxRule.create', subjectTitle }, async (trx) => {
    const wanted = rules.map((rule) => ({ ...taxRuleIn(rule), id: trx.newId() }));
    refuseIf(wanted.flatMap(validateTaxRule));
    const known = await listAllTaxRules(trx, edit.site.id);
    await insertTaxRules(trx, edit.site.id, wanted, known.length);
  });
}

export function changeTaxRule(
  deps: SettingsDeps,
  edit: SettingsEdit,
  wire: WireTaxRuleSetting,
): Promise<SettingsSaved> {
  const audit = { action: 'taxRule.update', subjectId: wire.id, subjectTitle: wire.name } as const;
  return change(deps, edit, audit, async (trx) => {
    const rule = taxRuleIn(wire);
    refuseIf(validateTaxRule(rule));
    if (!(await saveTaxRule(trx, edit.site.id, rule))) throw new Refused([CHANGED]);
  });
}

export function removeTaxRule(deps: SettingsDeps, edit: SettingsEdit, id: string): Promise<SettingsSaved> {
  return change(deps, edit, { action: 'taxRule.delete', subjectId: id }, async (trx) => {
    if (!(await deleteTaxRule(trx, edit.site.id, id))) throw new Refused([]);
  });
}

export function addShippingMethod(
  deps: SettingsDeps,
  edit: SettingsEdit,
  wire: WireShippingMethodSetting,
): Promise<SettingsSaved> {
  return change(deps, edit, { action: 'shippingMethod.create', subjectTitle: wire.name }, async (trx) => {
    const method = { ...shippingMethodIn(wire, edit.site.currency), id: trx.newId() };
    refuseIf(validateShippingMethod(method));
    const known = await listAllShippingMethods(trx, edit.site.id, edit.site.currency);
    await insertShippingMethods(trx, edit.site.id, [method], known.length);
  });
}

export function changeShippingMethod(
  deps: SettingsDeps,
  edit: SettingsEdit,
  wire: WireShippingMethodSetting,
): Promise<SettingsSaved> {
  const audit = { action: 'shippingMethod.update', subjectId: wire.id, subjectTitle: wire.name } as const;
  return change(deps, edit, audit, async (trx) => {
    const method = shippingMethodIn(wire, edit.site.currency);
    refuseIf(validateShippingMethod(method));
    if (!(await saveShippingMethod(trx, edit.site.id, method))) throw new Refused([CHANGED]);
  });
}

export function removeShippingMethod(deps: SettingsDeps, edit: SettingsEdit, id: string): Promise<SettingsSaved> {
  return change(deps, edit, { action: 'shippingMethod.delete', subjectId: id }, async (trx) => {
    if (!(await deleteShippingMethod(trx, edit.site.id, id))) throw new Refused([]);
  });
}

/** Policies are shown to visitors: of their HTML stays what `cleanMarkup` lets through; the rest is named in the answer. */
export async function saveCheckoutSettings(
  deps: SettingsDeps,
  edit: SettingsEdit,
  wanted: WireCheckoutSettings,
): Promise<SettingsSaved> {
  let removedMarkup: readonly string[] = [];
  const saved = await change(deps, edit, { action: 'checkoutSettings.update' }, async (trx, store) => {
    const known = typeof store.checkoutRevision === 'number' ? store.checkoutRevision : 0;
    if (known !== wanted.revision) throw new Refused([CHANGED]);
    const { form, revision, expressCheckout, returns, newsListId, ...policies } = wanted;
    const tidy = form.map((field) => ({
      ...field,
      label: field.label.trim(),
      choices: field.type === 'select' ? field.choices.map((one) => one.trim()).filter(Boolean) : [],
    }));
    const isListGone = newsListId !== '' && !(await hasList(trx, edit.site.id, newsListId));
    refuseIf([...validateCheckoutForm(tidy), ...validateReturnTerms(returns), ...(isListGone ? [CHANGED] : [])]);
    const clean = Object.fromEntries(Object.entries(policies).map(([name, html]) => [name, cleanMarkup(html)]));
    const texts = Object.fromEntries(Object.entries(clean).map(([name, { html }]) => [name, html]));
    removedMarkup = [...new Set(Object.values(clean).flatMap(({ removed }) => removed))];
    await saveStoreSettings(trx, edit.site.id, {
      ...{ ...texts, expressCheckout, returns, newsListId, checkoutForm: tidy, checkoutRevision: revision + 1 },
    });
  });
  return saved.ok ? { ok: true, settings: { ...saved.settings, removedMarkup } } : saved;
}

async function hasList(trx: SiteTransaction, websiteId: string, listId: string): Promise<boolean> {
  return (await listMailingLists(trx, websiteId)).some(({ id }) => id === listId);
}
