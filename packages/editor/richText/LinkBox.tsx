import { type AppDocumentResponse, appDocumentPath } from '@quoin/contract/endpoints/content';
import type { JsonRecord, RecordKey, SiteRecords } from '@quoin/domain/document';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/linkBox';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, use } from 'react';
import { load } from '../app/api.ts';
import { useSite } from '../app/site/site.ts';
import { LinkChooser } from '../links/LinkChooser.tsx';
import { describeLinkWords } from '../links/linkChoices.ts';
import { EditorContext, useEditor, useRecordsOf } from '../shell/editorContext.ts';
import { commandOf } from '../text/carryOutText.ts';
import type { TextState } from '../text/textProtocol.ts';
import type { FieldView } from './fieldView.ts';
import css from './RichText.module.css';

interface LinkBoxProps {
  readonly view: FieldView;
  readonly link: TextState['link'];
  readonly onClose: () => void;
}

/** Where a link of the text leads: by the pages of the open editor, or by those the site has. */
export function LinkBox(props: LinkBoxProps) {
  const isInEditor = use(EditorContext) !== null;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    props.onClose();
  };
  return (
    <div role="dialog" aria-label={commonTexts.link} className={css.link} onKeyDown={press}>
      {isInEditor ? <LinkInEditor {...props} /> : <LinkOfSite {...props} />}
    </div>
  );
}

function LinkInEditor(props: LinkBoxProps) {
  const records = useRecordsOf('site', 'page', 'section', 'link');
  return <Chooser {...props} records={records} page={useEditor().state().page} />;
}

const NO_RECORDS: SiteRecords = new Map();

/** Where the pages can't be had, addresses can still be typed. */
function LinkOfSite(props: LinkBoxProps) {
  const { identifier } = useSite();
  const query = useQuery({
    queryKey: ['site', identifier, 'link ground'],
    queryFn: ({ signal }) => load<AppDocumentResponse>(appDocumentPath(identifier), signal).then(groundOf),
    staleTime: 60_000,
    retry: false,
  });
  if (query.isPending) return <p aria-busy="true">{texts.loadingThePages}</p>;
  return <Chooser {...props} records={query.data ?? NO_RECORDS} page="" />;
}

const GROUND = /^(?:site|page|section|link):/;

function groundOf({ records }: AppDocumentResponse): SiteRecords {
  return new Map<RecordKey, JsonRecord>(records.filter(([key]) => GROUND.test(key)));
}

interface ChooserProps extends LinkBoxProps {
  readonly records: SiteRecords;
  readonly page: string;
}

function Chooser({ view, link, onClose, records, page }: ChooserProps) {
  const change = (href: string, newWindow: boolean) => {
    const text = describeLinkWords(records, href);
    view.run(commandOf({ name: 'link', href, newWindow, text }));
    // A switch stays where it is; a choice is the end of it.
    if (href !== link?.href) onClose();
  };
  return (
    <LinkChooser
      label={texts.linkTo}
      value={link?.href ?? ''}
      newWindow={link?.newWindow ?? false}
      onChange={change}
      autoFocus
      {...{ records, page }}
    />
  );
}
