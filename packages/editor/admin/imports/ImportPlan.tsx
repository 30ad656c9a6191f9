import {
  type AppImportCheckResponse,
  type AppImportDraftResponse,
  type AppImportResponse,
  appImportActPath,
} from '@quoin/contract/endpoints/store';
import type { FileDialect } from '@quoin/domain/catalog';
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
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { type FileReading, TableReadingFields } from '../../parts/fields/TableReadingFields.tsx';
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
const NOT_THERE = '\u0000none';

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
  const [mapping, setMapping] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(draft.fields.flatMap(({ field, column }) => (column === null ? [] : [[field, column]]))),
  );
  const [showsAll, setShowsAll] = useState(false);
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
  const missing = draft.fields.filter(({ field, isRequired }) => isRequired && mapping[field] === undefined);
  const shown = draft.fields.filter(
    ({ field, isRequired, column }) => showsAll || isRequired || column !== null || mapping[field] !== undefined,
  );
  const change = (field: string, column: string) => {
    const { [field]: _, ...others } = mapping;
    setMapping(column === NOT_THERE ? others : { ...others, [field]: column });
    setChecked(null);
  };
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
        <Card title={texts.columns}>
          <p className={css.small}>{texts.matchEachFieldWith}</p>
          <ul className={css.mapping}>
            {shown.map(({ field, isRequired }) => (
              <li key={field} data-missing={isRequired && mapping[field] === undefined ? true : undefined}>
                <span className={css.field}>
                  {field}
                  {isRequired ? <span className={css.required}>{texts.required}</span> : null}
                </span>
                <SelectField
                  label={texts.columnFor(field)}
                  isLabelHidden
                  choices={[
                    { value: NOT_THERE, text: '–' },
                    ...draft.header.map((value) => ({ value, text: value || texts.noName })),
                  ]}
                  value={mapping[field] ?? NOT_THERE}
                  onChange={(column) => change(field, column)}
                />
                <span className={css.sample}>{sampleOf(draft, mapping[field])}</span>
              </li>
            ))}
          </ul>
          {shown.length === draft.fields.length ? null : (
            <div className={css.further}>
              <Button look="quiet" onPress={() => setShowsAll(true)}>
                {texts.showMoreColumns(draft.fields.length - shown.length)}
              </Button>
            </div>
          )}
          <div className={css.acts}>
            {missing.length === 0 ? null : (
              <span className={css.bad}>{texts.chooseAColumnFor(missing.map(({ field }) => field).join(', '))}</span>
            )}
            <Button
              look="primary"
              isPending={check.isPending}
              isDisabled={missing.length > 0}
              onPress={() => check.mutate()}
            >
              {check.isPending ? texts.checking : texts.checkFile}
            </Button>
          </div>
        </Card>
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
              <Button onPress={() => setChecked(null)}>{texts.columns}</Button>
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

/** Returns the first value of a column that is not empty. */
function sampleOf(draft: AppImportDraftResponse, column: string | undefined): string {
  const at = column === undefined ? -1 : draft.header.indexOf(column);
  return draft.sample.map((record) => record[at] ?? '').find((cell) => cell.trim() !== '') ?? '';
}
