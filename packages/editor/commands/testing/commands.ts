import type { Command } from '../../document/editor.ts';
import { addFolder } from '../addFolder.ts';
import { addFont } from '../addFont.ts';
import { addPage } from '../addPage.ts';
import { arrangeBlocks } from '../arrangeBlocks.ts';
import { changeBlockStyle } from '../changeBlockStyle.ts';
import { changeBlockValue } from '../changeBlockValue.ts';
import { changeCode } from '../changeCode.ts';
import { changeFont } from '../changeFont.ts';
import { changeLink } from '../changeLink.ts';
import { changeNotice } from '../changeNotice.ts';
import { changePage } from '../changePage.ts';
import { changeScreen } from '../changeScreen.ts';
import { changeSection } from '../changeSection.ts';
import { changeSite } from '../changeSite.ts';
import { changeStyle } from '../changeStyle.ts';
import { deleteBlocks } from '../deleteBlocks.ts';
import { deletePage } from '../deletePage.ts';
import { deleteSavedSection } from '../deleteSavedSection.ts';
import { deleteSection } from '../deleteSection.ts';
import { duplicateBlocks } from '../duplicateBlocks.ts';
import { duplicatePage } from '../duplicatePage.ts';
import { duplicateSection } from '../duplicateSection.ts';
import { fixOrder } from '../fixOrder.ts';
import { groupBlocks } from '../groupBlocks.ts';
import { hideBlocks } from '../hideBlocks.ts';
import { insertBlock } from '../insertBlock.ts';
import { insertSection } from '../insertSection.ts';
import { linkPage } from '../linkPage.ts';
import { lockBlocks } from '../lockBlocks.ts';
import { makeSections } from '../makeSections.ts';
import { moveBlocks } from '../moveBlocks.ts';
import { moveLink } from '../moveLink.ts';
import { moveSection } from '../moveSection.ts';
import { pasteBlocks } from '../pasteBlocks.ts';
import { removeFont } from '../removeFont.ts';
import { removeLink } from '../removeLink.ts';
import { renameBlock } from '../renameBlock.ts';
import { renameLink } from '../renameLink.ts';
import { renameSavedSection } from '../renameSavedSection.ts';
import { reorderBlocks } from '../reorderBlocks.ts';
import { reorderLayers } from '../reorderLayers.ts';
import { resetPhonePlaces } from '../resetPhonePlaces.ts';
import { resetStyle } from '../resetStyle.ts';
import { resizeBlocks } from '../resizeBlocks.ts';
import { restorePage } from '../restorePage.ts';
import { restoreStyle } from '../restoreStyle.ts';
import { restoreVersion } from '../restoreVersion.ts';
import { saveSection } from '../saveSection.ts';
import { setFolder } from '../setFolder.ts';
import { setHomepage } from '../setHomepage.ts';
import { switchTheme } from '../switchTheme.ts';
import { ungroupBlocks } from '../ungroupBlocks.ts';
import { writeOnPage } from '../writeOnPage.ts';

/** Every way to change a site; tests hold that each is reached by a key and by the palette, and taken back. */
export const COMMANDS: readonly Pick<Command<never>, 'id'>[] = [
  ...[
    insertBlock,
    deleteBlocks,
    moveBlocks,
    resizeBlocks,
    arrangeBlocks,
    duplicateBlocks,
    pasteBlocks,
    changeBlockValue,
  ],
  ...[changeBlockStyle, hideBlocks, lockBlocks, renameBlock, groupBlocks, ungroupBlocks, reorderLayers, reorderBlocks],
  ...[resetPhonePlaces, insertSection, deleteSection, duplicateSection, moveSection, changeSection, fixOrder],
  ...[saveSection, renameSavedSection, deleteSavedSection],
  ...[addPage, duplicatePage, deletePage, restorePage, changePage, setHomepage, makeSections, writeOnPage],
  ...[linkPage, moveLink, removeLink, addFolder, setFolder, renameLink, changeLink],
  ...[
    changeStyle,
    resetStyle,
    restoreStyle,
    switchTheme,
    changeSite,
    changeCode,
    changeNotice,
    changeScreen,
    restoreVersion,
  ],
  ...[addFont, changeFont, removeFont],
];
