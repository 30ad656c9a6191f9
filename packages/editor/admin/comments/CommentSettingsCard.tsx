import { appCommentSettingsPath } from '@quoin/contract/endpoints/content';
import { COMMENT_DAYS_MAX, type CommentSettings } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/commentSettingsCard';
import * as commonTexts from '@quoin/messages/app/common';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { useSite } from '../../app/site/site.ts';
import { Card } from '../../parts/Card.tsx';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';
import { SwitchField } from '../../parts/fields/SwitchField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import css from '../../parts/tables/moderation.module.css';
import { CommentProviderField } from './CommentProviderField.tsx';

type Switch = Exclude<keyof CommentSettings, 'commentDisableAfterDaysDefault' | 'disqusShortname'>;

/** What visitors may say and press, and what becomes of it; each change is saved at once. */
export function CommentSettingsCard({ settings }: { readonly settings: CommentSettings }) {
  const site = useSite();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (next: CommentSettings) => act('PUT', appCommentSettingsPath(site.identifier), next),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['site', site.identifier, 'comments'] });
      announce(commonTexts.savedChangesAreLive);
    },
    onError: (error) => complain(error.message),
  });
  const toggle = (name: Switch) => ({
    isSelected: settings[name],
    isDisabled: isPending,
    onChange: (isOn: boolean) => mutate({ ...settings, [name]: isOn }),
  });
  // What another service keeps, it decides on itself.
  const isKeptHere = settings.disqusShortname === '';
  return (
    <Card title={commonTexts.settings}>
      <div className={css.settings}>
        <SwitchField {...toggle('commentsEnabled')}>{texts.allowCommentsOnPosts}</SwitchField>
        {settings.commentsEnabled ? (
          <CommentProviderField
            key={settings.disqusShortname}
            shortname={settings.disqusShortname}
            isDisabled={isPending}
            onSave={(disqusShortname) => mutate({ ...settings, disqusShortname })}
          />
        ) : null}
        {isKeptHere ? (
          <>
            <SwitchField {...toggle('commentApprovalRequired')} hint={texts.whenOffOnlyComments}>
              {texts.holdAllCommentsFor}
            </SwitchField>
            <SwitchField {...toggle('commentThreaded')}>{texts.allowReplies}</SwitchField>
            <SwitchField {...toggle('commentNotices')} hint={texts.sentToTheSites}>
              {texts.emailMeAboutNew}
            </SwitchField>
            <div className={css.days}>
              <DaysField
                key={settings.commentDisableAfterDaysDefault}
                days={settings.commentDisableAfterDaysDefault}
                onSave={(days) => mutate({ ...settings, commentDisableAfterDaysDefault: days })}
              />
            </div>
          </>
        ) : null}
        <SwitchField {...toggle('simpleLikingEnabled')}>{texts.showALikeButton}</SwitchField>
      </div>
    </Card>
  );
}

interface DaysFieldProps {
  readonly days: number;
  readonly onSave: (days: number) => void;
}

/** Saved when one leaves it. */
function DaysField({ days, onSave }: DaysFieldProps) {
  const [text, setText] = useState(days === 0 ? '' : String(days));
  const save = () => {
    const next = Math.min(COMMENT_DAYS_MAX, Number(text));
    if (next !== days) onSave(next);
  };
  return (
    <TextField
      label={texts.closeCommentsAfterDays}
      inputMode="numeric"
      value={text}
      onChange={(next) => setText(next.replace(/\D/g, '').slice(0, 4))}
      onBlur={save}
      placeholder={texts.never}
      hint={texts.countedFromThePublication}
    />
  );
}
