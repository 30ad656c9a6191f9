import type { RobotsSite } from '@quoin/domain/site';
import { languagePrefix, visibleLanguages } from '@quoin/domain/translations';
import type { Site } from '../sites/index.ts';

/** What robots.txt depends on besides its own text: paths are closed alike in every language that visitors see. */
export function robotsSite({ settings, languages }: Site, baseUrl: string): RobotsSite {
  const prefixes = visibleLanguages(languages).map(({ code }) => languagePrefix(code));
  return { baseUrl, isHidden: settings.seoHidden === true, prefixes };
}
