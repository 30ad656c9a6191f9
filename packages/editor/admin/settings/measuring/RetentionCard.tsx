import { RETENTION_NAMES } from '@quoin/domain/analytics';
import * as texts from '@quoin/messages/app/retentionCard';
import { Card } from '../../../parts/Card.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { boundsText, KEPT_TEXTS, type KeepingDraft } from './keepingDraft.ts';

export interface RetentionCardProps {
  readonly draft: KeepingDraft;
  readonly onChange: (draft: KeepingDraft) => void;
  /** What the server says of the fields, by their names. */
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly isDisabled: boolean;
}

/** How long what was counted is kept (VISIT-02). */
export function RetentionCard({ draft, onChange, errors, isDisabled }: RetentionCardProps) {
  return (
    <Card title={texts.dataRetention}>
      <div className={fields.stack}>
        <p className={fields.soft}>{texts.olderDataIsDeleted}</p>
        {RETENTION_NAMES.map((name) => (
          <TextField
            key={name}
            label={KEPT_TEXTS[name].title}
            inputMode="numeric"
            autoComplete="off"
            value={draft[name]}
            onChange={(days) => onChange({ ...draft, [name]: days })}
            error={errors?.[name]}
            hint={`${KEPT_TEXTS[name].hint} ${boundsText(name)}`}
            isDisabled={isDisabled}
          />
        ))}
      </div>
    </Card>
  );
}
