import type { WireSheetRow } from '@quoin/contract/endpoints/store';
import {
  BULK_FIELDS,
  type BulkColumn,
  type BulkField,
  bulkColumn,
  bulkEditSentence,
  parsePriceFormula,
} from '@quoin/domain/catalog';
import type { CurrencyCode } from '@quoin/domain/money';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/sheetTools';
import { useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { CheckField } from '../../parts/fields/CheckField.tsx';
import fields from '../../parts/fields/fields.module.css';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import css from './BulkEdit.module.css';
import { type CellChange, replaced, repriced, type SheetEdits } from './sheet.ts';

interface ToolProps {
  readonly rows: readonly WireSheetRow[];
  /** Those of the selection, when it has several. */
  readonly chosen: readonly WireSheetRow[];
  readonly edits: SheetEdits;
  readonly onChange: (changes: readonly CellChange[]) => void;
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

type Scope = 'chosen' | 'all';
type PriceField = 'price' | 'salePrice';

function scopes({ rows, chosen }: Pick<ToolProps, 'rows' | 'chosen'>) {
  const all = { value: 'all' as Scope, text: texts.allRows(rows.length) };
  return chosen.length < 2 ? [all] : [{ value: 'chosen' as Scope, text: texts.selectedRows(chosen.length) }, all];
}

/** Prices by a formula: by a share, by an amount, to an ending. */
export function FormulaBox(props: ToolProps & { readonly currency: CurrencyCode }) {
  const { rows, chosen, edits, currency, onChange, onDone, onClose } = props;
  const [to, setTo] = useState<PriceField>('price');
  const [from, setFrom] = useState<PriceField>('price');
  const [text, setText] = useState('');
  const [ending, setEnding] = useState('');
  const [scope, setScope] = useState<Scope>(chosen.length > 1 ? 'chosen' : 'all');
  const [error, setError] = useState<string>();
  const apply = () => {
    const formula = parsePriceFormula(text, ending, currency);
    if (!formula.ok) return setError(bulkEditSentence(formula.problem));
    const { changes, left } = repriced(scope === 'all' ? rows : chosen, edits, {
      from: to === 'salePrice' ? from : 'price',
      to,
      formula: formula.value,
      currency,
    });
    onChange(changes);
    const note = left === 0 ? '' : texts.rowsWereSkippedNo(left);
    onDone(texts.pricesSetInThe(changes.length, note));
    onClose();
  };
  return (
    <DialogBox
      title={texts.changePrices}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" onPress={apply}>
            {texts.setPrices}
          </Button>
        </>
      }
    >
      <div className={fields.stack}>
        <div className={fields.pair}>
          <SelectField
            label={texts.column}
            choices={[
              { value: 'price', text: commonTexts.price },
              { value: 'salePrice', text: texts.salePrice },
            ]}
            value={to}
            onChange={setTo}
          />
          {to === 'price' ? null : (
            <SelectField
              label={texts.basedOn}
              choices={[
                { value: 'price', text: commonTexts.price },
                { value: 'salePrice', text: texts.salePrice },
              ]}
              value={from}
              onChange={setFrom}
            />
          )}
        </div>
        <div className={fields.pair}>
          <TextField
            label={texts.change}
            value={text}
            onChange={setText}
            placeholder="+10%"
            hint={texts.n10500Or}
            error={error}
            autoFocus
          />
          <TextField
            label={texts.priceEnding}
            value={ending}
            onChange={setEnding}
            placeholder=".90"
            hint={texts.leaveEmptyToKeep}
          />
        </div>
        <SelectField label={texts.applyTo} choices={scopes(props)} value={scope} onChange={setScope} />
      </div>
    </DialogBox>
  );
}

/** Find and replace in what the sheet shows. */
export function ReplaceBox(props: ToolProps & { readonly columns: readonly BulkColumn[] }) {
  const { rows, chosen, edits, columns, onChange, onDone, onClose } = props;
  const [find, setFind] = useState('');
  const [replace, setReplace] = useState('');
  const [column, setColumn] = useState<BulkField | 'every'>('every');
  const [scope, setScope] = useState<Scope>(chosen.length > 1 ? 'chosen' : 'all');
  const [matchesCase, setMatchesCase] = useState(false);
  const [isWholeCell, setWholeCell] = useState(false);
  const changes =
    find === '' && !isWholeCell
      ? []
      : replaced(
          scope === 'all' ? rows : chosen,
          edits,
          columns.map(({ field }) => field).filter((field) => column === 'every' || field === column),
          { find, replace, matchesCase, isWholeCell },
        );
  const apply = () => {
    onChange(changes);
    onDone(texts.replacedInCells(changes.length));
    onClose();
  };
  return (
    <DialogBox
      title={texts.findAndReplace}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" isDisabled={changes.length === 0} onPress={apply}>
            {texts.replaceInCells(changes.length)}
          </Button>
        </>
      }
    >
      <div className={fields.stack}>
        <TextField label={texts.find} value={find} onChange={setFind} autoFocus />
        <TextField label={texts.replaceWith} value={replace} onChange={setReplace} />
        <div className={fields.pair}>
          <SelectField
            label={texts.column}
            choices={[
              { value: 'every', text: texts.allVisibleColumns },
              ...columns.map(({ field, title }) => ({ value: field, text: title })),
            ]}
            value={column}
            onChange={setColumn}
          />
          <SelectField label={texts.applyTo} choices={scopes(props)} value={scope} onChange={setScope} />
        </div>
        <CheckField isSelected={matchesCase} onChange={setMatchesCase}>
          {texts.matchCase}
        </CheckField>
        <CheckField isSelected={isWholeCell} onChange={setWholeCell}>
          {texts.matchEntireCell}
        </CheckField>
      </div>
    </DialogBox>
  );
}

export interface ColumnsBoxProps {
  readonly shown: readonly BulkColumn[];
  readonly onChange: (fields: readonly BulkField[]) => void;
  readonly onClose: () => void;
}

/** Which columns the sheet shows. */
export function ColumnsBox({ shown, onChange, onClose }: ColumnsBoxProps) {
  const fieldsShown = shown.map(({ field }) => field);
  const toggle = (field: BulkField, isOn: boolean) =>
    onChange(BULK_FIELDS.filter((each) => (each === field ? isOn : fieldsShown.includes(each))));
  return (
    <DialogBox
      title={texts.columns}
      isOpen
      onClose={onClose}
      actions={
        <Button look="primary" onPress={onClose}>
          {commonTexts.done}
        </Button>
      }
    >
      <div className={css.checks}>
        {BULK_FIELDS.map((field) => (
          <CheckField
            key={field}
            isSelected={fieldsShown.includes(field)}
            isDisabled={fieldsShown.length === 1 && fieldsShown.includes(field)}
            onChange={(isOn) => toggle(field, isOn)}
          >
            {bulkColumn(field).title}
          </CheckField>
        ))}
      </div>
    </DialogBox>
  );
}
