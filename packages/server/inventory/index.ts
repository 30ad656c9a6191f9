/** What other subjects and the server's entry points use of this one. */
export { adjustStockIn, type StockChange, type StockDeps } from './adjustStock.ts';
export { enqueueLowStockCheck, lowStockJobs } from './lowStockMail.ts';
export { appInventoryRoutes } from './routes/appInventory.ts';
export { variantFilterOf } from './routes/variantFilterOf.ts';
export { filteredVariants, listCategoryPaths, type VariantFilter } from './storage/inventory.ts';
export { lowFrom } from './storage/lowStock.ts';
export {
  claimReservations,
  extendHold,
  isHoldOver,
  releaseUnits,
  reserveUnits,
  type TakenLine,
  takeUnits,
  type Units,
} from './storage/stock.ts';
export { type LockedStock, lockStock } from './storage/stockLedger.ts';
