import { flagIn, recordIn, recordKey, type SiteRecords, textIn } from '@quoin/domain/document';
import { foldText } from '@quoin/domain/formats';
import { SEO_SHOWN } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/searchTableDialog';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useSite } from '../../app/site/site.ts';
import { perform } from '../../commands/acts/acting.ts';
import { changePage } from '../../commands/pages/changePage.ts';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import fields from '../../parts/fields/fields.module.css';
import { SwitchField } from '../../parts/fields/SwitchField.tsx';
import { FilterTabs } from '../../parts/tables/FilterTabs.tsx';
import { SearchBox } from '../../parts/tables/SearchBox.tsx';
import { withParts } from '../../parts/withParts.tsx';
import { useActWorld, useRecordsOf } from '../editorContext.ts';
import { MediaReference } from '../fields/MediaReference.tsx';
import { type Changes, RecordText } from '../inspector/RecordText.tsx';
import { type ListedPage, listPages } from '../panels/pageList.ts';
import type { DialogProps } from './EditorDialogs.tsx';
import css from './SearchTableDialog.module.css';

type Shown = 'all' | 'missing' | 'hidden';

/** What search engines read of every page, side by side; each change is a step that can be undone. */
export function SearchTableDialog({ onClose }: DialogProps) {
  const site = useSite();
  const records = useRecordsOf('page', 'link', 'site');
  const pages = listPages(records).filter(({ isDeleted }) => !isDeleted);
  const [shown, setShown] = useState<Shown>('all');
  const [search, setSearch] = useState('');
  // Which ones are listed is decided when one asks: a row does not go while its text is written.
  const [listed, setListed] = useState<readonly string[]>(() => pages.map(({ id }) => id));
  const ask = (next: { readonly shown?: Shown; readonly search?: string }) => {
    const wanted = { shown, search, ...next };
    setShown(wanted.shown);
    setSearch(wanted.search);
    setListed(pages.filter((page) => fits(records, page, wanted)).map(({ id }) => id));
  };
  const count = (wanted: Shown) => pages.filter((page) => fits(records, page, { shown: wanted, search: '' })).length;
  const rows = pages.filter(({ id }) => listed.includes(id));
  return (
    <DialogBox
      title={texts.seoOverview}
      look="wide"
      isOpen
      onClose={onClose}
      actions={
        <Button look="primary" onPress={onClose}>
          {commonTexts.done}
        </Button>
      }
    >
      <div className={fields.stack}>
        <p className={fields.soft}>
          {withParts(
            texts.savedAsYouType,
            <Link to="/$site/config/search-texts" params={{ site: site.identifier }}>
              {texts.theSeoTable}
            </Link>,
          )}
        </p>
        <div className={css.tools}>
          <SearchBox label={texts.searchPages} value={search} onSearch={(text) => ask({ search: text })} />
          <FilterTabs
            label={texts.filter}
            value={shown}
            onChange={(value) => ask({ shown: value })}
            tabs={[
              { value: 'all', text: texts.all(pages.length) },
              { value: 'missing', text: texts.withoutDescription(count('missing')) },
              { value: 'hidden', text: texts.hidden(count('hidden')) },
            ]}
          />
        </div>
        <ul className={css.rows} aria-label={commonTexts.pages}>
          {rows.map((page) => (
            <PageRow key={page.id} page={page} />
          ))}
        </ul>
        {rows.length === 0 ? (
          <p className={fields.soft} role="status">
            {shown === 'missing' ? texts.everyPageHasA : texts.noPagesMatch}
          </p>
        ) : null}
      </div>
    </DialogBox>
  );
}

function fits(
  records: SiteRecords,
  { id, title, path }: ListedPage,
  { shown, search }: { readonly shown: Shown; readonly search: string },
): boolean {
  const seo = recordIn(records.get(recordKey('page', id)) ?? {}, 'seo');
  if (!foldText(`${title} ${path}`).includes(foldText(search))) return false;
  if (shown === 'hidden') return flagIn(seo, 'hidden');
  return shown === 'all' || textIn(seo, 'description').trim() === '';
}

function PageRow({ page: { id, title, path } }: { readonly page: ListedPage }) {
  const world = useActWorld();
  const record = useRecordsOf('page').get(recordKey('page', id));
  if (record === undefined) return null;
  const seo = recordIn(record, 'seo');
  const change: Changes = (changes, key) => void perform(world, changePage, { id, changes }, `page ${id} ${key}`);
  const shared = { record, onChange: change };
  return (
    <li className={css.row}>
      <div className={css.page}>
        <strong>{title}</strong>
        <code>{path}</code>
      </div>
      <RecordText
        label={texts.titleOf(title)}
        placeholder={title}
        hint={lengthOf(textIn(seo, 'title'), SEO_SHOWN.title)}
        {...{ path: ['seo', 'title'], max: 300, ...shared }}
      />
      <RecordText
        label={texts.descriptionOf(title)}
        rows={2}
        hint={lengthOf(textIn(seo, 'description'), SEO_SHOWN.description)}
        {...{ path: ['seo', 'description'], max: 1000, ...shared }}
      />
      <MediaReference
        field={{ kind: 'reference', label: texts.socialSharingImageOf(title), to: 'image' }}
        value={textIn(seo, 'image')}
        onChange={(value) => change([{ path: ['seo', 'image'], value }], 'seo.image')}
      />
      <SwitchField
        isSelected={!flagIn(seo, 'hidden')}
        onChange={(isListed) => change([{ path: ['seo', 'hidden'], value: !isListed }], 'seo.hidden')}
      >
        {texts.showInSearchEngines(title)}
      </SwitchField>
    </li>
  );
}

function lengthOf(text: string, most: number): string {
  return texts.ofAboutCharactersToo(text.length, most, text.length > most);
}
