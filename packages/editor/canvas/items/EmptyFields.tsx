import * as texts from '@quoin/messages/app/emptyFields';
import { Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import type { ActWorld } from '../../commands/acts/act.ts';
import css from '../Canvas.module.css';
import type { CanvasView } from '../canvasView.ts';
import { fieldName } from '../fieldName.ts';
import { screenBox } from '../screenBox.ts';

/** Shows the theme's empty block fields. Visitors see nothing there. Users who may edit can fill them. */
export function EmptyFields({ view, world }: { readonly view: CanvasView; readonly world: ActWorld }) {
  if (!world.editor.state().may.edit) return null;
  const empty = view.board.sections.filter(({ field, blocks }) => field !== null && blocks.length === 0);
  return empty.map((section) => {
    const { id, field, box } = section;
    if (field === null || field.isLocked || box === null) return null;
    const name = fieldName(field);
    return (
      <div key={id} className={css.emptyField} style={screenBox(box, view.scale)}>
        <div data-canvas-control>
          <Button
            className={css.add ?? ''}
            aria-label={texts.addBlockTo(name)}
            onPress={() => {
              world.editor.select({ section: id, blocks: [] });
              world.shell.show('insertBlock');
            }}
          >
            <Plus aria-hidden="true" />
            <span className={css.addWords}>{texts.addBlock}</span>
            <span className={css.addName}>{name}</span>
          </Button>
        </div>
        <span aria-hidden="true" className={css.fieldLabel}>
          {name}
        </span>
      </div>
    );
  });
}
