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
import { useState } from 'react';
import { counted } from '../../app/formats.ts';
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
  const all = { value: 'all' as Scope, text: `All ${counted(rows.length, 'row', 'rows')}` };
  return chosen.length < 2
    ? [all]
    : [{ value: 'chosen' as Scope, text: `Selected ${counted(chosen.length, 'row', 'rows')}` }, all];
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
    const note = left === 0 ? '' : ` ${counted(left, 'row was', 'rows were')} skipped: no price, or below zero.`;
    onDone(`${counted(changes.length, 'price', 'prices')} set in the spreadsheet.${note}`);
    onClose();
  };
  return (
    <DialogBox
      title="Change prices"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="primary" onPress={apply}>
            Set prices
          </Button>
        </>
      }
    >
      <div className={fields.stack}>
        <div className={fields.pair}>
          <SelectField
            label="Column"
            choices={[
              { value: 'price', text: 'Price' },
              { value: 'salePrice', text: 'Sale price' },
            ]}
            value={to}
            onChange={setTo}
          />
          {to === 'price' ? null : (
            <SelectField
              label="Based on"
              choices={[
                { value: 'price', text: 'Price' },
                { value: 'salePrice', text: 'Sale price' },
              ]}
              value={from}
              onChange={setFrom}
            />
          )}
        </div>
        <div className={fields.pair}>
          <TextField
            label="Change"
            value={text}
            onChange={setText}
            placeholder="+10%"
            hint="+10%, -5.00 or 19.90"
            error={error}
            autoFocus
          />
          <TextField
            label="Price ending"
            value={ending}
            onChange={setEnding}
            placeholder=".90"
            hint="Leave empty to keep as calculated"
          />
        </div>
        <SelectField label="Apply to" choices={scopes(props)} value={scope} onChange={setScope} />
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
    onDone(`Replaced in ${counted(changes.length, 'cell', 'cells')}.`);
    onClose();
  };
  return (
    <DialogBox
      title="Find and replace"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="primary" isDisabled={changes.length === 0} onPress={apply}>
            Replace in {counted(changes.length, 'cell', 'cells')}
          </Button>
        </>
      }
    >
      <div className={fields.stack}>
        <TextField label="Find" value={find} onChange={setFind} autoFocus />
        <TextField label="Replace with" value={replace} onChange={setReplace} />
        <div className={fields.pair}>
          <SelectField
            label="Column"
            choices={[
              { value: 'every', text: 'All visible columns' },
              ...columns.map(({ field, title }) => ({ value: field, text: title })),
            ]}
            value={column}
            onChange={setColumn}
          />
          <SelectField label="Apply to" choices={scopes(props)} value={scope} onChange={setScope} />
        </div>
        <CheckField isSelected={matchesCase} onChange={setMatchesCase}>
          Match case
        </CheckField>
        <CheckField isSelected={isWholeCell} onChange={setWholeCell}>
          Match entire cell
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
      title="Columns"
      isOpen
      onClose={onClose}
      actions={
        <Button look="primary" onPress={onClose}>
          Done
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
