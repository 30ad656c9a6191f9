import { ALIGNMENTS, type Alignment, type FormKind, type FormSettings } from '@quoin/domain/forms';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/settingCards';
import { useQuery } from '@tanstack/react-query';
import { mailingListsQuery } from '../../app/queries/formQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Card } from '../../parts/Card.tsx';
import fields from '../../parts/fields/fields.module.css';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { SwitchField } from '../../parts/fields/SwitchField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { TokenField } from '../../parts/fields/TokenField.tsx';
import { RichTextField } from '../../richText/RichTextField.tsx';

export interface SettingsProps {
  readonly value: FormSettings;
  readonly onChange: (part: Partial<FormSettings>) => void;
  readonly problems: Readonly<Record<string, string>>;
  readonly isDisabled: boolean;
  readonly kind: FormKind;
}

const SIDES: Readonly<Record<Alignment, string>> = { left: texts.left, center: texts.center, right: texts.right };
const ALIGNMENT_CHOICES = ALIGNMENTS.map((value) => ({ value, text: SIDES[value] }));

export function BuildCard({ value, onChange, isDisabled }: SettingsProps) {
  return (
    <>
      <SwitchField
        isSelected={value.showTitle}
        onChange={(showTitle) => onChange({ showTitle })}
        isDisabled={isDisabled}
      >
        {texts.showTheFormName}
      </SwitchField>
      <TextField
        label={commonTexts.description}
        rows={3}
        value={value.description}
        onChange={(description) => onChange({ description })}
        isDisabled={isDisabled}
      />
      <TextField
        label={commonTexts.buttonText}
        value={value.submitText}
        onChange={(submitText) => onChange({ submitText })}
        isDisabled={isDisabled}
      />
      <SelectField
        label={texts.buttonAlignment}
        choices={ALIGNMENT_CHOICES}
        value={value.buttonAlignment}
        onChange={(buttonAlignment) => onChange({ buttonAlignment })}
        isDisabled={isDisabled}
      />
    </>
  );
}

const NO_LIST = 'none';

/** Where submissions go: the inbox always, and further as set here. */
export function StorageCard({ value, onChange, problems, isDisabled, kind }: SettingsProps) {
  const site = useSite();
  const lists = useQuery(mailingListsQuery(site.identifier));
  const choices = [
    ...(kind === 'newsletter' ? [] : [{ value: NO_LIST, text: texts.none }]),
    ...(lists.data?.lists ?? []).map(({ id, name }) => ({ value: id, text: name })),
  ];
  const { visitorMail } = value;
  const setMail = (part: Partial<FormSettings['visitorMail']>) =>
    onChange({ visitorMail: { ...visitorMail, ...part } });
  return (
    <>
      <Card title={texts.inbox}>
        <div className={fields.stack}>
          <p className={fields.soft}>{texts.allSubmissionsAreStored}</p>
          <SwitchField
            isSelected={value.notifiesOwner}
            onChange={(notifiesOwner) => onChange({ notifiesOwner })}
            isDisabled={isDisabled}
          >
            {texts.emailEachSubmission}
          </SwitchField>
          {value.notifiesOwner ? (
            <TokenField
              label={texts.to}
              kind="address"
              values={value.notifyEmails}
              onChange={(notifyEmails) => onChange({ notifyEmails })}
              hint={texts.leaveEmptyToUse}
              error={problems.notifyEmails}
            />
          ) : null}
          <SelectField
            label={texts.mailingList}
            choices={choices}
            value={value.mailingListId ?? NO_LIST}
            onChange={(next) => onChange({ mailingListId: next === NO_LIST ? null : next })}
            hint={texts.peopleWhoEnterAn}
            error={problems.mailingListId}
            isDisabled={isDisabled}
          />
        </div>
      </Card>
      <Card title={texts.confirmationEmail}>
        <div className={fields.stack}>
          <SwitchField isSelected={visitorMail.isOn} onChange={(isOn) => setMail({ isOn })} isDisabled={isDisabled}>
            {texts.sendAConfirmationEmail}
          </SwitchField>
          {visitorMail.isOn ? (
            <>
              <TextField
                label={texts.subject}
                value={visitorMail.subject}
                onChange={(subject) => setMail({ subject })}
                error={problems.visitorMail}
                isDisabled={isDisabled}
              />
              <TextField
                label={commonTexts.text}
                rows={5}
                value={visitorMail.text}
                onChange={(text) => setMail({ text })}
                hint={texts.visitorInputIsNever}
                isDisabled={isDisabled}
              />
            </>
          ) : null}
        </div>
      </Card>
    </>
  );
}

/** What happens after sending, and who may. */
export function AdvancedCard({ value, onChange, problems, isDisabled }: SettingsProps) {
  return (
    <Card title={texts.afterSubmission}>
      <div className={fields.stack}>
        <RichTextField
          label={texts.message}
          rows={3}
          value={value.submissionMessage}
          onChange={(submissionMessage) => onChange({ submissionMessage })}
          hint={texts.shownInPlaceOf}
          isReadOnly={isDisabled}
        />
        <RichTextField
          label={texts.textBelowTheMessage}
          rows={3}
          value={value.submissionHtml}
          onChange={(submissionHtml) => onChange({ submissionHtml })}
          isReadOnly={isDisabled}
        />
        <TextField
          label={texts.redirectTo}
          value={value.successRedirect}
          onChange={(successRedirect) => onChange({ successRedirect })}
          placeholder={texts.thanks}
          hint={texts.aPageOfThis}
          error={problems.successRedirect}
          isDisabled={isDisabled}
        />
        <SwitchField
          isSelected={value.membersOnly}
          onChange={(membersOnly) => onChange({ membersOnly })}
          isDisabled={isDisabled}
          hint={texts.otherVisitorsSeeA}
        >
          {texts.signedInCustomersOnly}
        </SwitchField>
      </div>
    </Card>
  );
}

const LOOKS = [
  { value: 'light', text: texts.light },
  { value: 'dark', text: texts.dark },
] as const;

export function CaptchaCard({ value, onChange, isDisabled }: SettingsProps) {
  return (
    <Card title={texts.captcha}>
      <div className={fields.stack}>
        <SwitchField
          isSelected={value.captchaEnabled}
          onChange={(captchaEnabled) => onChange({ captchaEnabled })}
          isDisabled={isDisabled}
          hint={texts.visitorsWithoutJavascript}
        >
          {texts.requireCaptcha}
        </SwitchField>
        <div className={fields.pair}>
          <SelectField
            label={texts.theme}
            choices={LOOKS}
            value={value.captchaTheme}
            onChange={(captchaTheme) => onChange({ captchaTheme })}
            isDisabled={isDisabled || !value.captchaEnabled}
          />
          <SelectField
            label={texts.position}
            choices={ALIGNMENT_CHOICES}
            value={value.captchaAlignment}
            onChange={(captchaAlignment) => onChange({ captchaAlignment })}
            isDisabled={isDisabled || !value.captchaEnabled}
          />
        </div>
        <SwitchField
          isSelected={value.opensWhenCaptchaIsAway}
          onChange={(opensWhenCaptchaIsAway) => onChange({ opensWhenCaptchaIsAway })}
          isDisabled={isDisabled || !value.captchaEnabled}
          hint={texts.whenOffTheForm}
        >
          {texts.acceptSubmissionsWhileThe}
        </SwitchField>
      </div>
    </Card>
  );
}

export function DisclaimerCard({ value, onChange, isDisabled }: SettingsProps) {
  return (
    <Card title={texts.disclaimer}>
      <RichTextField
        label={texts.textAboveTheButton}
        rows={4}
        value={value.disclaimer}
        onChange={(disclaimer) => onChange({ disclaimer })}
        hint={texts.explainHowYouUse}
        isReadOnly={isDisabled}
      />
    </Card>
  );
}
