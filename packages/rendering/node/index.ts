export { createEngine, localeDataOnDisk, type NodeEngineOptions } from './createEngine.ts';
export { createPackReader, packFolder } from './packs.ts';
