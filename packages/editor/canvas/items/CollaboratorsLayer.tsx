import { idOfKey } from '@quoin/domain/document';
import { type CSSProperties, useSyncExternalStore } from 'react';
import type { Editor } from '../../document/editor.ts';
import { findBlock, findSection, pageBox } from '../../gestures/findInScene.ts';
import { personColor } from '../../shell/topBar/personColor.ts';
import css from '../Canvas.module.css';
import type { CanvasView } from '../canvasView.ts';
import { screenBox } from '../screenBox.ts';

/** Shows where others work on this page. For screen readers, the bar contains this. */
export function CollaboratorsLayer({ view, editor }: { readonly view: CanvasView; readonly editor: Editor }) {
  const people = useSyncExternalStore(editor.subscribe, () => editor.state().people);
  const { board, scale } = view;
  const here = people.filter(({ page, key }) => page === board.page && key !== '');
  return (
    <div aria-hidden="true">
      {here.map(({ id, name, key }) => {
        const record = key === '' ? '' : idOfKey(key);
        const found = key.startsWith('block:') ? findBlock(board, record) : null;
        const box = found ? pageBox(found) : (findSection(board, record)?.box ?? null);
        if (box === null) return null;
        const style = { ...screenBox(box, scale), '--person': personColor(id) } as CSSProperties;
        return (
          <div key={id} className={css.person} data-person={record} style={style}>
            <span className={css.personTag}>{name}</span>
          </div>
        );
      })}
    </div>
  );
}
