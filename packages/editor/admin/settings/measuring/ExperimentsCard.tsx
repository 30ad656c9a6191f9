import type { WireExperiment } from '@quoin/contract/endpoints/running';
import { EXPERIMENT_LIMITS } from '@quoin/domain/analytics';
import * as texts from '@quoin/messages/app/experimentsCard';
import { Plus } from 'lucide-react';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { ExperimentFields } from './ExperimentFields.tsx';
import { type ExperimentDraft, idAfter, newExperiment } from './experimentsDraft.ts';

export interface ExperimentsCardProps {
  readonly drafts: readonly ExperimentDraft[];
  /** Of those that are saved. */
  readonly results: readonly WireExperiment[];
  readonly onChange: (drafts: readonly ExperimentDraft[]) => void;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
}

/** Variants that visitors are divided into, for the owner's own styles and scripts, and what came of them (REC-03). */
export function ExperimentsCard({ drafts, results, onChange, error, isDisabled }: ExperimentsCardProps) {
  return (
    <Card title={texts.experiments}>
      <div className={fields.stack}>
        <p className={fields.soft}>{texts.divideVisitorsInto}</p>
        {error === undefined ? null : <p role="alert">{error}</p>}
        {drafts.map((draft, index) => (
          <ExperimentFields
            key={draft.id}
            {...{ draft, isDisabled }}
            result={results.find(({ name }) => name === draft.name)}
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
