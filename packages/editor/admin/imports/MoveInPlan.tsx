import {
  type AppMoveInCheckResponse,
  type AppMoveInDraftResponse,
  type AppMoveInResponse,
  appMoveInActPath,
  appMoveInsPath,
} from '@quoin/contract/endpoints/store';
import { type MoveInChoices, type MoveInKind, NO_CHOICES } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/moveIn';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { act, sendFile } from '../../app/api.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { complain } from '../../parts/dialogs/toasts.tsx';
import { CheckField } from '../../parts/fields/CheckField.tsx';
import fields from '../../parts/fields/fields.module.css';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { againWith, type FileReading, TableReadingFields } from '../../parts/fields/TableReadingFields.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { ColumnsCard } from './ColumnsCard.tsx';
import { Figures } from './Figures.tsx';
import { mappingOf, missingNames } from './fileColumns.ts';
import css from './Imports.module.css';
import { MoveInProblems, MoveInRows } from './MoveInLists.tsx';
import { fileColumnsOf } from './moveInFields.ts';
import { moveInFigures } from './moveInLook.ts';

interface MoveInPlanProps {
  readonly file: File;
  readonly kind: MoveInKind;
}

/** A file of a whole site, of people or of redirects: where it goes, what would happen, and the button that does it. */
export function MoveInPlan({ file, kind }: MoveInPlanProps) {
  const site = useSite();
  const [reading, setReading] = useState<Partial<FileReading>>({});
  const draft = useQuery({
    queryKey: ['site', site.identifier, 'moveInDraft', kind, file.name, file.lastModified, file.size, reading],
    queryFn: () => {
      const asked = new URLSearchParams({ kind, filename: file.name, ...reading });
      return sendFile<AppMoveInDraftResponse>(`${appMoveInsPath(site.identifier)}?${asked}`, file);
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (draft.isPending) {
    return (
      <Card flush>
        <SkeletonRows count={3} label={texts.reading} />
      </Card>
    );
  }
  if (draft.isError) {
    return (
      <Card>
        <ErrorState title={texts.thisFileCouldNot} error={draft.error} onRetry={() => void draft.refetch()} />
      </Card>
    );
  }
  return <Choices key={draft.data.run.id} draft={draft.data} onReading={setReading} />;
}

interface ChoicesProps {
  readonly draft: AppMoveInDraftResponse;
  /** The file is read again: its bytes or its cells are others. */
  readonly onReading: (reading: Partial<FileReading>) => void;
}

function Choices({ draft, onReading }: ChoicesProps) {
  const site = useSite();
  const { table, encoding } = draft;
  const columns = table === null ? null : fileColumnsOf(draft.run.kind, table);
  const [mapping, setMapping] = useState(() => mappingOf(table?.fields ?? []));
  const [formats, setFormats] = useState<Pick<Partial<FileReading>, 'decimalMark' | 'dateOrder'>>({});
  const [choices, setChoices] = useState<MoveInChoices>({ ...NO_CHOICES, blog: draft.blogs[0]?.id ?? '' });
  const [checked, setChecked] = useState<AppMoveInCheckResponse | null>(null);
  const check = useMutation({
    mutationFn: () =>
      act<AppMoveInCheckResponse>('POST', appMoveInActPath(site.identifier, draft.run.id, 'check'), {
        ...choices,
        ...(table === null ? {} : { mapping, reading: formats }),
      }),
    onSuccess: setChecked,
    onError: (error) => complain(error.message),
  });
  if (checked !== null) return <Preview checked={checked} onLeave={() => setChecked(null)} />;
  const choose = (change: Partial<MoveInChoices>) => setChoices({ ...choices, ...change });
  const { hasPosts, hasSubscribers, hasOrders, blogs, lists } = draft;
  const isMissing = columns !== null && missingNames(columns, mapping).length > 0;
  const read = ({ decimalMark, dateOrder, ...again }: Partial<FileReading>) => {
    if (Object.keys(again).length > 0) onReading(againWith({ encoding, separator: table?.reading.separator }, again));
    else setFormats({ ...formats, ...(decimalMark && { decimalMark }), ...(dateOrder && { dateOrder }) });
  };
  const card = (
    <Card title={texts.importInto}>
      <div className={fields.stack}>
        {hasPosts ? (
          <SelectField
            label={texts.blog}
            choices={[
              ...blogs.map(({ id, title }) => ({ value: id, text: title })),
              { value: '', text: texts.newBlog },
            ]}
            value={choices.blog}
            onChange={(blog) => choose({ blog })}
          />
        ) : null}
        {hasSubscribers ? (
          <>
            <SelectField
              label={texts.mailingList}
              choices={[
                ...lists.map(({ id, title }) => ({ value: id, text: title })),
                { value: '', text: texts.newList },
              ]}
              value={choices.list}
              onChange={(list) => choose({ list })}
            />
            <CheckField isSelected={choices.hasConsent} onChange={(hasConsent) => choose({ hasConsent })}>
              {texts.theseSubscribersAgreed}
            </CheckField>
          </>
        ) : null}
        {hasOrders ? (
          <>
            <p>{texts.ordersAreHistory}</p>
            <CheckField isSelected={choices.isInReports} onChange={(isInReports) => choose({ isInReports })}>
              {texts.countInReports}
            </CheckField>
          </>
        ) : (
          <p className={css.small}>{texts.nothingIsOverwritten}</p>
        )}
        <div className={css.acts}>
          <Button
            look="primary"
            isPending={check.isPending}
            isDisabled={isMissing || (hasSubscribers && !choices.hasConsent)}
            onPress={() => check.mutate()}
          >
            {check.isPending ? texts.checking : texts.checkFile}
          </Button>
        </div>
      </div>
    </Card>
  );
  if (table === null || columns === null) return card;
  return (
    <>
      <Card>
        <TableReadingFields
          reading={{
            ...{ encoding, separator: table.reading.separator },
            ...(table.asks.decimalMark ? { decimalMark: formats.decimalMark ?? table.reading.decimalMark } : {}),
            ...(table.asks.dateOrder ? { dateOrder: formats.dateOrder ?? table.reading.dateOrder } : {}),
          }}
          isDateOrderOpen={table.asks.isDateOrderOpen}
          onChange={read}
        />
      </Card>
      <ColumnsCard columns={columns} mapping={mapping} onChange={setMapping} />
      {card}
    </>
  );
}

function Preview({ checked, onLeave }: { readonly checked: AppMoveInCheckResponse; readonly onLeave: () => void }) {
  const site = useSite();
  const navigate = useNavigate();
  const { run, rows, problems } = checked;
  const apply = useMutation({
    mutationFn: () => act<AppMoveInResponse>('POST', appMoveInActPath(site.identifier, run.id, 'apply')),
    onSuccess: () =>
      void navigate({
        to: '/$site/config/products/import/move-in/$runId',
        params: { site: site.identifier, runId: run.id },
      }),
    onError: (error) => complain(error.message),
  });
  const { created } = run.counts;
  return (
    <>
      <Card title={texts.preview}>
        <div className={css.summary}>
          <Figures figures={moveInFigures(run.counts)} />
          <span className={css.grow} />
          <Button onPress={onLeave}>{texts.back}</Button>
          <Button look="primary" isPending={apply.isPending} isDisabled={created === 0} onPress={() => apply.mutate()}>
            {created === 0 ? texts.nothingToImport : texts.importItems(created)}
          </Button>
        </div>
      </Card>
      <MoveInProblems problems={problems} total={run.counts.problems} />
      <MoveInRows rows={rows} total={run.total} />
    </>
  );
}
