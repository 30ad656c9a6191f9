import { useEditor, useRecordsOf } from '../shell/editorContext.ts';
import { LinkChooser, type LinkChooserProps } from './LinkChooser.tsx';

export type LinkPickerProps = Omit<LinkChooserProps, 'records' | 'page'>;

/** Where a link of the page in front leads. */
export function LinkPicker(props: LinkPickerProps) {
  const records = useRecordsOf('site', 'page', 'section', 'link');
  return <LinkChooser {...props} records={records} page={useEditor().state().page} />;
}
