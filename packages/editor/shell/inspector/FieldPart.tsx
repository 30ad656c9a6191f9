import { commandSentence } from '@quoin/domain/document';
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
      <PanelGroup title="Area of the theme">
        <p>The theme sets the position and look of this area. You add its content.</p>
        {isShared ? <p>Also shown on other pages. Changes apply to all of them.</p> : null}
        {isLocked ? (
          <p>{commandSentence({ code: 'fieldLocked' })}</p>
        ) : (
          <Button isDisabled={!mayAdd} onPress={() => world.shell.show('insertBlock')}>
            Add block
          </Button>
        )}
      </PanelGroup>
    </div>
  );
}
