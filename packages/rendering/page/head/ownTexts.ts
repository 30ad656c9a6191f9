import { OWN_TEXTS_ID } from '@quoin/domain/languages';
import { readTextSettings, TEXTS_SETTING, textsIn, toOwnTexts } from '@quoin/domain/texts';
import type { PageContent } from '../content/pageContent.ts';
import { scriptJson } from '../escape.ts';

/** The owner's own texts that scripts of the page say: no script to browsers; '' where there are none. */
export function ownTextsHtml({ frame }: PageContent): string {
  const { settings, language } = frame.site;
  if (settings[TEXTS_SETTING] === undefined) return '';
  const own = textsIn(readTextSettings(settings), language);
  const texts = own === null ? {} : toOwnTexts(own, { inScripts: true });
  if (Object.keys(texts).length === 0) return '';
  return `<script type="application/json" id="${OWN_TEXTS_ID}">${scriptJson(texts)}</script>`;
}
