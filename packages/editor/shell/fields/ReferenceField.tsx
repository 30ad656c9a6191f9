import { blockProblemSentence, type Field } from '@quoin/domain/blocks';
import { numberIn, recordKey, type SiteRecords } from '@quoin/domain/document';
import { COLLECTION_TYPES } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/referenceField';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { productChoicesQuery } from '../../app/palette/productChoices.ts';
import { formsQuery } from '../../app/queries/formQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { useActWorld, useRecordsOf } from '../editorContext.ts';
import { listPages } from '../panels/pageList.ts';
import { FoundList, type FoundProps, foundIn, PickField, type Target } from './PickDialog.tsx';
import { productNameQuery } from './targetQueries.ts';

type OfReference = Extract<Field, { readonly kind: 'reference' }>;

export interface ReferenceFieldProps {
  readonly field: OfReference;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Pages, or those of them that hold items. */
export function PageReference({ field: { label, to }, value, onChange }: ReferenceFieldProps) {
  const records = useRecordsOf('page', 'link', 'site');
  const targets = useMemo(() => pageTargets(records, to === 'collection'), [records, to]);
  return (
    <PickField
      label={label}
      chosen={chosenOf(targets, value)}
      onChange={onChange}
      List={({ typed, ...rest }) => <FoundList targets={foundIn(targets, typed)} {...rest} />}
    />
  );
}

function pageTargets(records: SiteRecords, onlyCollections: boolean): readonly Target[] {
  return listPages(records)
    .filter(({ id, isDeleted }) => !isDeleted && (!onlyCollections || isCollection(records, id)))
    .map(({ id, title, path }) => ({ id, text: title, hint: path }));
}

/** Everything that is not a page of sections or a cover has items to list. */
function isCollection(records: SiteRecords, id: string): boolean {
  const type = numberIn(records.get(recordKey('page', id)) ?? {}, 'type');
  return type !== COLLECTION_TYPES.page && type !== COLLECTION_TYPES.splashPage;
}

function chosenOf(targets: readonly Target[], id: string): Target | 'unknown' | null {
  return id === '' ? null : (targets.find((target) => target.id === id) ?? 'unknown');
}

export function ProductReference({ field: { label }, value, onChange }: ReferenceFieldProps) {
  const product = useQuery(productNameQuery(useSite().identifier, value));
  const chosen = value === '' ? null : product.data === undefined ? 'unknown' : { id: value, text: product.data };
  return <PickField label={label} chosen={chosen} onChange={onChange} List={ProductList} />;
}

function ProductList({ typed, chosen, onPick }: FoundProps) {
  const query = useQuery(productChoicesQuery(useSite().identifier, typed));
  if (typed.trim().length < 2) return <p>{texts.typeAtLeastTwo}</p>;
  if (query.isPending) return <p role="status">{texts.searching}</p>;
  const targets = (query.data ?? []).map(({ id, title }) => ({ id, text: title }));
  return <FoundList {...{ targets, chosen, onPick }} />;
}

/** A form of the site, edited over the page that contains it. */
export function FormReference({ field: { label, of }, value, onChange }: ReferenceFieldProps) {
  const { shell } = useActWorld();
  const { data } = useQuery(formsQuery(useSite().identifier));
  const forms = (data?.forms ?? []).filter(({ kind }) => of === undefined || kind === of);
  const targets = forms.map(({ id, name }) => ({ id, text: name }));
  const isListMissing = of === 'newsletter' && data !== undefined && forms.length === 0;
  // Demo pages name forms by their name.
  const id = targets.find((target) => target.id === value || target.text === value)?.id ?? value;
  const isThere = targets.some((target) => target.id === id);
  if (isListMissing) return <p role="status">{blockProblemSentence({ code: 'mailingListsMissing' })}</p>;
  return (
    <PickField
      label={label}
      chosen={chosenOf(targets, id)}
      onChange={onChange}
      List={({ typed, ...rest }) => <FoundList targets={foundIn(targets, typed)} {...rest} />}
      aside={isThere ? <Button onPress={() => shell.show('form')}>{texts.editForm}</Button> : null}
    />
  );
}
