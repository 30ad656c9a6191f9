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
  { value: 'build', text: 'Build' },
  { value: 'storage', text: 'Storage' },
  { value: 'advanced', text: 'Advanced' },
  { value: 'captcha', text: 'Captcha' },
  { value: 'disclaimer', text: 'Disclaimer' },
];

export interface FormTabsProps {
  readonly form: FormEdit;
  readonly tab: FormTab;
  readonly onTab: (tab: FormTab) => void;
}

/** What a form asks and what becomes of the answers: five tabs (ENUM-13), on a screen of its own or over the page it stands on. */
export function FormTabs({ form, tab, onTab }: FormTabsProps) {
  const { draft, problems, mayEdit, change, set } = form;
  const settings = { value: draft.settings, onChange: set, problems, isDisabled: !mayEdit, kind: draft.kind };
  const saveMine = () => {
    form.forgetClash();
    return form.save(true);
  };
  return (
    <>
      <FilterTabs<FormTab> label="Form settings" tabs={TABS} value={tab} onChange={onTab} />
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
            <Card title="Form">
              <div className={fields.stack}>
                <TextField
                  label="Name"
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
        title="Form changed by someone else"
        isOpen={form.clash !== null}
        isQuestion
        onClose={form.forgetClash}
        actions={
          <>
            <Button onPress={form.forgetClash}>Cancel</Button>
            <Button onPress={form.lookAtTheirs}>Load their version</Button>
            <Button look="danger" onPress={() => void saveMine()}>
              Overwrite with mine
            </Button>
          </>
        }
      >
        <p>
          Their version has {form.clash?.fields.length} fields, yours {draft.fields.length}. Your version replaces
          theirs.
        </p>
      </DialogBox>
    </>
  );
}
