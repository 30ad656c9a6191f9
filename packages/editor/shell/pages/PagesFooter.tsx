import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/pagesFooter';
import { ExternalLink, Folder, SearchCheck, Signpost } from 'lucide-react';
import { Button } from '../../parts/Button.tsx';
import { ActionMenu } from '../../parts/dialogs/ActionMenu.tsx';
import { useEditorState } from '../editorContext.ts';
import css from '../panels/LeftPanel.module.css';
import type { ShellModel } from '../shellModel.ts';
import type { EditedLink } from './LinkDialog.tsx';

interface PagesFootProps {
  readonly model: ShellModel;
  readonly onEdit: (edited: EditedLink) => void;
}

/** Below the page tree: what can be added to it, and what is about all pages. */
export function PagesFooter({ model: { shell }, onEdit }: PagesFootProps) {
  const mayDesign = useEditorState((state) => state.may.design);
  const redirects = { id: 'redirects', text: texts.redirects, icon: Signpost, act: () => shell.show('redirects') };
  const search = { id: 'searchTable', text: texts.searchEnginesAllPages, icon: SearchCheck };
  return (
    <div className={css.foot}>
      <Button onPress={() => shell.show('addPage')}>{commonTexts.addPage}</Button>
      <ActionMenu
        label={texts.moreLinksFoldersRedirects}
        actions={[
          { id: 'link', text: texts.addLink, icon: ExternalLink, act: () => onEdit({ add: 'link' }) },
          { id: 'folder', text: texts.addFolder, icon: Folder, act: () => onEdit({ add: 'folder' }) },
          { ...search, act: () => shell.show('searchTable') },
          ...(mayDesign ? [redirects] : []),
        ]}
      />
    </div>
  );
}
