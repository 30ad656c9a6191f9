import { appReviewSettingsPath } from '@quoin/contract/endpoints/store';
import { ASK_AFTER_DAYS, type ReviewSettings } from '@quoin/domain/catalog';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/reviewSettingsCard';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { useSite } from '../../app/site/site.ts';
import { Card } from '../../parts/Card.tsx';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';
import { SwitchField } from '../../parts/fields/SwitchField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import css from '../../parts/tables/moderation.module.css';
import { useReviewRefresh } from './reviewQueries.ts';

type Switch = Exclude<keyof ReviewSettings, 'askAfterDays'>;

/** Edits who is asked for reviews and what happens with reviews. Each change is saved at once. */
export function ReviewSettingsCard({ settings }: { readonly settings: ReviewSettings }) {
  const site = useSite();
  const refresh = useReviewRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: (next: ReviewSettings) => act('PUT', appReviewSettingsPath(site.identifier), next),
    onSuccess: async () => {
      await refresh();
      announce(commonTexts.savedNow);
    },
    onError: (error) => complain(error.message),
  });
  const toggle = (name: Switch) => ({
    isSelected: settings[name],
    isDisabled: isPending,
    onChange: (isOn: boolean) => mutate({ ...settings, [name]: isOn }),
  });
  return (
    <Card title={commonTexts.settings}>
      <div className={css.settings}>
        <SwitchField {...toggle('isAsked')} hint={texts.oneEmailPerOrder}>
          {texts.emailCustomersToAsk}
        </SwitchField>
        {settings.isAsked ? (
          <div className={css.days}>
            <DaysField
              key={settings.askAfterDays}
              days={settings.askAfterDays}
              onSave={(askAfterDays) => mutate({ ...settings, askAfterDays })}
            />
          </div>
        ) : null}
        <SwitchField {...toggle('isCheckedFirst')} hint={texts.whenOffOnlyReviews}>
          {texts.holdAllReviewsFor}
        </SwitchField>
        <SwitchField {...toggle('hasNotices')} hint={texts.sentToTheSites}>
          {texts.emailMeAboutNew}
        </SwitchField>
      </div>
    </Card>
  );
}

interface DaysFieldProps {
  readonly days: number;
  readonly onSave: (days: number) => void;
}

/** Saved when one leaves it; what is no number of days goes back to what was there. */
function DaysField({ days, onSave }: DaysFieldProps) {
  const [text, setText] = useState(String(days));
  const save = () => {
    const next = Math.min(ASK_AFTER_DAYS.most, Math.max(ASK_AFTER_DAYS.least, Number(text) || days));
    setText(String(next));
    if (next !== days) onSave(next);
  };
  return (
    <TextField
      label={texts.daysAfterFulfillment}
      inputMode="numeric"
      value={text}
      onChange={(next) => setText(next.replace(/\D/g, '').slice(0, 2))}
      onBlur={save}
    />
  );
}
