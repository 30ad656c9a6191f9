/** What other subjects and the server's entry points use of this one. */
export { findMovedPage } from './addresses/findMovedPage.ts';
export { noteLostPage, ownRedirect } from './addresses/lostPages.ts';
export { enterPage, entryCookie, isLetIn, type PageEntryDeps } from './addresses/pageEntry.ts';
export {
  choiceOf,
  type PageParameters,
  type PageVersion,
  pageKey,
  pageParameters,
  pagePath,
  readTarget,
} from './addresses/pageKey.ts';
export {
  type ClosedPage,
  closedAt,
  hasItems,
  openedPages,
  type PathFilter,
  resolvePath,
} from './addresses/resolvePath.ts';
export { canvasAddress, draftRecords, sectionMarkup, showCanvas } from './documents/canvas.ts';
export { isOfDraft, PREVIEW_COOKIE, THEME_PASS } from './documents/canvasPass.ts';
export { changeAtOnce } from './documents/changeAtOnce.ts';
export { cleanDraftHtml } from './documents/cleanDraftHtml.ts';
export { type CleanMarkup, cleanMarkup } from './documents/cleanMarkup.ts';
export type { DocumentDeps, SampleDeps, ShowingDeps } from './documents/documentDeps.ts';
export { draftPath } from './documents/draftPath.ts';
export { keysOf } from './documents/ensureDraft.ts';
export { openDocument } from './documents/openDocument.ts';
export { createPresence, type Presence } from './documents/presence.ts';
export { PREVIEW_PARAMETER, previewLinkEnd, showPreview } from './documents/previewLinks.ts';
export { type DocumentRights, documentRights } from './documents/rights.ts';
export { saveChanges } from './documents/saveChanges.ts';
export { planDocumentSweep, sweepJobs } from './documents/sweepDocument.ts';
export { makeJournal } from './entries/createJournal.ts';
export { PRODUCT_APPEARS_JOB, PURGE_TRASH_JOB, productJobs } from './entries/itemJobs.ts';
export { appAuthorRoutes } from './entries/routes/appAuthors.ts';
export { appEntriesRoutes } from './entries/routes/appEntries.ts';
export { insertDraft } from './entries/saveEntry.ts';
export { moveAllDayEvents } from './entries/storage/allDayEvents.ts';
export {
  type CategoryRow,
  countByCategory,
  countCategories,
  findCategory,
  findRootCategory,
  insertCategory,
  lastCategoryIndex,
  listCategories,
  listCategoryPaths,
  listCategoryUrlIds,
  movePath,
  placeCategory,
  removeCategory,
  updateCategory,
} from './entries/storage/categories.ts';
export { loadCollections, ownKindOf } from './entries/storage/collections.ts';
export { isWrittenOnPage, listEntryDocuments } from './entries/storage/entryDocuments.ts';
export { countUpcoming, type EventsQuery, findEvents, findEventsAround } from './entries/storage/events.ts';
export { listTakenUrlIds } from './entries/storage/itemAddresses.ts';
export { STORE_ITEM, toSeo } from './entries/storage/itemContent.ts';
export {
  findItemAt,
  findItemCollection,
  findItemUrlId,
  findVisibleItem,
  findVisiblePost,
  listItemAddresses,
} from './entries/storage/itemPlaces.ts';
export {
  type CollectionOrder,
  hasItemAt,
  type ItemsQuery,
  type ItemWithNeighbours,
  loadItem,
  loadItems,
  loadItemsAlike,
} from './entries/storage/items.ts';
export { findJournal, type Journal, listJournals } from './entries/storage/journals.ts';
export { type Lesson, listLessons } from './entries/storage/lessons.ts';
export { setLike } from './entries/storage/likes.ts';
export { loadProductParts, toStock } from './entries/storage/productParts.ts';
export { countTerms, loadLatestComments, type TermCount } from './entries/storage/terms.ts';
export { feedAnswer, feedJobs } from './outsideFeeds/feedJobs.ts';
export { documentJobs } from './publication/planPublication.ts';
export { publishDocument } from './publication/publish.ts';
export { planTakeDown, takeDownJobs } from './publication/takeDowns.ts';
export { takenDownTo } from './publication/takenDown.ts';
export { restoreFromTrash, trash } from './publication/trash.ts';
export { appBlockFieldsRoutes } from './routes/appBlockFields.ts';
export { appDocumentRoutes } from './routes/appDocument.ts';
export { appDocumentEventRoutes } from './routes/appDocumentEvents.ts';
export { appMarkupRoutes } from './routes/appMarkup.ts';
export { appMissingPagesRoutes } from './routes/appMissingPages.ts';
export { appNoticeRoutes } from './routes/appNotices.ts';
export { appPagePasswordRoutes, type PagePasswordDeps } from './routes/appPagePassword.ts';
export { appPreviewLinkRoutes } from './routes/appPreviewLinks.ts';
export { appPublicationRoutes } from './routes/appPublication.ts';
export { appVersionRoutes } from './routes/appVersions.ts';
export { recordFormerPaths, recordMove } from './storage/movedPages.ts';
export { loadNavigations, saveNavigation } from './storage/navigation.ts';
export { listPageUrlIds } from './storage/pageAddresses.ts';
export { insertDocument, loadDocument, loadFields, withPictures } from './storage/pageDocuments.ts';
export { putPagePassword } from './storage/pagePasswords.ts';
export { isPageOn, isPublished, nextTurn, notTakenDown, takeDownColumns, toTakeDown } from './storage/published.ts';
export { loadServedSite } from './storage/servedSite.ts';
export { countChanges, findSiteDraft, listChanges, loadRecords, toRecords } from './storage/siteDraft.ts';
export { loadVersionRecords } from './storage/siteVersions.ts';
