import { EXPERIMENT_LIMITS, isExperimentName } from '@quoin/domain/analytics';
import * as texts from '@quoin/messages/app/experimentsCard';
import { Plus, X } from 'lucide-react';
import { APP_LOCALE } from '../../../app/locale.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { TextField } from '../../../parts/fields/TextField.tsx';
import css from './experiments.module.css';
import { type ExperimentDraft, idAfter, newExperiment, percentages, type VariantDraft } from './experimentsDraft.ts';

export interface ExperimentsCardProps {
  readonly drafts: readonly ExperimentDraft[];
  readonly onChange: (drafts: readonly ExperimentDraft[]) => void;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
}

/** Variants that visitors are divided into, for the owner's own styles and scripts (REC-03). */
export function ExperimentsCard({ drafts, onChange, error, isDisabled }: ExperimentsCardProps) {
  return (
    <Card title={texts.experiments}>
      <div className={fields.stack}>
        <p className={fields.soft}>{texts.divideVisitorsInto}</p>
        {error === undefined ? null : <p role="alert">{error}</p>}
        {drafts.map((draft, index) => (
          <Experiment
            key={draft.id}
            {...{ draft, isDisabled }}
            onChange={(next) => onChange(drafts.with(index, next))}
            onRemove={() => onChange(drafts.toSpliced(index, 1))}
          />
        ))}
        {isDisabled || drafts.length >= EXPERIMENT_LIMITS.experiments ? null : (
          <div>
            <Button onPress={() => onChange([...drafts, newExperiment(idAfter(drafts))])}>
              <Plus aria-hidden="true" /> {texts.addExperiment}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

interface ExperimentProps {
  readonly draft: ExperimentDraft;
  readonly isDisabled: boolean;
  readonly onChange: (draft: ExperimentDraft) => void;
  readonly onRemove: () => void;
}

function Experiment({ draft, isDisabled, onChange, onRemove }: ExperimentProps) {
  const { name, variants } = draft;
  const parts = percentages(variants);
  const set = (index: number, part: Partial<VariantDraft>) =>
    onChange({ ...draft, variants: variants.with(index, { ...variants[index]!, ...part }) });
  return (
    <fieldset className={css.experiment} aria-label={name === '' ? texts.newExperiment : name}>
      <TextField
        label={texts.experimentName}
        value={name}
        onChange={(next) => onChange({ ...draft, name: next })}
        isDisabled={isDisabled}
        maxLength={40}
        autoComplete="off"
        hint={texts.lettersDigitsHyphens}
      />
      {variants.map((variant, index) => (
        <div key={variant.id} className={css.variant}>
          <TextField
            label={texts.variant(String(index + 1))}
            value={variant.name}
            onChange={(next) => set(index, { name: next })}
            isDisabled={isDisabled}
            maxLength={40}
            autoComplete="off"
          />
          <TextField
            label={texts.share}
            inputMode="decimal"
            value={variant.share}
            onChange={(share) => set(index, { share })}
            isDisabled={isDisabled}
            autoComplete="off"
          />
          <span className={css.percent}>{parts === null ? '' : percentText(parts[index] ?? 0)}</span>
          {isDisabled || variants.length <= 2 ? null : (
            <Button
              look="quiet"
              aria-label={texts.removeVariant(variant.name)}
              onPress={() => onChange({ ...draft, variants: variants.toSpliced(index, 1) })}
            >
              <X aria-hidden="true" />
            </Button>
          )}
        </div>
      ))}
      {isExperimentName(name) && variants[1] !== undefined && isExperimentName(variants[1].name) ? (
        <p className={css.code}>
          <code>{`[data-experiment-${name.toLowerCase()}="${variants[1].name}"] { … }`}</code>
        </p>
      ) : null}
      {isDisabled ? null : (
        <div className={css.acts}>
          {variants.length >= EXPERIMENT_LIMITS.variants ? null : (
            <Button
              onPress={() =>
                onChange({ ...draft, variants: [...variants, { id: idAfter(variants), name: '', share: '50' }] })
              }
            >
              {texts.addVariant}
            </Button>
          )}
          <Button look="quiet" onPress={onRemove}>
            {texts.removeExperiment}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

const PERCENT = { style: 'percent', maximumFractionDigits: 1 } as const;

const percentText = (percent: number): string => (percent / 100).toLocaleString(APP_LOCALE, PERCENT);
