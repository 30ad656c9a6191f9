import type { CheckStockFileResponse, WireStockFileChange, WireStockFileLevel } from '@quoin/contract/endpoints/store';
import { STOCK_REASONS, type StockFileMode, stockReasonNames } from '@quoin/domain/catalog';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/stockFilePlan';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { APP_LOCALE } from '../../app/locale.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { type Choice, SelectField } from '../../parts/fields/SelectField.tsx';
import { againWith, TableReadingFields } from '../../parts/fields/TableReadingFields.tsx';
import { EmptyState } from '../../parts/states.tsx';
import { type Column, RecordTable } from '../../parts/tables/RecordTable.tsx';
import { ImportProblems } from '../imports/ImportLists.tsx';
import css from '../imports/Imports.module.css';
import { useAdjustStock } from './useAdjustStock.ts';
import type { ChosenStockFile, StockFileChoice } from './useStockFile.ts';

type Reason = (typeof STOCK_REASONS)[number];

const MODES: readonly Choice<StockFileMode>[] = [
  { value: 'set', text: texts.quantityOnHand },
  { value: 'add', text: texts.changeInQuantityNegative },
];
const REASONS = STOCK_REASONS.map((value) => ({ value, text: stockReasonNames[value] }));

const COLUMNS: readonly Column<WireStockFileChange>[] = [
  {
    id: 'sku',
    title: texts.variant,
    cell: ({ sku, title, description }) => (
      <span className={css.plan}>
        <strong>{sku}</strong>
        <span className={css.small}>{[title, description].filter((part) => part !== '').join(', ')}</span>
      </span>
    ),
  },
  {
    id: 'stock',
    title: texts.beforeAfter,
    isNumber: true,
    cell: ({ before, after }) => (
      <>
        {levelText(before)} → <strong>{levelText(after)}</strong>
      </>
    ),
  },
  { id: 'line', title: texts.line, isNumber: true, isExtra: true, cell: ({ line }) => line },
];

function levelText({ unlimited, onHand }: WireStockFileLevel): string {
  return unlimited ? commonTexts.unlimited : onHand.toLocaleString(APP_LOCALE);
}

interface StockFilePlanProps {
  readonly chosen: ChosenStockFile;
  readonly isReading: boolean;
  readonly onChange: (change: Partial<StockFileChoice>) => void;
  readonly onLeave: () => void;
  readonly onDone: () => void;
}

/** A file that was chosen: how it is read, what would change, and the button that does it. */
export function StockFilePlan({ chosen, isReading, onChange, onLeave, onDone }: StockFilePlanProps) {
  const site = useSite();
  const { file, encoding, choice, checked } = chosen;
  const { changes, columns, separator, decimalMark } = checked;
  const [reason, setReason] = useState<Reason | null>(null);
  const adjust = useAdjustStock(site.identifier);
  const isKnown = columns.sku >= 0 && columns.quantity >= 0;
  const meant = reason ?? (choice.mode === 'set' ? 'counted' : 'received');
  const apply = () =>
    adjust.mutate(
      { changes: changes.map(({ change }) => change), reason: meant, note: file.name.slice(0, 200) },
      // What was sold since the file was compared is seen by comparing it again.
      { onSuccess: onDone, onError: () => onChange({}) },
    );
  return (
    <>
      <Card>
        <div className={css.fileLine}>
          <strong>{file.name}</strong>
          <Button onPress={onLeave}>{texts.chooseAnotherFile}</Button>
        </div>
        <div className={css.choices}>
          <TableReadingFields
            reading={{ encoding, separator, decimalMark }}
            isDisabled={isReading}
            onChange={(change) => onChange(againWith({ encoding, separator, decimalMark }, change))}
          />
          <div className={css.reading}>
            <ColumnField
              {...{ checked, isReading, which: 'sku', label: texts.skuColumn }}
              onChange={(sku) => onChange({ sku })}
            />
            <ColumnField
              {...{ checked, isReading, which: 'quantity', label: texts.quantityColumn }}
              onChange={(quantity) => onChange({ quantity })}
            />
            <SelectField
              label={texts.quantitiesAre}
              choices={MODES}
              value={choice.mode}
              isDisabled={isReading}
              onChange={(mode) => onChange({ mode })}
            />
            <SelectField label={commonTexts.reason} choices={REASONS} value={meant} onChange={setReason} />
          </div>
        </div>
      </Card>
      {isKnown ? (
        <>
          <Card title={texts.preview}>
            <div className={css.summary}>
              <Figures checked={checked} />
              <span className={css.grow} />
              <Button
                look="primary"
                isPending={adjust.isPending}
                isDisabled={changes.length === 0 || isReading}
                onPress={apply}
              >
                {changes.length === 0 ? texts.nothingToChange : texts.changeStockOfVariants(changes.length)}
              </Button>
            </div>
          </Card>
          <ImportProblems
            problems={checked.problems.map((problem) => ({ ...problem, isMinor: false }))}
            total={checked.problemCount}
          />
          {changes.length === 0 ? null : (
            <Card title={texts.beforeAndAfter} flush>
              <RecordTable
                label={texts.stockBeforeAndAfter}
                columns={COLUMNS}
                rows={changes}
                keyOf={({ line }) => String(line)}
              />
            </Card>
          )}
        </>
      ) : (
        <Card>
          <EmptyState icon={Columns3} title={texts.selectColumns}>
            {texts.selectTheSkuColumn}
          </EmptyState>
        </Card>
      )}
    </>
  );
}

function Figures({
  checked: { changes, unchanged, empty, problemCount },
}: {
  readonly checked: CheckStockFileResponse;
}) {
  const figures = [
    [texts.toChange, changes.length],
    [texts.unchangedCount, unchanged],
    [texts.withoutAQuantity, empty],
    [texts.problemCount(problemCount), problemCount],
  ] as const;
  return figures.map(([name, value]) => (
    <span key={name} className={css.figure}>
      <strong>{value.toLocaleString(APP_LOCALE)}</strong>
      <span>{name}</span>
    </span>
  ));
}

interface ColumnFieldProps {
  readonly label: string;
  readonly which: 'sku' | 'quantity';
  readonly checked: CheckStockFileResponse;
  readonly isReading: boolean;
  readonly onChange: (place: number) => void;
}

function ColumnField({ label, which, checked: { header, columns }, isReading, onChange }: ColumnFieldProps) {
  const place = columns[which];
  return (
    <SelectField
      label={label}
      choices={header.map((title, at) => ({ value: String(at), text: title || texts.column(at + 1) }))}
      value={place < 0 || place >= header.length ? null : String(place)}
      isDisabled={isReading}
      onChange={(at) => onChange(Number(at))}
    />
  );
}
