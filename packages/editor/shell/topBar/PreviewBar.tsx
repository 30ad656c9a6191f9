import * as texts from '@quoin/messages/app/previewBar';
import { keysText } from '../../commands/acts/keys.ts';
import { Button } from '../../parts/Button.tsx';
import { useEditorState } from '../editorContext.ts';
import type { ShellModel } from '../shellModel.ts';
import { IS_MAC } from '../useKeys.ts';
import css from './TopBar.module.css';

/** The page without the editor's parts; one button leads back. */
export function PreviewBar({ model }: { readonly model: ShellModel }) {
  const mayShare = useEditorState((state) => state.may.edit);
  return (
    <header className={`${css.head} ${css.bar}`} data-region="bar">
      <span>{texts.previewOfYourDraft}</span>
      <div className={css.acts}>
        {mayShare ? (
          <Button look="quiet" onPress={() => model.shell.show('previewLinks')}>
            {texts.sharePreview}
          </Button>
        ) : null}
        <Button onPress={() => model.set({ isPreview: false })}>
          {texts.backToEditing(keysText('Ctrl+Shift+P', IS_MAC))}
        </Button>
      </div>
    </header>
  );
}
