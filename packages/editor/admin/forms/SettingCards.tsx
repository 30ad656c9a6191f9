import { ALIGNMENTS, type Alignment, type FormKind, type FormSettings } from '@quoin/domain/forms';
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

const SIDES: Readonly<Record<Alignment, string>> = { left: 'Left', center: 'Center', right: 'Right' };
const ALIGNMENT_CHOICES = ALIGNMENTS.map((value) => ({ value, text: SIDES[value] }));

export function BuildCard({ value, onChange, isDisabled }: SettingsProps) {
  return (
    <>
      <SwitchField
        isSelected={value.showTitle}
        onChange={(showTitle) => onChange({ showTitle })}
        isDisabled={isDisabled}
      >
        Show the form name
      </SwitchField>
      <TextField
        label="Description"
        rows={3}
        value={value.description}
        onChange={(description) => onChange({ description })}
        isDisabled={isDisabled}
      />
      <TextField
        label="Button text"
        value={value.submitText}
        onChange={(submitText) => onChange({ submitText })}
        isDisabled={isDisabled}
      />
      <SelectField
        label="Button alignment"
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
    ...(kind === 'newsletter' ? [] : [{ value: NO_LIST, text: 'None' }]),
    ...(lists.data?.lists ?? []).map(({ id, name }) => ({ value: id, text: name })),
  ];
  const { visitorMail } = value;
  const setMail = (part: Partial<FormSettings['visitorMail']>) =>
    onChange({ visitorMail: { ...visitorMail, ...part } });
  return (
    <>
      <Card title="Inbox">
        <div className={fields.stack}>
          <p className={fields.soft}>All submissions are stored under Submissions.</p>
          <SwitchField
            isSelected={value.notifiesOwner}
            onChange={(notifiesOwner) => onChange({ notifiesOwner })}
            isDisabled={isDisabled}
          >
            Email each submission
          </SwitchField>
          {value.notifiesOwner ? (
            <TokenField
              label="To"
              kind="address"
              values={value.notifyEmails}
              onChange={(notifyEmails) => onChange({ notifyEmails })}
              hint="Leave empty to use the site’s contact email."
              error={problems.notifyEmails}
            />
          ) : null}
          <SelectField
            label="Mailing list"
            choices={choices}
            value={value.mailingListId ?? NO_LIST}
            onChange={(next) => onChange({ mailingListId: next === NO_LIST ? null : next })}
            hint="People who enter an email address are invited to subscribe."
            error={problems.mailingListId}
            isDisabled={isDisabled}
          />
        </div>
      </Card>
      <Card title="Confirmation email">
        <div className={fields.stack}>
          <SwitchField isSelected={visitorMail.isOn} onChange={(isOn) => setMail({ isOn })} isDisabled={isDisabled}>
            Send a confirmation email to the visitor
          </SwitchField>
          {visitorMail.isOn ? (
            <>
              <TextField
                label="Subject"
                value={visitorMail.subject}
                onChange={(subject) => setMail({ subject })}
                error={problems.visitorMail}
                isDisabled={isDisabled}
              />
              <TextField
                label="Text"
                rows={5}
                value={visitorMail.text}
                onChange={(text) => setMail({ text })}
                hint="Visitor input is never included, so the form cannot be used to send spam."
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
    <Card title="After submission">
      <div className={fields.stack}>
        <RichTextField
          label="Message"
          rows={3}
          value={value.submissionMessage}
          onChange={(submissionMessage) => onChange({ submissionMessage })}
          hint="Shown in place of the form."
          isReadOnly={isDisabled}
        />
        <RichTextField
          label="Text below the message"
          rows={3}
          value={value.submissionHtml}
          onChange={(submissionHtml) => onChange({ submissionHtml })}
          isReadOnly={isDisabled}
        />
        <TextField
          label="Redirect to"
          value={value.successRedirect}
          onChange={(successRedirect) => onChange({ successRedirect })}
          placeholder="/thanks"
          hint="A page of this site or a full URL, instead of the message."
          error={problems.successRedirect}
          isDisabled={isDisabled}
        />
        <SwitchField
          isSelected={value.membersOnly}
          onChange={(membersOnly) => onChange({ membersOnly })}
          isDisabled={isDisabled}
          hint="Other visitors see a message that they cannot submit the form."
        >
          Signed-in customers only
        </SwitchField>
      </div>
    </Card>
  );
}

const LOOKS = [
  { value: 'light', text: 'Light' },
  { value: 'dark', text: 'Dark' },
] as const;

export function CaptchaCard({ value, onChange, isDisabled }: SettingsProps) {
  return (
    <Card title="Captcha">
      <div className={fields.stack}>
        <SwitchField
          isSelected={value.captchaEnabled}
          onChange={(captchaEnabled) => onChange({ captchaEnabled })}
          isDisabled={isDisabled}
          hint="Visitors without JavaScript confirm by email instead."
        >
          Require captcha
        </SwitchField>
        <div className={fields.pair}>
          <SelectField
            label="Theme"
            choices={LOOKS}
            value={value.captchaTheme}
            onChange={(captchaTheme) => onChange({ captchaTheme })}
            isDisabled={isDisabled || !value.captchaEnabled}
          />
          <SelectField
            label="Position"
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
          hint="When off, the form cannot be submitted while Google is unavailable. The built-in captcha is always available."
        >
          Accept submissions while the captcha provider is unavailable
        </SwitchField>
      </div>
    </Card>
  );
}

export function DisclaimerCard({ value, onChange, isDisabled }: SettingsProps) {
  return (
    <Card title="Disclaimer">
      <RichTextField
        label="Text above the button"
        rows={4}
        value={value.disclaimer}
        onChange={(disclaimer) => onChange({ disclaimer })}
        hint="Explain how you use the data, and link to your privacy policy."
        isReadOnly={isDisabled}
      />
    </Card>
  );
}
