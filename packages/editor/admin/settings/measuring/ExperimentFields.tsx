import type { WireExperiment } from '@quoin/contract/endpoints/running';
import { EXPERIMENT_LIMITS, type ExperimentGoal, GOAL_KINDS, isExperimentName } from '@quoin/domain/analytics';
import * as texts from '@quoin/messages/app/experimentsCard';
import { X } from 'lucide-react';
import { Button } from '../../../parts/Button.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { ExperimentResults } from './ExperimentResults.tsx';
import css from './experiments.module.css';
import { type ExperimentDraft, idAfter, percentages, type VariantDraft } from './experimentsDraft.ts';
import { GOAL_TEXTS, percentText } from './experimentTexts.ts';

interface ExperimentFieldsProps {
  readonly draft: ExperimentDraft;
  readonly result: WireExperiment | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (draft: ExperimentDraft) => void;
  readonly onRemove: () => void;
}

/** One experiment: what it is called, who sees what, what it is about, and its results so far. */
export function ExperimentFields({ draft, result, isDisabled, onChange, onRemove }: ExperimentFieldsProps) {
  const { name, variants, goal } = draft;
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
      <VariantFields {...{ variants, isDisabled }} onChange={(next) => onChange({ ...draft, variants: next })} />
      <GoalFields {...{ goal, isDisabled }} onChange={(next) => onChange({ ...draft, goal: next })} />
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
      {result === undefined ? null : <ExperimentResults result={result} />}
    </fieldset>
  );
}

interface VariantFieldsProps {
  readonly variants: readonly VariantDraft[];
  readonly isDisabled: boolean;
  readonly onChange: (variants: readonly VariantDraft[]) => void;
}

function VariantFields({ variants, isDisabled, onChange }: VariantFieldsProps) {
  const parts = percentages(variants);
  const set = (index: number, part: Partial<VariantDraft>) =>
    onChange(variants.with(index, { ...variants[index]!, ...part }));
  return variants.map((variant, index) => (
    <div key={variant.id} className={css.variant}>
      <TextField
        label={index === 0 ? texts.control : texts.variant(String(index + 1))}
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
      <span className={css.percent}>{parts === null ? '' : percentText((parts[index] ?? 0) / 100)}</span>
      {isDisabled || variants.length <= 2 ? null : (
        <Button
          look="quiet"
          aria-label={texts.removeVariant(variant.name)}
          onPress={() => onChange(variants.toSpliced(index, 1))}
        >
          <X aria-hidden="true" />
        </Button>
      )}
    </div>
  ));
}

interface GoalFieldsProps {
  readonly goal: ExperimentGoal;
  readonly isDisabled: boolean;
  readonly onChange: (goal: ExperimentGoal) => void;
}

function GoalFields({ goal, isDisabled, onChange }: GoalFieldsProps) {
  return (
    <div className={fields.pair}>
      <SelectField
        label={texts.goal}
        choices={GOAL_KINDS.map((kind) => ({ value: kind, text: GOAL_TEXTS[kind] }))}
        value={goal.kind}
        onChange={(kind) => onChange({ kind, path: kind === 'page' ? '/' : '' })}
        isDisabled={isDisabled}
      />
      {goal.kind === 'page' ? (
        <TextField
          label={texts.pagePath}
          value={goal.path}
          onChange={(path) => onChange({ ...goal, path })}
          isDisabled={isDisabled}
          maxLength={300}
          autoComplete="off"
          hint={texts.pathExample}
        />
      ) : null}
    </div>
  );
}
