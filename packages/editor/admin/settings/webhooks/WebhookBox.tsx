import { appWebhookPath, appWebhooksPath, type WireWebhook } from '@quoin/contract/endpoints/running';
import { OWNER_TOPICS, WEBHOOK_LIMITS, type WebhookTopic } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/webhookBox';
import { useState } from 'react';
import { useSite } from '../../../app/site/site.ts';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import { CheckField } from '../../../parts/fields/CheckField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { SaveBox } from '../../../parts/saving/SaveBox.tsx';
import css from '../settingsRows.module.css';
import { useChangeWebhooks } from './useChangeWebhooks.ts';
import { TOPIC_TEXTS } from './webhookTexts.ts';

export interface WebhookBoxProps {
  /** Null: a new one. */
  readonly edited: WireWebhook | null;
  readonly onClose: () => void;
  /** A new secret, to be shown this once. */
  readonly onMade: (secret: string) => void;
}

/** Where a webhook goes, and what of. */
export function WebhookBox({ edited, onClose, onMade }: WebhookBoxProps) {
  const { identifier } = useSite();
  const [endpointUrl, setEndpointUrl] = useState(edited?.endpointUrl ?? '');
  const [topics, setTopics] = useState<readonly WebhookTopic[]>(edited?.topics ?? []);
  const { change, isPending, error, errors } = useChangeWebhooks();
  const save = async () => {
    const path = edited === null ? appWebhooksPath(identifier) : appWebhookPath(identifier, edited.id);
    const method = edited === null ? 'POST' : 'PUT';
    const { secret } = await change({ method, path, body: { endpointUrl, topics } });
    if (secret === undefined) announce(texts.webhookSaved);
    else onMade(secret);
    onClose();
  };
  const tick = (topic: WebhookTopic, isOn: boolean) =>
    setTopics((now) => (isOn ? [...now, topic] : now.filter((each) => each !== topic)));
  return (
    <SaveBox
      title={edited === null ? texts.createWebhook : texts.editWebhook}
      isPending={isPending}
      // What is refused is said in the box.
      onSave={() => void save().catch(() => undefined)}
      onClose={onClose}
    >
      {error === null || Object.keys(errors).length > 0 ? null : <p role="alert">{error.message}</p>}
      <TextField
        label={texts.endpointUrl}
        hint={texts.eachEventIsSent}
        placeholder={texts.httpsExampleCom}
        type="url"
        value={endpointUrl}
        maxLength={WEBHOOK_LIMITS.endpointUrl}
        error={errors.endpointUrl}
        autoComplete="off"
        autoFocus
        onChange={setEndpointUrl}
      />
      <fieldset className={css.choices}>
        <legend>{texts.events}</legend>
        {OWNER_TOPICS.map((topic) => (
          <CheckField
            key={topic}
            hint={topic}
            isSelected={topics.includes(topic)}
            onChange={(isOn) => tick(topic, isOn)}
          >
            {TOPIC_TEXTS[topic]}
          </CheckField>
        ))}
        {errors.topics === undefined ? null : (
          <p role="alert" className={css.warning}>
            {errors.topics}
          </p>
        )}
      </fieldset>
    </SaveBox>
  );
}
