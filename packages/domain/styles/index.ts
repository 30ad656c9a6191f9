export {
  bodyClassText,
  type PageClassParts,
  pageClasses,
  type TweakValues,
  tweakClass,
  tweakClasses,
  tweakValue,
} from './bodyClasses.ts';
export { parseTweaks } from './parseTweaks.ts';
export { tweakSlug } from './slug.ts';
export { TWEAK_TYPES, type Tweak, type TweakDiagnostic, type TweakType } from './tweak.ts';
