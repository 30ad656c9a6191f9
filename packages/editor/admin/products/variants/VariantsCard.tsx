import { CATALOG_LIMITS, type OptionChoice, optionsOf } from '@quoin/domain/catalog';
import * as texts from '@quoin/messages/app/variantsCard';
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import fields from '../../../parts/fields/fields.module.css';
import type { ProductEditor } from '../useProductEditor.ts';
import { OptionDialog } from './OptionDialog.tsx';
import { changeOptions, type OptionEdit } from './optionEdits.ts';
import { VariantGrid } from './VariantGrid.tsx';
import css from './variants.module.css';

/** Options such as size and colour, and the variants that they make. */
export function VariantsCard({ editor }: { readonly editor: ProductEditor }) {
  const { draft, problemAt } = editor;
  const options = optionsOf(draft.optionNames, draft.variants);
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const apply = (edit: OptionEdit) => {
    const before = { optionNames: draft.optionNames, variants: draft.variants };
    const { optionNames, variants, added, removed } = changeOptions(draft, edit);
    editor.change({ optionNames, variants });
    const changes = [
      added === 0 ? '' : texts.variantsAdded(added),
      removed === 0 ? '' : texts.variantsRemoved(removed),
    ].filter((text) => text !== '');
    if (changes.length > 0) announce(`${changes.join(', ')}.`, () => editor.change(before));
  };
  return (
    <Card
      title={texts.optionsAndVariants}
      aside={
        options.length < CATALOG_LIMITS.options ? (
          <Button look="quiet" onPress={() => setEdited('new')}>
            <Plus aria-hidden="true" /> {texts.addOption}
          </Button>
        ) : null
      }
    >
      <div className={`${fields.stack} ${css.card}`}>
        {options.length === 0 ? (
          <p className={fields.soft}>{texts.addOptionsSuchAs}</p>
        ) : (
          <ul className={css.options}>
            {options.map((option, index) => (
              <OptionRow
                // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat while they are typed
                key={index}
                option={option}
                isFirst={index === 0}
                isLast={index === options.length - 1}
                error={problemAt(`options.${index}`)}
                onEdit={() => setEdited(index)}
                onMove={(by) => apply({ kind: 'move', index, by })}
                onRemove={() => apply({ kind: 'remove', index })}
              />
            ))}
          </ul>
        )}
        {problemAt('variants') === undefined ? null : <p className={css.error}>{problemAt('variants')}</p>}
        {options.length === 0 ? null : <VariantGrid editor={editor} />}
      </div>
      {edited === null ? null : (
        <OptionDialog
          option={edited === 'new' ? { name: '', values: [] } : (options[edited] ?? { name: '', values: [] })}
          others={options.filter((_, index) => index !== edited)}
          onClose={() => setEdited(null)}
          onDone={(name, values) => {
            apply(
              edited === 'new'
                ? { kind: 'add', name, values: values.map(({ text }) => text) }
                : { kind: 'edit', index: edited, name, values },
            );
            setEdited(null);
          }}
        />
      )}
    </Card>
  );
}

interface OptionRowProps {
  readonly option: OptionChoice;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly error: string | undefined;
  readonly onEdit: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

function OptionRow({ option, isFirst, isLast, error, onEdit, onMove, onRemove }: OptionRowProps) {
  const name = option.name || texts.thisOption;
  return (
    <li className={css.option}>
      <div className={css.optionWords}>
        <span className={css.optionName}>{option.name}</span>
        <span className={css.values}>
          {option.values.map((value) => (
            <span key={value} className={css.value}>
              {value}
            </span>
          ))}
        </span>
        {error === undefined ? null : <span className={css.error}>{error}</span>}
      </div>
      <Button look="quiet" aria-label={texts.edit(name)} onPress={onEdit}>
        <Pencil aria-hidden="true" />
      </Button>
      <Button look="quiet" aria-label={texts.moveUp(name)} isDisabled={isFirst} onPress={() => onMove(-1)}>
        <ArrowUp aria-hidden="true" />
      </Button>
      <Button look="quiet" aria-label={texts.moveDown(name)} isDisabled={isLast} onPress={() => onMove(1)}>
        <ArrowDown aria-hidden="true" />
      </Button>
      <Button look="quiet" aria-label={texts.remove(name)} onPress={onRemove}>
        <Trash2 aria-hidden="true" />
      </Button>
    </li>
  );
}
