/** What other subjects and the server's entry points use of this one. */
export { exportStaticToFolder, exportStaticZip } from './exportStatic.ts';
export { appStaticExportRoutes, type StaticExportDeps } from './routes/appStaticExport.ts';
