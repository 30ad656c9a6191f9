import * as texts from '@quoin/messages/app/previewedPagePart';
import { ChoiceField } from '../../../parts/fields/ChoiceField.tsx';
import { useEditor, useEditorState } from '../../editorContext.ts';

/** Of a page with entries: whether the canvas shows its list or the page of an entry, where a theme may have areas too. */
export function PreviewedPagePart() {
  const editor = useEditor();
  const isEntry = useEditorState((state) => state.isEntry);
  return (
    <ChoiceField
      label={texts.onTheCanvas}
      choices={[
        { value: LIST, text: texts.theList },
        {
          value: ENTRY,
          text: texts.firstEntry,
          hint: texts.toFillTheThemes,
        },
      ]}
      value={isEntry ? ENTRY : LIST}
      onChange={(value) => editor.showEntry(value === ENTRY)}
    />
  );
}

const LIST = 'list';
const ENTRY = 'entry';
