/** What other subjects and the server's entry points use of this one. */
export { findSite } from './findSite.ts';
export { listIdentifiers } from './listIdentifiers.ts';
export { mayMakeSites } from './mayMakeSites.ts';
export {
  contactEmail,
  continueShoppingUrl,
  homeCountry,
  isExpressCheckout,
  isLowStockMailed,
  lowStockThreshold,
  policiesOf,
  quantitySettings,
} from './settings/storeSettings.ts';
export { customerSettings, dunningOf } from './settings/subscriptionSettings.ts';
export { siteAddress, siteAddressIn } from './siteAddress.ts';
export { countNamespaces, findPreferences, savePreferences } from './storage/commercePreferences.ts';
export {
  type DeletedSite,
  listDeletedSites,
  loadSeen,
  markDeleted,
  noteSeen,
  purgeWebsite,
  renameWebsite,
  unmarkDeleted,
} from './storage/ownSites.ts';
export {
  bumpPublishedVersion,
  bumpStockRevision,
  findPricingVersion,
  findPublishedVersion,
  findSiteId,
  listSiteIdentifiers,
  loadLiveSite,
  loadSettings,
  loadSettingsForUpdate,
  loadSiteByHost,
  loadSiteById,
  loadSiteByIdentifier,
  lockNames,
  mergeSettings,
  openWebsite,
  type Site,
  saveSetting,
} from './storage/sites.ts';
export { hasAmounts, lockStoreProfile, type StoredProfile, saveStoreProfile } from './storage/storeProfile.ts';
export { saveStoreSettings } from './storage/storeSettings.ts';
export { TRASH_DAYS, trashEndsAt } from './storage/trashTime.ts';
