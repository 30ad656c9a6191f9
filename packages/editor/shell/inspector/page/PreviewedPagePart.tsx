import { ChoiceField } from '../../../parts/fields/ChoiceField.tsx';
import { useEditor, useEditorState } from '../../editorContext.ts';

/** Of a page with entries: whether the canvas shows its list or the page of an entry, where a theme may have areas too. */
export function PreviewedPagePart() {
  const editor = useEditor();
  const isEntry = useEditorState((state) => state.isEntry);
  return (
    <ChoiceField
      label="On the canvas"
      choices={[
        { value: LIST, text: 'The list' },
        {
          value: ENTRY,
          text: 'First entry',
          hint: 'To fill the theme’s areas on entry pages.',
        },
      ]}
      value={isEntry ? ENTRY : LIST}
      onChange={(value) => editor.showEntry(value === ENTRY)}
    />
  );
}

const LIST = 'list';
const ENTRY = 'entry';
