import { BLOCK_DEFINITIONS } from '@quoin/domain/blocks';
import { entryPage, recordsOf, type SiteRecords } from '@quoin/domain/document';
import { HANDLES } from '@quoin/domain/layout';
import { ownFontId } from '@quoin/domain/styles';
import { nudged, stretchedBy } from '../commands/acts/nudging.ts';
import { arrangeBlocks } from '../commands/blocks/arrangeBlocks.ts';
import { changeBlockStyle } from '../commands/blocks/changeBlockStyle.ts';
import { changeBlockValue } from '../commands/blocks/changeBlockValue.ts';
import { toClip } from '../commands/blocks/clip.ts';
import { deleteBlocks } from '../commands/blocks/deleteBlocks.ts';
import { duplicateBlocks } from '../commands/blocks/duplicateBlocks.ts';
import { groupBlocks } from '../commands/blocks/groupBlocks.ts';
import { hideBlocks } from '../commands/blocks/hideBlocks.ts';
import { insertBlock } from '../commands/blocks/insertBlock.ts';
import { lockBlocks } from '../commands/blocks/lockBlocks.ts';
import { moveBlocks } from '../commands/blocks/moveBlocks.ts';
import { pasteBlocks } from '../commands/blocks/pasteBlocks.ts';
import { renameBlock } from '../commands/blocks/renameBlock.ts';
import { reorderBlocks } from '../commands/blocks/reorderBlocks.ts';
import { reorderLayers } from '../commands/blocks/reorderLayers.ts';
import { resetPhonePlaces } from '../commands/blocks/resetPhonePlaces.ts';
import { resizeBlocks } from '../commands/blocks/resizeBlocks.ts';
import { ungroupBlocks } from '../commands/blocks/ungroupBlocks.ts';
import { changeNotice } from '../commands/changeNotice.ts';
import { changeScreen } from '../commands/changeScreen.ts';
import { changeSite } from '../commands/changeSite.ts';
import { fixOrder } from '../commands/fixOrder.ts';
import { addFolder } from '../commands/pages/addFolder.ts';
import { addPage } from '../commands/pages/addPage.ts';
import { changeLink } from '../commands/pages/changeLink.ts';
import { changePage } from '../commands/pages/changePage.ts';
import { deletePage } from '../commands/pages/deletePage.ts';
import { duplicatePage } from '../commands/pages/duplicatePage.ts';
import { linkPage } from '../commands/pages/linkPage.ts';
import { moveLink } from '../commands/pages/moveLink.ts';
import { removeLink } from '../commands/pages/removeLink.ts';
import { renameLink } from '../commands/pages/renameLink.ts';
import { restorePage } from '../commands/pages/restorePage.ts';
import { restoreVersion } from '../commands/pages/restoreVersion.ts';
import { setFolder } from '../commands/pages/setFolder.ts';
import { setHomepage } from '../commands/pages/setHomepage.ts';
import { changeSection } from '../commands/sections/changeSection.ts';
import { deleteSavedSection } from '../commands/sections/deleteSavedSection.ts';
import { deleteSection } from '../commands/sections/deleteSection.ts';
import { duplicateSection } from '../commands/sections/duplicateSection.ts';
import { insertSection } from '../commands/sections/insertSection.ts';
import { makeSections } from '../commands/sections/makeSections.ts';
import { moveSection } from '../commands/sections/moveSection.ts';
import { renameSavedSection } from '../commands/sections/renameSavedSection.ts';
import { saveSection } from '../commands/sections/saveSection.ts';
import { addFont } from '../commands/style/addFont.ts';
import { changeCode } from '../commands/style/changeCode.ts';
import { changeFont } from '../commands/style/changeFont.ts';
import { changeStyle } from '../commands/style/changeStyle.ts';
import { removeFont } from '../commands/style/removeFont.ts';
import { resetStyle } from '../commands/style/resetStyle.ts';
import { restoreStyle } from '../commands/style/restoreStyle.ts';
import { switchTheme } from '../commands/style/switchTheme.ts';
import { writeOnPage } from '../commands/writeOnPage.ts';
import type { Device, Editor } from '../document/editor.ts';

/** Numbers that one act of a random run is made of. */
export interface RandomAct {
  readonly which: number;
  readonly at: number;
  readonly by: number;
  readonly isPhone: boolean;
}

interface Chance extends RandomAct {
  readonly editor: Editor;
  readonly records: SiteRecords;
  /** Of the whole run's beginning, as a version would hold it. */
  readonly then: SiteRecords;
  readonly device: Device;
  readonly isUp: boolean;
  readonly id: string;
  readonly ids: readonly string[];
  readonly section: string;
  readonly page: string;
  readonly link: string;
  readonly merges: { readonly mergeKey: string };
}

function aTemplate(records: SiteRecords, at: number): string {
  const ids = recordsOf(records, 'template').map(([id]) => id);
  return ids[Math.abs(at) % Math.max(1, ids.length)] ?? '';
}

const FAMILIES = ['Tusker', 'Halde', 'Loom'] as const;
const aFamily = (at: number) => FAMILIES[Math.abs(at) % FAMILIES.length]!;

/** Every command of the registry on things and with values of chance; a test holds that none is missing. */
export const RANDOM_RUNS: Readonly<Record<string, (chance: Chance) => unknown>> = {
  insertBlock: ({ editor, at, section }) =>
    editor.run(insertBlock, { type: BLOCK_DEFINITIONS[at % BLOCK_DEFINITIONS.length]!.type, section }),
  deleteBlocks: ({ editor, ids }) => editor.run(deleteBlocks, { ids }),
  moveBlocks: ({ editor, records, ids, device, by, merges }) =>
    editor.run(moveBlocks, nudged(records, ids, device as 'desktop', { columns: by, rows: by }), merges),
  moveBlocksElsewhere: ({ editor, records, id, device, section }) =>
    editor.run(moveBlocks, { ...nudged(records, [id], device as 'desktop', { columns: 0, rows: 0 }), section }),
  resizeBlocks: ({ editor, records, ids, device, by, merges }) =>
    editor.run(
      resizeBlocks,
      stretchedBy(records, ids, device as 'desktop', { columns: by, rows: HANDLES.length }),
      merges,
    ),
  arrangeBlocks: ({ editor, ids, isUp }) => editor.run(arrangeBlocks, { ids, how: isUp ? 'left' : 'middle' }),
  duplicateBlocks: ({ editor, ids }) => editor.run(duplicateBlocks, { ids }),
  pasteBlocks: ({ editor, records, ids, section }) =>
    editor.run(pasteBlocks, { clip: toClip(records, ids, 'site'), site: 'site', section }),
  changeBlockValue: ({ editor, id, at, by, merges }) =>
    editor.run(changeBlockValue, { id, values: { html: `<p>${at}</p>`, text: `${by}` } }, merges),
  changeBlockStyle: ({ editor, ids, by, merges }) =>
    editor.run(changeBlockStyle, { ids, style: { radius: by } }, merges),
  hideBlocks: ({ editor, ids, device, isUp }) =>
    editor.run(hideBlocks, { ids, device: device as 'desktop', isHidden: isUp }),
  lockBlocks: ({ editor, id, by }) => editor.run(lockBlocks, { ids: [id], isLocked: by > 3 }),
  renameBlock: ({ editor, id, at }) => editor.run(renameBlock, { id, name: at % 3 === 0 ? '' : `Block ${at}` }),
  groupBlocks: ({ editor, ids }) => editor.run(groupBlocks, { ids }),
  ungroupBlocks: ({ editor, ids }) => editor.run(ungroupBlocks, { ids }),
  reorderLayers: ({ editor, id, isUp }) => editor.run(reorderLayers, { ids: [id], step: isUp ? 'front' : 'backward' }),
  reorderBlocks: ({ editor, id, section }) => editor.run(reorderBlocks, { ids: [id], section, after: null }),
  resetPhonePlaces: ({ editor, ids }) => editor.run(resetPhonePlaces, { ids }),
  insertSection: ({ editor, section, isUp }) =>
    editor.run(insertSection, {
      after: isUp ? null : section,
      blocks: [{ type: 'quote', value: {}, place: { row: 1 } }],
    }),
  deleteSection: ({ editor, section }) => editor.run(deleteSection, { id: section }),
  duplicateSection: ({ editor, section }) => editor.run(duplicateSection, { id: section }),
  moveSection: ({ editor, section, isUp }) => editor.run(moveSection, { id: section, to: isUp ? 'up' : 'down' }),
  changeSection: ({ editor, section, isUp }) =>
    editor.run(changeSection, { id: section, changes: [{ path: ['theme'], value: isUp ? 'dark' : 'light' }] }),
  saveSection: ({ editor, section, at }) => editor.run(saveSection, { id: section, name: `Saved ${at}` }),
  renameSavedSection: ({ editor, records, at }) =>
    editor.run(renameSavedSection, { id: aTemplate(records, at), name: `Renamed ${at}` }),
  deleteSavedSection: ({ editor, records, at }) => editor.run(deleteSavedSection, { id: aTemplate(records, at) }),
  fixOrder: ({ editor, section }) => editor.run(fixOrder, { section }),
  addPage: ({ editor, at }) => editor.run(addPage, { title: `Page ${at}`, navigation: 'mainNav', sections: [{}, {}] }),
  duplicatePage: ({ editor, page }) => editor.run(duplicatePage, { id: page }),
  deletePage: ({ editor, page }) => editor.run(deletePage, { id: page }),
  restorePage: ({ editor, page }) => editor.run(restorePage, { id: page }),
  changePage: ({ editor, page, by, merges }) =>
    editor.run(changePage, { id: page, changes: [{ path: ['seo', 'title'], value: `${by}` }] }, merges),
  setHomepage: ({ editor, page }) => editor.run(setHomepage, { id: page }),
  makeSections: ({ editor }) => editor.run(makeSections, { printed: null }),
  writeOnPage: ({ editor, at }) => {
    editor.openPage(entryPage(`00000000-0000-4000-8000-${String(Math.abs(at)).padStart(12, '0')}`));
    return editor.run(writeOnPage, { html: `<p>${at}</p>` });
  },
  linkPage: ({ editor, page, isUp }) => editor.run(linkPage, { navigation: isUp ? 'mainNav' : 'footerNav', page }),
  moveLink: ({ editor, link, isUp }) =>
    editor.run(moveLink, { id: link, to: isUp ? 'up' : { navigation: 'footerNav' } }),
  removeLink: ({ editor, link }) => editor.run(removeLink, { id: link }),
  addFolder: ({ editor, at }) => editor.run(addFolder, { navigation: 'mainNav', title: `Folder ${at}` }),
  setFolder: ({ editor, link, at }) =>
    editor.run(setFolder, { id: link, folder: { behavior: ([1, 2, 3, 4] as const)[Math.abs(at) % 4]!, url: '' } }),
  renameLink: ({ editor, link, at }) => editor.run(renameLink, { id: link, title: `Link ${at}` }),
  changeLink: ({ editor, link, isUp }) =>
    editor.run(changeLink, { id: link, changes: [{ path: ['newWindow'], value: isUp }] }),
  changeStyle: ({ editor, by }) =>
    editor.run(
      changeStyle,
      { changes: [{ path: ['palette', 'accent'], value: `#00000${Math.abs(by)}` }] },
      { mergeKey: 'colour' },
    ),
  addFont: ({ editor, at, by, isUp }) =>
    editor.run(addFont, {
      file: {
        id: `00000000-0000-4000-8000-${String(Math.abs(at)).padStart(12, '0')}`,
        filename: 'a.woff2',
        bytes: 20_000,
      },
      facts: {
        ...{ family: aFamily(at), kind: 'sans', isItalic: isUp, meanwhile: [108, 90, 22] },
        weights: [400, 400 + Math.abs(by)],
      },
    }),
  changeFont: ({ editor, at, by, isUp }) =>
    editor.run(changeFont, {
      id: ownFontId(aFamily(at)),
      ...(isUp ? { family: aFamily(at + by) } : { kind: 'serif' }),
    }),
  removeFont: ({ editor, at }) => editor.run(removeFont, { id: ownFontId(aFamily(at)) }),
  resetStyle: ({ editor, isUp }) => editor.run(resetStyle, { path: isUp ? [] : ['palette', 'accent'] }),
  restoreStyle: ({ editor, by }) =>
    editor.run(restoreStyle, { style: { palette: { accent: `#11111${Math.abs(by)}` } } }),
  switchTheme: ({ editor, isUp }) => {
    const [theme, from] = isUp ? ['other', 'quoin'] : ['quoin', 'other'];
    const navigations = { from: ['mainNav', 'footerNav'], to: ['mainNav', 'footerNav'] };
    return editor.run(switchTheme, { theme, title: theme, from, navigations });
  },
  changeSite: ({ editor, at }) => editor.run(changeSite, { changes: [{ path: ['title'], value: `Site ${at}` }] }),
  changeCode: ({ editor, at }) => editor.run(changeCode, { changes: [{ path: ['header'], value: `<!-- ${at} -->` }] }),
  changeNotice: ({ editor, at, isUp }) =>
    editor.run(changeNotice, {
      notice: isUp ? 'popup' : 'announcement',
      changes: [{ path: ['text'], value: `Hear ${at}` }],
    }),
  changeScreen: ({ editor, at, isUp }) =>
    editor.run(changeScreen, {
      screen: isUp ? 'lock-screen' : 'sso-screen',
      changes: [{ path: ['heading'], value: `Stop ${at}` }],
    }),
  restoreVersion: ({ editor, then, page, at }) =>
    editor.run(restoreVersion, { number: 1, records: then, ...(at % 4 === 0 ? {} : { page }) }),
  undoOrRedo: ({ editor, isUp }) => (isUp ? editor.undo() : editor.redo()),
};

const NAMES = Object.keys(RANDOM_RUNS);
/** How many acts there are to choose from. */
export const RANDOM_COUNT = NAMES.length;

/** Does one of them; what makes no sense at that moment is refused, and that is part of the run. */
export function performRandom(editor: Editor, then: SiteRecords, act: RandomAct): void {
  const { at, isPhone } = act;
  const { records } = editor.state();
  const pick = (kind: 'block' | 'section' | 'page' | 'link', from = at) => {
    const ids = recordsOf(records, kind).map(([each]) => each);
    return ids[from % Math.max(1, ids.length)] ?? '';
  };
  const device: Device = isPhone ? 'phone' : 'desktop';
  editor.setDevice(device);
  editor.openPage(pick('page'));
  const id = pick('block');
  RANDOM_RUNS[NAMES[act.which % NAMES.length]!]!({
    ...{ ...act, editor, records, then, device, id, isUp: act.by > 0 },
    ids: [...new Set([id, pick('block', at + 1)])],
    ...{ section: pick('section'), page: pick('page'), link: pick('link') },
    merges: { mergeKey: `${act.which} ${id}` },
  });
}
