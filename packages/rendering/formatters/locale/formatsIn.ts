import type { RenderContext } from '@quoin/template';
import type { LocaleData, LocaleFormats } from '../localeData.ts';

/** The formats of the rendering's locale; undefined when it has none, or one without data. */
export function formatsIn(context: RenderContext, locales: LocaleData): LocaleFormats | undefined {
  return context.locale === undefined ? undefined : locales.formatsOf(context.locale);
}
