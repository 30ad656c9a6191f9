import { entryOfPage, flagIn, recordKey, systemPageOf } from '@quoin/domain/document';
import * as texts from '@quoin/messages/app/pageActs';
import type { EditorState } from '../../document/editor.ts';
import { deletePage } from '../pages/deletePage.ts';
import { duplicatePage } from '../pages/duplicatePage.ts';
import { restorePage } from '../pages/restorePage.ts';
import { setHomepage } from '../pages/setHomepage.ts';
import { resetStyle } from '../style/resetStyle.ts';
import type { Act, ShellView } from './act.ts';
import { always, hasPage, perform } from './acting.ts';
import { convertPage, mayConvert } from './convertPage.ts';

const pageRecord = ({ records, page }: EditorState) => records.get(recordKey('page', page));
const isHere = (state: EditorState) => hasPage(state) && !flagIn(pageRecord(state) ?? {}, 'isDeleted');
/** Entries are copied and deleted in their list, system pages are there for good. */
const isPageHere = (state: EditorState) =>
  isHere(state) && entryOfPage(state.page) === null && systemPageOf(state.page) === null;
const isInTrash = (state: EditorState) => flagIn(pageRecord(state) ?? {}, 'isDeleted');

/** A panel or dialog in which commands with values are run. */
function opens(
  id: string,
  text: string,
  view: ShellView,
  more: Pick<Act, 'runs' | 'keys' | 'also' | 'isPossible'> & { readonly menus?: Act['menus'] },
): Act {
  return { menus: ['page'], ...more, id, text, act: ({ shell }) => shell.show(view) };
}

/** Pages, navigation, style and everything of the site as a whole. */
export const PAGE_ACTS: readonly Act[] = [
  opens('addPage', texts.addPage, 'addPage', { runs: ['addPage'], isPossible: always }),
  {
    ...{
      id: 'duplicatePage',
      text: texts.duplicatePage,
      menus: ['page'],
      runs: ['duplicatePage'],
      isPossible: isPageHere,
    },
    act: (world) => void perform(world, duplicatePage, { id: world.editor.state().page }),
  },
  opens('pageSettings', texts.pageSettings, 'pageSettings', { runs: ['changePage'], isPossible: isHere }),
  {
    ...{ id: 'makeSections', text: texts.convertToSections, menus: ['page'], runs: ['makeSections'] },
    also: texts.convertBlocksTextMarkup,
    isPossible: mayConvert,
    act: (world) => void convertPage(world),
  },
  {
    ...{
      id: 'setHomepage',
      text: texts.setAsHomePage,
      menus: ['page'],
      runs: ['setHomepage'],
      isPossible: isPageHere,
    },
    act: (world) => void perform(world, setHomepage, { id: world.editor.state().page }),
  },
  {
    ...{ id: 'deletePage', text: texts.deletePage, menus: ['page'], runs: ['deletePage'], isPossible: isPageHere },
    act: (world) => void perform(world, deletePage, { id: world.editor.state().page }),
  },
  {
    ...{ id: 'restorePage', text: texts.restorePage, menus: ['page'], runs: ['restorePage'], isPossible: isInTrash },
    act: (world) => void perform(world, restorePage, { id: world.editor.state().page }),
  },
  opens('pages', texts.pagesAndNavigation, 'pages', {
    runs: ['linkPage', 'moveLink', 'removeLink', 'addFolder', 'setFolder', 'renameLink', 'changeLink'],
    isPossible: always,
  }),
  opens('layers', texts.layers, 'layers', { menus: ['view'], runs: ['reorderBlocks'], isPossible: hasPage }),
  opens('style', texts.styleColorsFontsButtons, 'style', {
    also: texts.designColorsThemeTweaks,
    runs: ['changeStyle', 'restoreStyle', 'switchTheme', 'addFont', 'changeFont', 'removeFont'],
    isPossible: ({ may }) => may.design,
  }),
  {
    ...{ id: 'resetStyle', text: texts.resetStyle, menus: ['page'], runs: ['resetStyle'] },
    isPossible: ({ may, records }) => may.design && Object.keys(records.get('style:style') ?? {}).length > 0,
    act: (world) => void perform(world, resetStyle, { path: [] }),
  },
  opens('siteSettings', texts.siteTitleHeaderAnd, 'siteSettings', {
    also: texts.settingsNavigationMenus,
    ...{ runs: ['changeSite'], isPossible: ({ may }) => may.design },
  }),
  opens('redirects', texts.redirectsAndBrokenLinks, 'redirects', {
    also: texts.n404NotFoundUrl,
    ...{ runs: ['changeSite'], isPossible: ({ may }) => may.design },
  }),
  opens('searchTable', texts.seoTitlesAndDescriptions, 'searchTable', {
    ...{ runs: ['changePage'], isPossible: ({ may }) => may.edit },
  }),
  opens('code', texts.codeOfAllPages, 'code', {
    ...{ also: texts.injectionScriptHeaderFooter, runs: ['changeCode'], isPossible: ({ may }) => may.code },
  }),
  opens('notices', texts.announcementBarAndPopup, 'notices', {
    ...{ runs: ['changeNotice'], isPossible: ({ may }) => may.design },
  }),
  opens('screens', texts.lockScreenAndSign, 'screens', {
    ...{ runs: ['changeScreen'], isPossible: ({ may }) => may.design },
  }),
  opens('previewLinks', texts.previewLinks, 'previewLinks', {
    isPossible: ({ may }) => may.edit,
  }),
  opens('versions', texts.versions, 'versions', { runs: ['restoreVersion'], isPossible: always }),
];
