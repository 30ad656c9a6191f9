import * as texts from '@quoin/messages/app/shortcutHelp';
import type { Act } from '../../commands/acts/act.ts';
import { isCharacterKey, keysText } from '../../commands/acts/keys.ts';
import { ACTS, actText } from '../../commands/registry.ts';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { SwitchField } from '../../parts/fields/SwitchField.tsx';
import { useEditorState } from '../editorContext.ts';
import { IS_MAC } from '../useKeys.ts';
import { useShellState } from '../useShellState.ts';
import type { DialogProps } from './EditorDialogs.tsx';
import css from './ShortcutHelp.module.css';

/** All shortcuts, from the registry: what is not here has no key. */
export function ShortcutHelp({ model, onClose }: DialogProps) {
  const { hasCharacterKeys } = useShellState(model);
  const state = useEditorState((each) => each);
  const withKeys = ACTS.filter(({ keys = [] }) => keys.length > 0);
  return (
    <DialogBox title={texts.keyboardShortcuts} isOpen onClose={onClose} look="wide">
      <SwitchField isSelected={hasCharacterKeys} onChange={() => model.shell.toggle('characterKeys')}>
        {texts.singleCharacterShortcutsSuch}
      </SwitchField>
      <dl className={css.keys}>
        {withKeys.map((act) => (
          <div key={act.id} className={isOff(act, hasCharacterKeys) ? css.off : ''}>
            <dt>{plainText(actText(act, state))}</dt>
            <dd>
              {shownKeys(act).map((text) => (
                <kbd key={text}>{text}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </DialogBox>
  );
}

function shownKeys({ keys = [], keysText: text, gesture }: Act): readonly string[] {
  if (text !== undefined) return [text];
  const readable = keys.filter((key) => !/[{}]/.test(key)).map((key) => keysText(key, IS_MAC));
  return [...[...new Set(readable)].slice(0, 2), ...(gesture === undefined ? [] : [keysText(gesture, IS_MAC)])];
}

function isOff({ keys = [] }: Act, hasCharacterKeys: boolean): boolean {
  return !hasCharacterKeys && keys.every(isCharacterKey);
}

/** Without what undo would take back just now. */
function plainText(text: string): string {
  return text.split(':')[0]!.replace('…', '');
}
