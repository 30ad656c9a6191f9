import type { Command } from '../../document/editor.ts';
import { arrangeBlocks } from '../blocks/arrangeBlocks.ts';
import { changeBlockStyle } from '../blocks/changeBlockStyle.ts';
import { changeBlockValue } from '../blocks/changeBlockValue.ts';
import { deleteBlocks } from '../blocks/deleteBlocks.ts';
import { duplicateBlocks } from '../blocks/duplicateBlocks.ts';
import { groupBlocks } from '../blocks/groupBlocks.ts';
import { hideBlocks } from '../blocks/hideBlocks.ts';
import { insertBlock } from '../blocks/insertBlock.ts';
import { lockBlocks } from '../blocks/lockBlocks.ts';
import { moveBlocks } from '../blocks/moveBlocks.ts';
import { pasteBlocks } from '../blocks/pasteBlocks.ts';
import { renameBlock } from '../blocks/renameBlock.ts';
import { reorderBlocks } from '../blocks/reorderBlocks.ts';
import { reorderLayers } from '../blocks/reorderLayers.ts';
import { resetPhonePlaces } from '../blocks/resetPhonePlaces.ts';
import { resizeBlocks } from '../blocks/resizeBlocks.ts';
import { ungroupBlocks } from '../blocks/ungroupBlocks.ts';
import { changeNotice } from '../changeNotice.ts';
import { changeScreen } from '../changeScreen.ts';
import { changeSite } from '../changeSite.ts';
import { fixOrder } from '../fixOrder.ts';
import { addFolder } from '../pages/addFolder.ts';
import { addPage } from '../pages/addPage.ts';
import { changeLink } from '../pages/changeLink.ts';
import { changePage } from '../pages/changePage.ts';
import { deletePage } from '../pages/deletePage.ts';
import { duplicatePage } from '../pages/duplicatePage.ts';
import { linkPage } from '../pages/linkPage.ts';
import { moveLink } from '../pages/moveLink.ts';
import { removeLink } from '../pages/removeLink.ts';
import { renameLink } from '../pages/renameLink.ts';
import { restorePage } from '../pages/restorePage.ts';
import { restoreVersion } from '../pages/restoreVersion.ts';
import { setFolder } from '../pages/setFolder.ts';
import { setHomepage } from '../pages/setHomepage.ts';
import { changeSection } from '../sections/changeSection.ts';
import { deleteSavedSection } from '../sections/deleteSavedSection.ts';
import { deleteSection } from '../sections/deleteSection.ts';
import { duplicateSection } from '../sections/duplicateSection.ts';
import { insertSection } from '../sections/insertSection.ts';
import { makeSections } from '../sections/makeSections.ts';
import { moveSection } from '../sections/moveSection.ts';
import { renameSavedSection } from '../sections/renameSavedSection.ts';
import { saveSection } from '../sections/saveSection.ts';
import { addFont } from '../style/addFont.ts';
import { changeCode } from '../style/changeCode.ts';
import { changeFont } from '../style/changeFont.ts';
import { changeStyle } from '../style/changeStyle.ts';
import { removeFont } from '../style/removeFont.ts';
import { resetStyle } from '../style/resetStyle.ts';
import { restoreStyle } from '../style/restoreStyle.ts';
import { switchTheme } from '../style/switchTheme.ts';
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
