import { isProductPage } from '@quoin/domain/document';
import * as texts from '@quoin/messages/app/entryText';
import { PencilLine } from 'lucide-react';
import { Button } from '../../parts/Button.tsx';
import css from '../Canvas.module.css';

const ENTRY = [texts.writeText, texts.editText] as const;
const PRODUCT = [texts.addDetails, texts.editDetails] as const;

/** Shown for an entry or product whose text the theme prints. From here, the user writes the text in place. */
export function EntryText({ page, onWrite }: { readonly page: string; readonly onWrite: () => void }) {
  const [title, button] = isProductPage(page) ? PRODUCT : ENTRY;
  return (
    <div className={css.empty} data-canvas-control>
      <PencilLine aria-hidden="true" strokeWidth={1.6} />
      <div>
        <h2 className={css.emptyTitle}>{title}</h2>
        <p>{texts.writeOnThePage}</p>
      </div>
      <Button look="primary" onPress={onWrite}>
        {button}
      </Button>
    </div>
  );
}
