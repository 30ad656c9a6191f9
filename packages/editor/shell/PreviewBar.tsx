import { keysText } from '../commands/keys.ts';
import { Button } from '../parts/Button.tsx';
import type { ShellModel } from './shellModel.ts';
import css from './TopBar.module.css';
import { IS_MAC } from './useKeys.ts';

/** The page without the editor's parts; one button leads back. */
export function PreviewBar({ model }: { readonly model: ShellModel }) {
  return (
    <header className={`${css.head} ${css.bar}`} data-region="bar">
      <span>Preview of the draft. Visitors see it once it is published.</span>
      <div className={css.acts}>
        <Button onPress={() => model.set({ isPreview: false })}>
          Back to editing ({keysText('Ctrl+Shift+P', IS_MAC)})
        </Button>
      </div>
    </header>
  );
}
