import { formatFileSize } from '@quoin/domain/formats';
import { FONT_LOAD_LIMITS, fontLoad, type SiteStyle } from '@quoin/domain/styles';
import * as texts from '@quoin/messages/app/fontLoadLine';
import css from './OwnFonts.module.css';

/** How much a visitor waits for before text is read in its own letters (PF-05); nothing where fonts are the theme's. */
export function FontLoadLine({ style }: { readonly style: SiteStyle }) {
  const { files, bytes, isHeavy } = fontLoad(style);
  if (files === 0) return null;
  const { files: most, bytes: room } = FONT_LOAD_LIMITS;
  return (
    <p className={isHeavy ? css.heavy : css.load} role="status">
      {texts.files(files)}, {formatFileSize(bytes)}
      {isHeavy ? texts.beforeTextIsShown(most, formatFileSize(room)) : texts.beforeTextIsShown2}
    </p>
  );
}
