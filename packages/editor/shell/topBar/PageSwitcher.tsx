import type { WireEditedEntry } from '@quoin/contract/endpoints/content';
import type { WireEditedProduct } from '@quoin/contract/endpoints/store';
import { entryOfPage, isProductPage } from '@quoin/domain/document';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/pageSwitcher';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { Header, Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { productQuery } from '../../app/queries/catalogQueries.ts';
import { entryQuery } from '../../app/queries/entryQueries.ts';
import { useSite } from '../../app/site/site.ts';
import menu from '../../parts/dialogs/ActionMenu.module.css';
import { useEditor, useEditorState, useRecordsOf } from '../editorContext.ts';
import { listPages } from '../panels/pageList.ts';
import type { ShellModel } from '../shellModel.ts';
import { listSystemPages, systemGroupOf } from '../systemPages.ts';
import css from './PageSwitcher.module.css';

const ADD = 'add';

/** The entry or product in front. */
function useItemInFront(page: string): WireEditedEntry | WireEditedProduct | undefined {
  const { identifier } = useSite();
  const id = entryOfPage(page);
  const isProduct = isProductPage(page);
  const entry = useQuery({ ...entryQuery(identifier, id ?? ''), enabled: id !== null && !isProduct });
  const product = useQuery({ ...productQuery(identifier, id ?? ''), enabled: isProduct });
  return isProduct ? product.data?.product : entry.data?.entry;
}

function pathOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : decodeURI(new URL(url).pathname);
}

/** The page in front, its address, and the way to the others. */
export function PageSwitcher({ model }: { readonly model: ShellModel }) {
  const editor = useEditor();
  const page = useEditorState((state) => state.page);
  const records = useRecordsOf('page', 'link', 'site');
  const pages = useMemo(() => listPages(records), [records]);
  const here = pages.find(({ id }) => id === page);
  const item = useItemInFront(page);
  const others = pages.filter(({ isDeleted }) => !isDeleted);
  const system = systemGroupOf(page);
  return (
    <MenuTrigger>
      <Button className={css.button ?? ''}>
        <span className={css.title}>{here?.title ?? system?.title ?? item?.draft.title ?? texts.noPage}</span>
        <span className={css.path}>
          {here?.isDeleted ? texts.inTheTrash : (here?.path ?? system?.path ?? pathOf(item?.url))}
        </span>
        <span className={css.spoken}>{texts.switchPage}</span>
        <ChevronDown aria-hidden="true" />
      </Button>
      <Popover placement="bottom start" className={menu.popover ?? ''}>
        <Menu
          aria-label={commonTexts.pages}
          className={`${menu.menu} ${css.menu}`}
          onAction={(id) => (id === ADD ? model.shell.show('addPage') : editor.openPage(String(id)))}
        >
          {others.map(pageItem)}
          <MenuItem id={ADD} textValue={commonTexts.addPage} className={menu.item ?? ''}>
            {texts.addPage}
          </MenuItem>
          <MenuSection>
            <Header className={css.group ?? ''}>{texts.systemPages}</Header>
            {listSystemPages(records).map(pageItem)}
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function pageItem({ id, title, path }: { readonly id: string; readonly title: string; readonly path: string }) {
  return (
    <MenuItem key={id} id={id} textValue={title} className={`${menu.item} ${css.item}`}>
      <span>{title}</span> <span className={css.path}>{path}</span>
    </MenuItem>
  );
}
