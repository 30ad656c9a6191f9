import { entryOfPage, flagIn, recordKey, systemPageOf } from '@quoin/domain/document';
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
  opens('addPage', 'Add page…', 'addPage', { runs: ['addPage'], isPossible: always }),
  {
    ...{
      id: 'duplicatePage',
      text: 'Duplicate page',
      menus: ['page'],
      runs: ['duplicatePage'],
      isPossible: isPageHere,
    },
    act: (world) => void perform(world, duplicatePage, { id: world.editor.state().page }),
  },
  opens('pageSettings', 'Page settings', 'pageSettings', { runs: ['changePage'], isPossible: isHere }),
  {
    ...{ id: 'makeSections', text: 'Convert to sections', menus: ['page'], runs: ['makeSections'] },
    also: 'convert blocks text markup',
    isPossible: mayConvert,
    act: (world) => void convertPage(world),
  },
  {
    ...{
      id: 'setHomepage',
      text: 'Set as home page',
      menus: ['page'],
      runs: ['setHomepage'],
      isPossible: isPageHere,
    },
    act: (world) => void perform(world, setHomepage, { id: world.editor.state().page }),
  },
  {
    ...{ id: 'deletePage', text: 'Delete page', menus: ['page'], runs: ['deletePage'], isPossible: isPageHere },
    act: (world) => void perform(world, deletePage, { id: world.editor.state().page }),
  },
  {
    ...{ id: 'restorePage', text: 'Restore page', menus: ['page'], runs: ['restorePage'], isPossible: isInTrash },
    act: (world) => void perform(world, restorePage, { id: world.editor.state().page }),
  },
  opens('pages', 'Pages and navigation', 'pages', {
    runs: ['linkPage', 'moveLink', 'removeLink', 'addFolder', 'setFolder', 'renameLink', 'changeLink'],
    isPossible: always,
  }),
  opens('layers', 'Layers', 'layers', { menus: ['view'], runs: ['reorderBlocks'], isPossible: hasPage }),
  opens('style', 'Style: colors, fonts, buttons…', 'style', {
    also: 'design colors theme tweaks css spacing pictures animations typeface upload woff ttf otf',
    runs: ['changeStyle', 'restoreStyle', 'switchTheme', 'addFont', 'changeFont', 'removeFont'],
    isPossible: ({ may }) => may.design,
  }),
  {
    ...{ id: 'resetStyle', text: 'Reset style', menus: ['page'], runs: ['resetStyle'] },
    isPossible: ({ may, records }) => may.design && Object.keys(records.get('style:style') ?? {}).length > 0,
    act: (world) => void perform(world, resetStyle, { path: [] }),
  },
  opens('siteSettings', 'Site title, header and footer', 'siteSettings', {
    also: 'settings navigation menus social block types',
    ...{ runs: ['changeSite'], isPossible: ({ may }) => may.design },
  }),
  opens('redirects', 'Redirects and broken links', 'redirects', {
    also: '404 not found url',
    ...{ runs: ['changeSite'], isPossible: ({ may }) => may.design },
  }),
  opens('searchTable', 'SEO titles and descriptions', 'searchTable', {
    ...{ runs: ['changePage'], isPossible: ({ may }) => may.edit },
  }),
  opens('code', 'Code of all pages', 'code', {
    ...{ also: 'injection script header footer', runs: ['changeCode'], isPossible: ({ may }) => may.code },
  }),
  opens('notices', 'Announcement bar and popup', 'notices', {
    ...{ runs: ['changeNotice'], isPossible: ({ may }) => may.design },
  }),
  opens('screens', 'Lock screen and sign-on screen', 'screens', {
    ...{ runs: ['changeScreen'], isPossible: ({ may }) => may.design },
  }),
  opens('previewLinks', 'Preview links', 'previewLinks', {
    isPossible: ({ may }) => may.edit,
  }),
  opens('versions', 'Versions', 'versions', { runs: ['restoreVersion'], isPossible: always }),
];
