import { POPUP_LIMITS, type PopupSettings } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/popupCards';
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

/** Edits the popup's texts and its position. */
export function PopupCard({ value, problems, isReadOnly, onChange }: PopupCardProps) {
  return (
    <Card title={texts.popup}>
      <div className={fields.stack}>
        <SwitchField isSelected={value.isShown} onChange={(isShown) => onChange({ isShown })} isDisabled={isReadOnly}>
          {texts.showPopup}
        </SwitchField>
        <TextField
          label={commonTexts.title}
          value={value.title}
          onChange={(title) => onChange({ title })}
          error={problems['popup.title']}
          maxLength={POPUP_LIMITS.title}
          isReadOnly={isReadOnly}
        />
        <TextField
          label={commonTexts.text}
          rows={4}
          value={value.text}
          onChange={(text) => onChange({ text })}
          hint={texts.leaveAnEmptyLine}
          maxLength={POPUP_LIMITS.text}
          isReadOnly={isReadOnly}
        />
        <div className={fields.pair}>
          <TextField
            label={commonTexts.buttonText}
            value={value.buttonText}
            onChange={(buttonText) => onChange({ buttonText })}
            error={problems['popup.buttonText']}
            maxLength={POPUP_LIMITS.buttonText}
            isReadOnly={isReadOnly}
          />
          <TextField
            label={texts.buttonLink}
            value={value.buttonUrl}
            onChange={(buttonUrl) => onChange({ buttonUrl })}
            error={problems['popup.buttonUrl']}
            placeholder={texts.shop}
            maxLength={POPUP_LIMITS.url}
            isReadOnly={isReadOnly}
          />
        </div>
        <FormField
          value={value.form}
          onChange={(form) => onChange({ form })}
          isDisabled={isReadOnly}
          hint={texts.visitorsWhoSubmitIt}
        />
        <div className={fields.pair}>
          <PlaceField
            label={texts.position}
            row={value.row}
            column={value.column}
            onChange={onChange}
            isDisabled={isReadOnly}
          />
          <ChoiceField
            label={texts.theme}
            value={value.theme}
            choices={[
              { value: 'light', text: texts.light },
              { value: 'dark', text: texts.dark },
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
    <Card title={texts.timing}>
      <div className={fields.stack}>
        <p className={fields.soft}>{texts.thePopupAppearsAfter}</p>
        <div className={fields.pair}>
          <SelectField
            label={texts.show}
            value={value.trigger}
            choices={[
              { value: 'timer', text: texts.afterADelay },
              { value: 'scroll', text: texts.afterScrolling },
            ]}
            onChange={(trigger) => onChange({ trigger })}
            isDisabled={isReadOnly}
          />
          {value.trigger === 'timer' ? (
            <NumberText
              label={texts.delaySeconds}
              value={value.delaySeconds}
              range={POPUP_LIMITS.delaySeconds}
              onChange={(delaySeconds) => onChange({ delaySeconds })}
              isReadOnly={isReadOnly}
            />
          ) : (
            <NumberText
              label={texts.scrollDepth}
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
            label={commonTexts.pages}
            value={value.where}
            choices={[
              { value: 'everywhere', text: texts.allPages },
              { value: 'home', text: texts.homePageOnly },
            ]}
            onChange={(where) => onChange({ where })}
            isDisabled={isReadOnly}
          />
          <NumberText
            label={texts.showAgainAfterDays}
            hint={texts.afterAVisitorCloses}
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
