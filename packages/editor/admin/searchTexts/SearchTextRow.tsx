import type { WireSearchText } from '@quoin/contract/endpoints/content';
import { isAllowed } from '@quoin/domain/access';
import { ITEM_LIMITS, SEO_SHOWN } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/searchTextRow';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Refusal } from '../../app/api.ts';
import { useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { complain } from '../../parts/dialogs/toasts.tsx';
import { SearchPreview } from '../../parts/fields/SeoFields.tsx';
import { SwitchField } from '../../parts/fields/SwitchField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import css from './SearchTexts.module.css';
import { keepRow, readAnew, saveRow } from './searchTextQueries.ts';

type Seo = WireSearchText['seo'];

/** An entry or product: its texts, and how they look among results. Kept when one leaves a field. */
export function SearchTextRow({ row, part }: { readonly row: WireSearchText; readonly part: string }) {
  const site = useSite();
  const { seo, change, keep, isSaving } = useRow(row);
  const isReadOnly = !isAllowed(site, row.kind === 'product' ? 'products.edit:textAndImages' : 'content.edit');
  const { title } = row;
  return (
    <li className={css.row}>
      <div className={css.name}>
        <strong>
          <ItemLink row={row} />
        </strong>
        <span className={css.soft}>{part}</span>
        {row.isPublic ? null : <Badge text={texts.notPublic} tone="note" />}
        <span className={css.soft} role="status">
          {isSaving ? commonTexts.saving : ''}
        </span>
      </div>
      <div className={css.texts}>
        <TextField
          label={texts.titleOf(title)}
          value={seo.title}
          placeholder={title}
          maxLength={ITEM_LIMITS.seoTitle}
          isReadOnly={isReadOnly}
          hint={lengthOf(seo.title, SEO_SHOWN.title)}
          onChange={(text) => change({ title: text })}
          onBlur={() => keep(seo)}
        />
        <TextField
          label={texts.descriptionOf(title)}
          rows={3}
          value={seo.description}
          placeholder={row.firstWords}
          maxLength={ITEM_LIMITS.seoDescription}
          isReadOnly={isReadOnly}
          hint={lengthOf(seo.description, SEO_SHOWN.description)}
          onChange={(text) => change({ description: text })}
          onBlur={() => keep(seo)}
        />
      </div>
      <div className={css.look}>
        <SearchPreview
          address={row.url.replace(/^https?:\/\//, '')}
          title={seo.title || title}
          description={seo.description || row.firstWords}
        />
        <SwitchField
          isSelected={!seo.isHidden}
          isDisabled={isReadOnly}
          onChange={(isListed) => keep(change({ isHidden: !isListed }))}
        >
          {texts.showInSearchEngines(title)}
        </SwitchField>
      </div>
    </li>
  );
}

function useRow(row: WireSearchText) {
  const { identifier } = useSite();
  const queries = useQueryClient();
  const [seo, setSeo] = useState<Seo>(row.seo);
  // The newest that is known; a save that follows another one goes out with its revision.
  const known = useRef(row);
  useEffect(() => {
    if (row.revision <= known.current.revision) return;
    known.current = row;
    setSeo(row.seo);
  }, [row]);
  const save = useMutation({
    mutationFn: (wanted: Seo) => saveRow(identifier, known.current, wanted),
    scope: { id: `searchText ${row.id}` },
    onSuccess: (saved) => {
      known.current = saved;
      keepRow(queries, identifier, saved);
    },
    onError: (error) => {
      complain(error.message);
      if (error instanceof Refusal && (error.status === 409 || error.status === 404))
        void readAnew(queries, identifier);
    },
  });
  return {
    seo,
    isSaving: save.isPending,
    change: (parts: Partial<Seo>): Seo => {
      const next = { ...seo, ...parts };
      setSeo(next);
      return next;
    },
    keep: (wanted: Seo) => {
      if (JSON.stringify(trimmed(wanted)) !== JSON.stringify(trimmed(known.current.seo))) save.mutate(wanted);
    },
  };
}

function trimmed({ title, description, isHidden }: Seo): Seo {
  return { title: title.trim(), description: description.trim(), isHidden };
}

function ItemLink({ row: { id, kind, title, collectionId } }: { readonly row: WireSearchText }) {
  const { identifier: site } = useSite();
  return kind === 'product' ? (
    <Link to="/$site/config/products/$productId" params={{ site, productId: id }}>
      {title}
    </Link>
  ) : (
    <Link to="/$site/config/content/$journalId/$entryId" params={{ site, journalId: collectionId, entryId: id }}>
      {title}
    </Link>
  );
}

function lengthOf(text: string, most: number): string {
  return texts.ofAboutCharactersToo(text.length, most, text.length > most);
}
