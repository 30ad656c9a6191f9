import {
  type AppWebhookDeliveriesResponse,
  appWebhookTestPath,
  type TestWebhookRequest,
  type WireWebhook,
} from '@quoin/contract/endpoints/running';
import type { WebhookTopic } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/testBox';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act } from '../../../app/api.ts';
import { useSite } from '../../../app/site/site.ts';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { SaveBox } from '../../../parts/saving/SaveBox.tsx';
import { deliveriesQuery } from './webhookQueries.ts';
import { statusText, TOPIC_TEXTS } from './webhookTexts.ts';

/** A notification about something made up, sent at once. */
export function TestBox({ webhook, onClose }: { readonly webhook: WireWebhook; readonly onClose: () => void }) {
  const { id, topics } = webhook;
  const [topic, setTopic] = useState<WebhookTopic>(topics[0] ?? 'order.create');
  const { send, isPending, error } = useSendTest(id);
  const test = async () => {
    const { deliveries } = await send({ topic });
    const [sent] = deliveries;
    if (sent !== undefined) announce(texts.testNotificationSent(statusText(sent)));
    onClose();
  };
  return (
    <SaveBox
      title={texts.sendTestNotification}
      saveText={texts.send}
      isPending={isPending}
      // What is refused is said in the box.
      onSave={() => void test().catch(() => undefined)}
      onClose={onClose}
    >
      {error === null ? null : <p role="alert">{error.message}</p>}
      <SelectField
        label={texts.event}
        hint={texts.theIdsInA}
        choices={topics.map((value) => ({ value, text: TOPIC_TEXTS[value] }))}
        value={topic}
        onChange={setTopic}
      />
    </SaveBox>
  );
}

function useSendTest(id: string) {
  const { identifier } = useSite();
  const queries = useQueryClient();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (body: TestWebhookRequest) =>
      act<AppWebhookDeliveriesResponse>('POST', appWebhookTestPath(identifier, id), body),
    onSuccess: (answer) => queries.setQueryData(deliveriesQuery(identifier, id).queryKey, answer),
  });
  return { send: mutateAsync, isPending, error };
}
