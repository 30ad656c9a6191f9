import { POPUP_LIMITS, type PopupSettings } from '@quoin/domain/site';
import { Card } from '../../../parts/Card.tsx';
import { ChoiceField } from '../../../parts/fields/ChoiceField.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { SwitchField } from '../../../parts/fields/SwitchField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
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
          Show popup
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
          hint="Leave an empty line to start a new paragraph."
          maxLength={POPUP_LIMITS.text}
          isReadOnly={isReadOnly}
        />
        <div className={fields.pair}>
          <TextField
            label="Button text"
            value={value.buttonText}
            onChange={(buttonText) => onChange({ buttonText })}
            error={problems['popup.buttonText']}
            maxLength={POPUP_LIMITS.buttonText}
            isReadOnly={isReadOnly}
          />
          <TextField
            label="Button link"
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
          hint="Visitors who submit it do not see the popup again."
        />
        <div className={fields.pair}>
          <PlaceField
            label="Position"
            row={value.row}
            column={value.column}
            onChange={onChange}
            isDisabled={isReadOnly}
          />
          <ChoiceField
            label="Theme"
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
    <Card title="Timing">
      <div className={fields.stack}>
        <p className={fields.soft}>
          The popup appears after the visitor interacts with the page, and not again after its button is pressed. After
          you change its content, everyone sees it again.
        </p>
        <div className={fields.pair}>
          <SelectField
            label="Show"
            value={value.trigger}
            choices={[
              { value: 'timer', text: 'After a delay' },
              { value: 'scroll', text: 'After scrolling' },
            ]}
            onChange={(trigger) => onChange({ trigger })}
            isDisabled={isReadOnly}
          />
          {value.trigger === 'timer' ? (
            <NumberText
              label="Delay (seconds)"
              value={value.delaySeconds}
              range={POPUP_LIMITS.delaySeconds}
              onChange={(delaySeconds) => onChange({ delaySeconds })}
              isReadOnly={isReadOnly}
            />
          ) : (
            <NumberText
              label="Scroll depth"
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
            label="Pages"
            value={value.where}
            choices={[
              { value: 'everywhere', text: 'All pages' },
              { value: 'home', text: 'Home page only' },
            ]}
            onChange={(where) => onChange({ where })}
            isDisabled={isReadOnly}
          />
          <NumberText
            label="Show again after (days)"
            hint="After a visitor closes it. Enter 0 to never show it again."
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
