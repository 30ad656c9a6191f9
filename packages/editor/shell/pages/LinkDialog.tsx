import { readLink, recordKey } from '@quoin/domain/document';
import { FOLDER_BEHAVIORS, type FolderSettings, readOrderLink } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/linkDialog';
import { useState } from 'react';
import { perform } from '../../commands/acts/acting.ts';
import { addFolder } from '../../commands/pages/addFolder.ts';
import { changeLink } from '../../commands/pages/changeLink.ts';
import { linkPage } from '../../commands/pages/linkPage.ts';
import { setFolder } from '../../commands/pages/setFolder.ts';
import { LinkPicker } from '../../links/LinkPicker.tsx';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import fields from '../../parts/fields/fields.module.css';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { SwitchField } from '../../parts/fields/SwitchField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { useActWorld } from '../editorContext.ts';
import { FolderFields } from '../inspector/page/FolderFields.tsx';
import { WidePanelFields } from '../inspector/WidePanelFields.tsx';
import type { NamedNavigation } from './pageTree.ts';

/** An entry that is there, or a new one of its kind. */
export type EditedLink =
  | { readonly id: string }
  | { readonly add: 'link' | 'folder' }
  /** A heading of a folder's panel. */
  | { readonly add: 'heading'; readonly into: string; readonly navigation: string };

export interface LinkDialogProps {
  readonly edited: EditedLink;
  readonly navigations: readonly NamedNavigation[];
  readonly onClose: () => void;
}

/** An entry of a navigation that is no page: what it is called and, unless it is a folder, where it leads. */
export function LinkDialog({ edited, navigations, onClose }: LinkDialogProps) {
  const world = useActWorld();
  const id = 'id' in edited ? edited.id : '';
  const link = readLink(id, world.editor.record(recordKey('link', id)) ?? {});
  // Inside a folder nothing holds others: what leads nowhere there is a heading of its panel.
  const isHeading = 'id' in edited ? link.parent !== '' && link.url === '' : edited.add === 'heading';
  const isFolder = !isHeading && ('id' in edited ? link.url === '' : edited.add === 'folder');
  const [folder, setFolderSettings] = useState<FolderSettings>({ behavior: FOLDER_BEHAVIORS.none, url: '' });
  const [title, setTitle] = useState(link.title);
  const [url, setUrl] = useState(link.url);
  const [newWindow, setNewWindow] = useState(link.newWindow);
  const [navigation, setNavigation] = useState(navigations[0]?.name ?? 'mainNav');
  const [panel, setPanel] = useState(link.panel);
  const isReady = title.trim() !== '' && (isFolder || isHeading || url !== '');
  const lead = (href: string) => {
    setUrl(href);
    const order = readOrderLink(world.editor.record('site:site')?.ordering);
    if (href !== '' && href === order?.url && title.trim() === '') setTitle(order.title);
  };
  const save = () => {
    const name = title.trim();
    const values = { title: name, url, newWindow };
    const changes = [
      ...Object.entries(values).map(([path, value]) => ({ path: [path], value })),
      ...(isFolder ? [{ path: ['panel'], value: panel === null ? undefined : { ...panel } }] : []),
    ];
    const isKept = 'id' in edited && perform(world, changeLink, { id, changes });
    const isDone =
      'id' in edited
        ? isKept &&
          (!isFolder || folder.behavior === FOLDER_BEHAVIORS.none || perform(world, setFolder, { id, folder }))
        : isFolder
          ? perform(world, addFolder, { navigation, title: name, folder, ...(panel === null ? {} : { panel }) })
          : 'into' in edited
            ? perform(world, linkPage, { navigation: edited.navigation, parent: edited.into, title: name })
            : perform(world, linkPage, { navigation, title: name, url, newWindow });
    if (isDone) onClose();
  };
  return (
    <DialogBox
      title={texts.edit(id === '', isHeading ? 'heading' : isFolder ? 'folder' : 'link')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" isDisabled={!isReady} onPress={save}>
            {id === '' ? commonTexts.add : commonTexts.save}
          </Button>
        </>
      }
    >
      <form
        className={fields.stack}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) save();
        }}
      >
        <TextField label={commonTexts.title} value={title} onChange={setTitle} maxLength={200} autoFocus />
        {isFolder ? (
          <>
            <FolderFields value={folder} onChange={setFolderSettings} />
            {folder.behavior === FOLDER_BEHAVIORS.variation ? null : (
              <WidePanelFields value={panel} onChange={setPanel} />
            )}
          </>
        ) : isHeading ? null : (
          <>
            <LinkPicker label={commonTexts.link} value={url} onChange={lead} />
            <SwitchField isSelected={newWindow} onChange={setNewWindow}>
              {texts.openInANew}
            </SwitchField>
          </>
        )}
        {id === '' && !isHeading && navigations.length > 1 ? (
          <SelectField
            label={texts.in}
            value={navigation}
            onChange={setNavigation}
            choices={navigations.map((each) => ({ value: each.name, text: each.title }))}
          />
        ) : null}
      </form>
    </DialogBox>
  );
}
