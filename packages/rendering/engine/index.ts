export {
  createEngine,
  type FullEngine,
  type FullEngineOptions,
  type FullTemplate,
  type OneOffOptions,
  type PageOptions,
} from './createEngine.ts';
