import { useEffect } from 'react';
import { useEditor } from '../editorContext.ts';
import { KeepVersionDialog } from '../publishing/KeepVersionDialog.tsx';
import { PreviewLinksDialog } from '../publishing/PreviewLinksDialog.tsx';
import { PublishDialog } from '../publishing/PublishDialog.tsx';
import { VersionsDialog } from '../publishing/VersionsDialog.tsx';
import type { ShellDialog, ShellModel } from '../shellModel.ts';
import { Palette } from '../topBar/Palette.tsx';
import { Tour } from '../tour/Tour.tsx';
import { useShellState } from '../useShellState.ts';
import { AddPageDialog } from './AddPageDialog.tsx';
import { EditorHelp } from './EditorHelp.tsx';
import { FormDialog } from './FormDialog.tsx';
import { InsertBlockDialog } from './InsertBlockDialog.tsx';
import { InsertSectionDialog } from './InsertSectionDialog.tsx';
import { RedirectsDialog } from './RedirectsDialog.tsx';
import { RenameBlockDialog } from './RenameBlockDialog.tsx';
import { SaveSectionDialog } from './SaveSectionDialog.tsx';
import { SearchTableDialog } from './SearchTableDialog.tsx';
import { ShortcutHelp } from './ShortcutHelp.tsx';

export interface DialogProps {
  readonly model: ShellModel;
  readonly onClose: () => void;
}

const DIALOGS: Readonly<Record<ShellDialog, (props: DialogProps) => React.ReactNode>> = {
  palette: Palette,
  shortcuts: ShortcutHelp,
  publish: PublishDialog,
  versions: VersionsDialog,
  insertBlock: InsertBlockDialog,
  insertSection: InsertSectionDialog,
  saveSection: SaveSectionDialog,
  addPage: AddPageDialog,
  renameBlock: RenameBlockDialog,
  tour: Tour,
  help: EditorHelp,
  form: FormDialog,
  redirects: RedirectsDialog,
  searchTable: SearchTableDialog,
  previewLinks: PreviewLinksDialog,
  keepVersion: KeepVersionDialog,
};

/** The one open dialog. A user who was writing when it opened continues writing after it. */
export function EditorDialogs({ model }: { readonly model: ShellModel }) {
  const { dialog } = useShellState(model);
  const editor = useEditor();
  const isOpen = dialog !== null;
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      if (editor.state().selection.isText) model.focusText();
    };
  }, [isOpen, editor, model]);
  if (dialog === null) return null;
  const Open = DIALOGS[dialog];
  // What ends late, as a publication does, must not close the dialog that has come meanwhile.
  const close = () => model.state().dialog === dialog && model.set({ dialog: null });
  return <Open model={model} onClose={close} />;
}
