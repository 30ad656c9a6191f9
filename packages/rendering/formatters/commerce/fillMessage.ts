import { asString, type RenderContext } from '@quoin/template';
import { zoneOf } from '../dates/date.ts';
import { formatsIn } from '../locale/formatsIn.ts';
import type { LocaleData } from '../localeData.ts';

/** The owner's own wording is a message of the page's locale; without locale data only its plain slots are filled. */
export function fillMessage(
  pattern: string,
  named: ReadonlyMap<string, unknown>,
  context: RenderContext,
  locales: LocaleData,
): string {
  if (!pattern.includes('{') && !pattern.includes("'")) return pattern;
  const formats = formatsIn(context, locales);
  if (formats === undefined) {
    return pattern.replace(/\{(\w+)\}/g, (slot, name: string) => (named.has(name) ? asString(named.get(name)) : slot));
  }
  return formats.message(pattern, { positional: [...named.values()], named, zone: () => zoneOf(context) });
}
