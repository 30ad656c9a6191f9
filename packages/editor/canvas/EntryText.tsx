import { PencilLine } from 'lucide-react';
import { Button } from '../parts/Button.tsx';
import css from './Canvas.module.css';

/** An entry whose text the theme prints: from here on it is written where it stands. */
export function EntryText({ onWrite }: { readonly onWrite: () => void }) {
  return (
    <div className={css.empty} data-canvas-control>
      <PencilLine aria-hidden="true" strokeWidth={1.6} />
      <div>
        <h2 className={css.emptyTitle}>Write the text here</h2>
        <p>Type on the page, and put pictures, galleries or any other block beside your words.</p>
      </div>
      <Button look="primary" onPress={onWrite}>
        Edit the text
      </Button>
    </div>
  );
}
