import {
  flagIn,
  homepageOf,
  type Json,
  type JsonRecord,
  numberIn,
  recordIn,
  recordKey,
  textIn,
} from '@quoin/domain/document';
import { COLLECTION_TYPES, entryKindOf, foldUrlId, isFolderPage, SEO_SHOWN } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/pagePart';
import { Link } from '@tanstack/react-router';
import { useSite } from '../../../app/site/site.ts';
import { perform } from '../../../commands/acts/acting.ts';
import type { ChangeAt } from '../../../commands/changeRecord.ts';
import { changePage } from '../../../commands/pages/changePage.ts';
import { restorePage } from '../../../commands/pages/restorePage.ts';
import { setHomepage } from '../../../commands/pages/setHomepage.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { Button, buttonLook } from '../../../parts/Button.tsx';
import { SearchPreview } from '../../../parts/fields/SeoFields.tsx';
import { SwitchField } from '../../../parts/fields/SwitchField.tsx';
import { useActWorld, useEditorState, useRecord } from '../../editorContext.ts';
import { AddEntry } from '../../entry/AddEntry.tsx';
import { MediaReference } from '../../fields/MediaReference.tsx';
import { DraftText } from '../DraftText.tsx';
import css from '../inspector.module.css';
import { ListPart } from '../ListPart.tsx';
import { NamedField } from '../NamedField.tsx';
import { PanelGroup } from '../PanelGroup.tsx';
import { type Changes, RecordText } from '../RecordText.tsx';
import { CoverPart } from './CoverPart.tsx';
import { FolderPart } from './FolderPart.tsx';
import { PageAccess } from './PageAccess.tsx';
import { PageLayout } from './PageLayout.tsx';
import { PageTexts } from './PageTexts.tsx';
import { PreviewedPagePart } from './PreviewedPagePart.tsx';
import { TakeDownPart } from './TakeDownPart.tsx';

const PAGE_FIELDS = ['title', 'picture', ''];

export interface PagePartProps {
  readonly id: string;
  /** Its list was pressed: what is said of that comes first. */
  readonly isList?: boolean;
}

/** Edits everything of a page except its content: names, address, search engines, access. */
export function PagePart({ id, isList = false }: PagePartProps) {
  const world = useActWorld();
  const record = useRecord(recordKey('page', id));
  if (record === undefined) return <p className={css.soft}>{texts.thisPageWasDeleted}</p>;
  const change: Changes = (changes, key) => void perform(world, changePage, { id, changes }, `page ${id} ${key}`);
  const shared = { id, record, change };
  const list = isListing(record) ? <ListPart {...{ record, change }} isPressed={isList} /> : null;
  return (
    <div className={css.panel}>
      {isList ? list : null}
      {flagIn(record, 'isDeleted') ? (
        <div className={css.notice} role="note">
          <p>{texts.thisPageIsIn}</p>
          <Button onPress={() => void perform(world, restorePage, { id })}>{commonTexts.restore}</Button>
        </div>
      ) : null}
      <PanelGroup title={commonTexts.page} holds={PAGE_FIELDS}>
        <NameFields {...shared} />
        <PageLayout {...shared} />
        {isListing(record) ? <PreviewedPagePart /> : null}
      </PanelGroup>
      <PageTexts key={id} {...shared} isListing={isListing(record)} />
      {isFolderPage(record) ? (
        <PanelGroup title={commonTexts.folder}>
          <FolderPart id={id} record={record} />
        </PanelGroup>
      ) : null}
      {record.type === COLLECTION_TYPES.splashPage ? (
        <PanelGroup title={texts.cover}>
          <CoverPart id={id} record={record} />
        </PanelGroup>
      ) : null}
      {entryKindOf(record) === null ? null : (
        <>
          <AddEntry journalId={id} />
          <EntriesLink id={id} />
        </>
      )}
      <PanelGroup title={texts.seoAndSocialSharing} startsClosed>
        <SearchFields {...shared} />
      </PanelGroup>
      {flagIn(record, 'isDeleted') ? null : (
        <PanelGroup title={texts.schedule} startsClosed>
          <TakeDownPart id={id} record={record} />
        </PanelGroup>
      )}
      <PanelGroup title={texts.access} startsClosed>
        <PageAccess id={id} record={record} />
      </PanelGroup>
      {isList ? null : list}
    </div>
  );
}

/** To where the items of the page are written and put in order. */
function EntriesLink({ id }: { readonly id: string }) {
  const { identifier } = useSite();
  return (
    <Link
      to="/$site/config/content/$journalId"
      params={{ site: identifier, journalId: id }}
      search={{}}
      className={buttonLook()}
    >
      {texts.viewEntries}
    </Link>
  );
}

interface PartProps {
  readonly id: string;
  readonly record: JsonRecord;
  readonly change: Changes;
}

/** Blogs, stores and the like show their items a page at a time. */
function isListing(record: JsonRecord): boolean {
  const type = numberIn(record, 'type');
  if (isFolderPage(record)) return false;
  return type === COLLECTION_TYPES.generic || type === COLLECTION_TYPES.products;
}

function NameFields({ id, record, change }: PartProps) {
  const world = useActWorld();
  const isHome = useEditorState(({ records }) => homepageOf(records) === id);
  const mayMakeHome = useEditorState((state) => state.may.design || state.may.publish);
  const run = (path: readonly string[], value: Json) => {
    const changes: readonly ChangeAt[] = [{ path, value }];
    return world.editor.run(changePage, { id, changes }, { mergeKey: `page ${id} ${path.join('.')}` });
  };
  return (
    <>
      <NamedField name="title">
        <DraftText
          label={commonTexts.title}
          value={textIn(record, 'title')}
          max={200}
          onChange={(value) => run(['title'], value)}
        />
      </NamedField>
      <RecordText
        label={texts.navigationTitle}
        placeholder={textIn(record, 'title')}
        {...{ path: ['navigationTitle'], max: 200, record, onChange: change }}
      />
      <DraftText
        label={commonTexts.urlSlug}
        value={textIn(record, 'urlId')}
        max={250}
        hint={texts.thePartAfterYour}
        onChange={(value) => run(['urlId'], foldUrlId(value).replace(/^\/+|\/+$/g, ''))}
        isLate
      />
      <SwitchField
        isSelected={flagIn(record, 'enabled', true)}
        onChange={(value) => change([{ path: ['enabled'], value }], 'enabled')}
        hint={texts.whenOffThePage}
      >
        {commonTexts.published}
      </SwitchField>
      <NamedField name="picture">
        <MediaReference
          field={{ kind: 'reference', label: texts.pageImage, to: 'image' }}
          value={textIn(record, 'mainImage')}
          onChange={(value) => change([{ path: ['mainImage'], value }], 'mainImage')}
        />
      </NamedField>
      {isHome ? (
        <div>
          <Badge text={texts.homePage} tone="note" />
        </div>
      ) : mayMakeHome && !flagIn(record, 'isDeleted') ? (
        <Button onPress={() => void perform(world, setHomepage, { id })}>{texts.setAsHomePage}</Button>
      ) : null}
    </>
  );
}

function SearchFields({ id, record, change }: PartProps) {
  const seo = recordIn(record, 'seo');
  const [title, description] = [textIn(seo, 'title'), textIn(seo, 'description')];
  const isHome = useEditorState(({ records }) => homepageOf(records) === id);
  const path = isHome ? '/' : `/${textIn(record, 'urlId')}`;
  const shared = { record, onChange: change };
  return (
    <>
      <SearchPreview address={path} title={title || textIn(record, 'title')} description={description} />
      <RecordText
        label={texts.seoTitle}
        placeholder={textIn(record, 'title')}
        hint={texts.ofAboutCharacters(title.length, SEO_SHOWN.title)}
        {...{ path: ['seo', 'title'], max: 300, ...shared }}
      />
      <RecordText
        label={texts.seoDescription}
        rows={3}
        hint={texts.ofAboutCharacters2(description.length, SEO_SHOWN.description)}
        {...{ path: ['seo', 'description'], max: 1000, ...shared }}
      />
      <MediaReference
        field={{ kind: 'reference', label: texts.socialSharingImage, to: 'image' }}
        value={textIn(seo, 'image')}
        onChange={(value) => change([{ path: ['seo', 'image'], value }], 'seo.image')}
      />
      <SwitchField
        isSelected={flagIn(seo, 'hidden')}
        onChange={(value) => change([{ path: ['seo', 'hidden'], value }], 'seo.hidden')}
      >
        {texts.hideFromSearchEngines}
      </SwitchField>
    </>
  );
}
