import { POPUP_LIMITS, type PopupSettings } from '@quoin/domain/site';
import { Card } from '../../../parts/Card.tsx';
import { ChoiceField } from '../../../parts/ChoiceField.tsx';
import fields from '../../../parts/fields.module.css';
import { SelectField } from '../../../parts/SelectField.tsx';
import { SwitchField } from '../../../parts/SwitchField.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import type { NoticeCardProps } from './AnnouncementCard.tsx';
import { FormField } from './FormField.tsx';
import { PlaceField } from './PlaceField.tsx';

type PopupCardProps = NoticeCardProps<PopupSettings>;

/** What the popup says and where it stands. */
export function PopupCard({ value, problems, isReadOnly, onChange }: PopupCardProps) {
  return (
    <Card title="Popup">
      <div className={fields.stack}>
        <SwitchField isSelected={value.isShown} onChange={(isShown) => onChange({ isShown })} isDisabled={isReadOnly}>
          Shown over the pages
        </SwitchField>
        <TextField
          label="Title"
          value={value.title}
          onChange={(title) => onChange({ title })}
          error={problems['popup.title']}
          maxLength={POPUP_LIMITS.title}
          isReadOnly={isReadOnly}
        />
        <TextField
          label="Text"
          rows={4}
          value={value.text}
          onChange={(text) => onChange({ text })}
          hint="An empty line begins a new paragraph."
          maxLength={POPUP_LIMITS.text}
          isReadOnly={isReadOnly}
        />
        <div className={fields.pair}>
          <TextField
            label="Button"
            value={value.buttonText}
            onChange={(buttonText) => onChange({ buttonText })}
            error={problems['popup.buttonText']}
            maxLength={POPUP_LIMITS.buttonText}
            isReadOnly={isReadOnly}
          />
          <TextField
            label="Leads to"
            value={value.buttonUrl}
            onChange={(buttonUrl) => onChange({ buttonUrl })}
            error={problems['popup.buttonUrl']}
            placeholder="/shop"
            maxLength={POPUP_LIMITS.url}
            isReadOnly={isReadOnly}
          />
        </div>
        <FormField
          value={value.form}
          onChange={(form) => onChange({ form })}
          isDisabled={isReadOnly}
          hint="Who has sent it does not see the popup again."
        />
        <div className={fields.pair}>
          <PlaceField label="Place" row={value.row} column={value.column} onChange={onChange} isDisabled={isReadOnly} />
          <ChoiceField
            label="Look"
            value={value.theme}
            choices={[
              { value: 'light', text: 'Light' },
              { value: 'dark', text: 'Dark' },
            ]}
            onChange={(theme) => onChange({ theme })}
            isDisabled={isReadOnly}
          />
        </div>
      </div>
    </Card>
  );
}

/** When it comes, where, and how often. */
export function PopupRulesCard({ value, isReadOnly, onChange }: PopupCardProps) {
  return (
    <Card title="When the popup comes">
      <div className={fields.stack}>
        <p className={fields.soft}>
          Never before a visitor has done anything on the page, and never again once the button was pressed. A popup
          that says something new comes to everybody.
        </p>
        <div className={fields.pair}>
          <SelectField
            label="It comes"
            value={value.trigger}
            choices={[
              { value: 'timer', text: 'After some time' },
              { value: 'scroll', text: 'After scrolling' },
            ]}
            onChange={(trigger) => onChange({ trigger })}
            isDisabled={isReadOnly}
          />
          {value.trigger === 'timer' ? (
            <NumberText
              label="Seconds on the page"
              value={value.delaySeconds}
              range={POPUP_LIMITS.delaySeconds}
              onChange={(delaySeconds) => onChange({ delaySeconds })}
              isReadOnly={isReadOnly}
            />
          ) : (
            <NumberText
              label="Part of the page"
              unit="%"
              value={value.scrollPercent}
              range={POPUP_LIMITS.scrollPercent}
              onChange={(scrollPercent) => onChange({ scrollPercent })}
              isReadOnly={isReadOnly}
            />
          )}
        </div>
        <div className={fields.pair}>
          <SelectField
            label="On"
            value={value.where}
            choices={[
              { value: 'everywhere', text: 'All pages' },
              { value: 'home', text: 'The home page' },
            ]}
            onChange={(where) => onChange({ where })}
            isDisabled={isReadOnly}
          />
          <NumberText
            label="Days until it comes again"
            hint="After a visitor has closed it. 0: not again."
            value={value.showAgainAfterDays}
            range={POPUP_LIMITS.showAgainAfterDays}
            onChange={(showAgainAfterDays) => onChange({ showAgainAfterDays })}
            isReadOnly={isReadOnly}
          />
        </div>
      </div>
    </Card>
  );
}

interface NumberTextProps {
  readonly label: string;
  readonly value: number;
  readonly range: { readonly min: number; readonly max: number };
  readonly onChange: (value: number) => void;
  readonly isReadOnly: boolean;
  readonly unit?: string;
  readonly hint?: string;
}

/** A whole number within its range; what is typed beyond is pulled to its end. */
function NumberText({ value, range, onChange, ...rest }: NumberTextProps) {
  const change = (text: string) => {
    const number = Number(text.replace(/\D/g, ''));
    onChange(Math.min(range.max, Math.max(range.min, Number.isFinite(number) ? number : range.min)));
  };
  return <TextField {...rest} inputMode="numeric" value={String(value)} onChange={change} />;
}
