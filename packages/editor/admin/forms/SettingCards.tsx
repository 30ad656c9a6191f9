import { ALIGNMENTS, type Alignment, type FormKind, type FormSettings } from '@quoin/domain/forms';
import { useQuery } from '@tanstack/react-query';
import { mailingListsQuery } from '../../app/formQueries.ts';
import { useSite } from '../../app/site.ts';
import { Card } from '../../parts/Card.tsx';
import fields from '../../parts/fields.module.css';
import { SelectField } from '../../parts/SelectField.tsx';
import { SwitchField } from '../../parts/SwitchField.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { TokenField } from '../../parts/TokenField.tsx';
import { RichTextField } from '../../richText/RichTextField.tsx';

export interface SettingsProps {
  readonly value: FormSettings;
  readonly onChange: (part: Partial<FormSettings>) => void;
  readonly problems: Readonly<Record<string, string>>;
  readonly isDisabled: boolean;
  readonly kind: FormKind;
}

const SIDES: Readonly<Record<Alignment, string>> = { left: 'Left', center: 'Centre', right: 'Right' };
const ALIGNMENT_CHOICES = ALIGNMENTS.map((value) => ({ value, text: SIDES[value] }));

export function BuildCard({ value, onChange, isDisabled }: SettingsProps) {
  return (
    <>
      <SwitchField
        isSelected={value.showTitle}
        onChange={(showTitle) => onChange({ showTitle })}
        isDisabled={isDisabled}
      >
        Visitors see the name
      </SwitchField>
      <TextField
        label="Description"
        rows={3}
        value={value.description}
        onChange={(description) => onChange({ description })}
        isDisabled={isDisabled}
      />
      <TextField
        label="Text of the button"
        value={value.submitText}
        onChange={(submitText) => onChange({ submitText })}
        isDisabled={isDisabled}
      />
      <SelectField
        label="Place of the button"
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
      <Card title="Your inbox">
        <div className={fields.stack}>
          <p className={fields.soft}>Every submission is kept under Submissions, whatever else is set here.</p>
          <SwitchField
            isSelected={value.notifiesOwner}
            onChange={(notifiesOwner) => onChange({ notifiesOwner })}
            isDisabled={isDisabled}
          >
            Send a mail for each one
          </SwitchField>
          {value.notifiesOwner ? (
            <TokenField
              label="To"
              kind="address"
              values={value.notifyEmails}
              onChange={(notifyEmails) => onChange({ notifyEmails })}
              hint="Empty: to the contact address of the site."
              error={problems.notifyEmails}
            />
          ) : null}
          <SelectField
            label="Mailing list"
            choices={choices}
            value={value.mailingListId ?? NO_LIST}
            onChange={(next) => onChange({ mailingListId: next === NO_LIST ? null : next })}
            hint="Whoever gives an email address is asked to join it."
            error={problems.mailingListId}
            isDisabled={isDisabled}
          />
        </div>
      </Card>
      <Card title="Answer to the visitor">
        <div className={fields.stack}>
          <SwitchField isSelected={visitorMail.isOn} onChange={(isOn) => setMail({ isOn })} isDisabled={isDisabled}>
            Send a mail to whoever filled it in
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
                hint="In your words alone: what visitors type is never mailed to strangers."
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
    <Card title="After sending">
      <div className={fields.stack}>
        <RichTextField
          label="Message"
          rows={3}
          value={value.submissionMessage}
          onChange={(submissionMessage) => onChange({ submissionMessage })}
          hint="Stands in the form’s place."
          isReadOnly={isDisabled}
        />
        <RichTextField
          label="Below the message"
          rows={3}
          value={value.submissionHtml}
          onChange={(submissionHtml) => onChange({ submissionHtml })}
          isReadOnly={isDisabled}
        />
        <TextField
          label="Or go to"
          value={value.successRedirect}
          onChange={(successRedirect) => onChange({ successRedirect })}
          placeholder="/thanks"
          hint="A page of this site or a whole address, instead of the message."
          error={problems.successRedirect}
          isDisabled={isDisabled}
        />
        <SwitchField
          isSelected={value.membersOnly}
          onChange={(membersOnly) => onChange({ membersOnly })}
          isDisabled={isDisabled}
          hint="Others are told that they cannot send it."
        >
          Only signed-in customers
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
          hint="Without scripts a confirmation by mail takes its place."
        >
          Keep machines out
        </SwitchField>
        <div className={fields.pair}>
          <SelectField
            label="Look"
            choices={LOOKS}
            value={value.captchaTheme}
            onChange={(captchaTheme) => onChange({ captchaTheme })}
            isDisabled={isDisabled || !value.captchaEnabled}
          />
          <SelectField
            label="Place"
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
          hint="Otherwise nobody can send the form until Google can be asked again. The built-in captcha is never away."
        >
          Open while the captcha’s provider cannot be reached
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
        hint="What you do with the answers; link your privacy page."
        isReadOnly={isDisabled}
      />
    </Card>
  );
}
