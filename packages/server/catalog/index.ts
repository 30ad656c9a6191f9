/** What other subjects and the server's entry points use of this one. */
export { bulkEditJobs } from './bulkEdits/runBulkEdit.ts';
export { createCategory } from './categories.ts';
export { columnSamples, mappingChangedBy, productColumns, rememberProductColumns } from './imports/columnsOfFile.ts';
export { decodeBytes } from './imports/decodeBytes.ts';
export { exportProducts, productsCsv } from './imports/exportProducts.ts';
export { createPictureFetch, type FetchPicture } from './imports/fetchPictures.ts';
export { importJobs, runImport } from './imports/importJobs.ts';
export { importProducts } from './imports/importProducts.ts';
export { draftImport, findImportRun, startImport } from './imports/importRuns.ts';
export { readCsvTable, readProductCsv } from './imports/readProductCsv.ts';
export { foreseeUndo, startImportUndo, undoImport } from './imports/undoImport.ts';
export { bulkEditProducts } from './products/bulkEdit.ts';
export { loadForEditing } from './products/loadForEditing.ts';
export { editPicture } from './products/pictures.ts';
export { createProduct, saveProduct } from './products/saveProduct.ts';
export { appBulkEditsRoutes } from './routes/appBulkEdits.ts';
export { editingOf, editReply, problemsReply } from './routes/appCatalogWire.ts';
export { appImagesRoutes } from './routes/appImages.ts';
export { appImportsRoutes } from './routes/appImports.ts';
export { appInstallmentsRoutes } from './routes/appInstallments.ts';
export { appProductPagesRoutes } from './routes/appProductPages.ts';
export { appProductsRoutes } from './routes/appProducts.ts';
export { appStorePagesRoutes } from './routes/appStorePages.ts';
export { installmentsRoutes } from './routes/installments.ts';
export { toWireLowStock } from './routes/productWire.ts';
export { readingAsked } from './routes/readingAsked.ts';
export { type LowStockRow, listLowStock } from './storage/appProducts.ts';
export { type DemoProduct, listDemoProducts, listSampleVariants, type SampleVariant } from './storage/demoProducts.ts';
export {
  type GrantedFile,
  grantFiles,
  listGrantedFiles,
  lockGrantedFile,
  saveGrant,
} from './storage/digitalFiles.ts';
export { loadFileProducts } from './storage/exportedProducts.ts';
export { findMapping, rememberMapping } from './storage/importMappings.ts';
export { insertImport, loadImportContent, moveImport } from './storage/importRuns.ts';
export { listProductTitles } from './storage/productDrafts.ts';
export { loadProduct, loadProducts, loadRelatedChoice, type StoredProduct } from './storage/products.ts';
export { listShownGoods } from './storage/shownGoods.ts';
export { listStorePageRows } from './storage/storePages.ts';
export { createStorePage } from './storePages.ts';
