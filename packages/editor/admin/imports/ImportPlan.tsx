import {
  type AppImportCheckResponse,
  type AppImportDraftResponse,
  type AppImportResponse,
  appImportActPath,
} from '@quoin/contract/endpoints/store';
import type { FileDialect } from '@quoin/domain/catalog';
import * as columnTexts from '@quoin/messages/app/importColumns';
import * as texts from '@quoin/messages/app/importPlan';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { APP_LOCALE } from '../../app/locale.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { complain } from '../../parts/dialogs/toasts.tsx';
import { type FileReading, TableReadingFields } from '../../parts/fields/TableReadingFields.tsx';
import { ColumnsCard } from './ColumnsCard.tsx';
import { type FileColumns, mappingOf, missingNames } from './fileColumns.ts';
import { ImportProblems, PlanList } from './ImportLists.tsx';
import css from './Imports.module.css';
import { countFigures } from './importLook.ts';

const DIALECTS: Readonly<Record<FileDialect, string>> = {
  woocommerce: texts.wooCommerceExport,
  quoin: texts.quoinProductFile,
  squarespace: texts.squarespaceExport,
  shopify: texts.shopifyExport,
  wix: texts.wixExport,
  bigcommerce: texts.bigCommerceExport,
  prestashop: texts.prestaShopFile,
};

export interface ImportPlanProps {
  readonly draft: AppImportDraftResponse;
  /** The file is being read again. */
  readonly isReading: boolean;
  readonly onReading: (reading: Partial<FileReading>) => void;
}

/** A file that was chosen: which column is which, what would happen, and the button that does it. */
export function ImportPlan({ draft, isReading, onReading }: ImportPlanProps) {
  const site = useSite();
  const navigate = useNavigate();
  const [mapping, setMapping] = useState(() => mappingOf(draft.fields));
  const [checked, setChecked] = useState<AppImportCheckResponse | null>(null);
  const check = useMutation({
    mutationFn: () =>
      act<AppImportCheckResponse>('POST', appImportActPath(site.identifier, draft.run.id, 'check'), { mapping }),
    onSuccess: setChecked,
    onError: (error) => complain(error.message),
  });
  const apply = useMutation({
    mutationFn: () => act<AppImportResponse>('POST', appImportActPath(site.identifier, draft.run.id, 'apply')),
    onSuccess: ({ run }) =>
      void navigate({ to: '/$site/config/products/import/$runId', params: { site: site.identifier, runId: run.id } }),
    onError: (error) => complain(error.message),
  });
  const columns: FileColumns = { ...draft, fields: draft.fields.map((each) => ({ ...each, text: each.field })) };
  const changing = checked === null ? 0 : checked.run.counts.created + checked.run.counts.updated;
  return (
    <>
      <Card>
        <div className={css.fileLine}>
          <div>
            <strong>{DIALECTS[draft.dialect]}</strong>
            <div className={css.small}>{texts.products(draft.run.total)}</div>
          </div>
        </div>
        {checked === null ? (
          <div className={css.choices}>
            <TableReadingFields
              reading={asked(draft)}
              isDateOrderOpen={draft.asks.isDateOrderOpen}
              isDisabled={isReading}
              onChange={onReading}
            />
          </div>
        ) : null}
      </Card>
      {checked === null ? (
        <ColumnsCard
          columns={columns}
          mapping={mapping}
          onChange={setMapping}
          acts={
            <Button
              look="primary"
              isPending={check.isPending}
              isDisabled={missingNames(columns, mapping).length > 0}
              onPress={() => check.mutate()}
            >
              {check.isPending ? texts.checking : texts.checkFile}
            </Button>
          }
        />
      ) : (
        <>
          <Card title={texts.preview}>
            <div className={css.summary}>
              {countFigures(checked.run.counts).map(([name, value]) => (
                <span key={name} className={css.figure}>
                  <strong>{value.toLocaleString(APP_LOCALE)}</strong>
                  <span>{name}</span>
                </span>
              ))}
              <span className={css.grow} />
              <Button onPress={() => setChecked(null)}>{columnTexts.columns}</Button>
              <Button
                look="primary"
                isPending={apply.isPending}
                isDisabled={changing === 0}
                onPress={() => apply.mutate()}
              >
                {changing === 0 ? texts.nothingToImport : texts.importProducts(changing)}
              </Button>
            </div>
          </Card>
          <ImportProblems problems={checked.problems} total={checked.run.counts.problems} />
          <PlanList plans={checked.plans} total={checked.run.total} />
        </>
      )}
    </>
  );
}

/** Returns what the user is asked: no format of amounts or dates if the file has none. */
function asked({ encoding, reading, asks }: AppImportDraftResponse): FileReading {
  return {
    ...{ encoding, separator: reading.separator },
    ...(asks.decimalMark ? { decimalMark: reading.decimalMark } : {}),
    ...(asks.dateOrder ? { dateOrder: reading.dateOrder } : {}),
  };
}
