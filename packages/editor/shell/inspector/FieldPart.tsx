import { commandSentence } from '@quoin/domain/document';
import * as texts from '@quoin/messages/app/fieldPart';
import { holdsBlocks } from '../../commands/acts/acting.ts';
import type { ShownField } from '../../document/editor.ts';
import { Button } from '../../parts/Button.tsx';
import { useActWorld, useEditorState } from '../editorContext.ts';
import css from './inspector.module.css';
import { PanelGroup } from './PanelGroup.tsx';

/** A block field of the theme: what it is, where else it is shown, and how something comes into it. */
export function FieldPart({ field: { isLocked, isShared } }: { readonly field: ShownField }) {
  const world = useActWorld();
  const mayAdd = useEditorState((state) => state.may.edit && holdsBlocks(state));
  return (
    <div className={css.panel}>
      <PanelGroup title={texts.areaOfTheTheme}>
        <p>{texts.theThemeSetsThe}</p>
        {isShared ? <p>{texts.alsoShownOnOther}</p> : null}
        {isLocked ? (
          <p>{commandSentence({ code: 'fieldLocked' })}</p>
        ) : (
          <Button isDisabled={!mayAdd} onPress={() => world.shell.show('insertBlock')}>
            {texts.addBlock}
          </Button>
        )}
      </PanelGroup>
    </div>
  );
}
