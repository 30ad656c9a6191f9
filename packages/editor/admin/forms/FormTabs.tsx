import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/formTabs';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import fields from '../../parts/fields/fields.module.css';
import { TextField } from '../../parts/fields/TextField.tsx';
import { FilterTabs } from '../../parts/tables/FilterTabs.tsx';
import { FieldsCard } from './FieldsCard.tsx';
import type { FormTab } from './formSearch.ts';
import { AdvancedCard, BuildCard, CaptchaCard, DisclaimerCard, StorageCard } from './SettingCards.tsx';
import type { FormEdit } from './useFormEdit.ts';

const TABS: readonly { readonly value: FormTab; readonly text: string }[] = [
  { value: 'build', text: texts.build },
  { value: 'storage', text: texts.storage },
  { value: 'advanced', text: texts.advanced },
  { value: 'captcha', text: texts.captcha },
  { value: 'disclaimer', text: texts.disclaimer },
];

export interface FormTabsProps {
  readonly form: FormEdit;
  readonly tab: FormTab;
  readonly onTab: (tab: FormTab) => void;
}

/**
 * Shows what a form asks and what happens with the answers, in five tabs (ENUM-13), on a separate screen or over the
 * page that contains the form.
 */
export function FormTabs({ form, tab, onTab }: FormTabsProps) {
  const { draft, problems, mayEdit, change, set } = form;
  const settings = { value: draft.settings, onChange: set, problems, isDisabled: !mayEdit, kind: draft.kind };
  const saveMine = () => {
    form.forgetClash();
    return form.save(true);
  };
  return (
    <>
      <FilterTabs<FormTab> label={texts.formSettings} tabs={TABS} value={tab} onChange={onTab} />
      {tab === 'build' ? (
        <div className={fields.columns}>
          <div className={fields.column}>
            <FieldsCard
              value={draft.fields}
              onChange={(next) => change({ fields: next })}
              problemAt={(place) => problems[place]}
              isDisabled={!mayEdit}
            />
          </div>
          <div className={fields.column}>
            <Card title={commonTexts.form}>
              <div className={fields.stack}>
                <TextField
                  label={commonTexts.name}
                  value={draft.name}
                  onChange={(name) => change({ name })}
                  error={problems.name}
                  isDisabled={!mayEdit}
                />
                <BuildCard {...settings} />
              </div>
            </Card>
          </div>
        </div>
      ) : null}
      {tab === 'storage' ? <StorageCard {...settings} /> : null}
      {tab === 'advanced' ? <AdvancedCard {...settings} /> : null}
      {tab === 'captcha' ? <CaptchaCard {...settings} /> : null}
      {tab === 'disclaimer' ? <DisclaimerCard {...settings} /> : null}
      <DialogBox
        title={texts.formChangedBySomeone}
        isOpen={form.clash !== null}
        isQuestion
        onClose={form.forgetClash}
        actions={
          <>
            <Button onPress={form.forgetClash}>{commonTexts.cancel}</Button>
            <Button onPress={form.lookAtTheirs}>{texts.loadTheirVersion}</Button>
            <Button look="danger" onPress={() => void saveMine()}>
              {texts.overwriteWithMine}
            </Button>
          </>
        }
      >
        <p>{texts.theirVersionHas(form.clash?.fields.length ?? 0, draft.fields.length)}</p>
      </DialogBox>
    </>
  );
}
