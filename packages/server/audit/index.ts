/** What other subjects and the server's entry points use of this one. */
export { appAuditRoutes } from './routes/appAudit.ts';
export { type Actor, PRODUCT_ITSELF, recordAudit } from './storage/auditLog.ts';
