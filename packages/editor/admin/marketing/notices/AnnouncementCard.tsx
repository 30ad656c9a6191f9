import {
  ANNOUNCEMENT_LIMITS,
  ANNOUNCEMENT_PLACES,
  ANNOUNCEMENT_SIZES,
  type AnnouncementSettings,
} from '@quoin/domain/site';
import { SECTION_THEMES } from '@quoin/domain/styles';
import * as texts from '@quoin/messages/app/announcementCard';
import * as commonTexts from '@quoin/messages/app/common';
import { Card } from '../../../parts/Card.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { SwitchField } from '../../../parts/fields/SwitchField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { THEME_NAMES } from '../../../style/themeNames.ts';

const OF_THEME = 'theme';
const SIZE_NAMES = { small: texts.small, medium: texts.medium, large: texts.large } as const;
const PLACE_NAMES = { left: texts.left, center: texts.center, right: texts.right } as const;

export interface NoticeCardProps<Settings> {
  readonly value: Settings;
  /** Sentences by field: `popup.title`. */
  readonly problems: Readonly<Record<string, string>>;
  readonly isReadOnly: boolean;
  readonly onChange: (part: Partial<Settings>) => void;
}

export function AnnouncementCard({ value, problems, isReadOnly, onChange }: NoticeCardProps<AnnouncementSettings>) {
  return (
    <Card title={texts.announcementBar}>
      <div className={fields.stack}>
        <SwitchField isSelected={value.isShown} onChange={(isShown) => onChange({ isShown })} isDisabled={isReadOnly}>
          {texts.showOnEveryPage}
        </SwitchField>
        <TextField
          label={texts.message}
          value={value.text}
          onChange={(text) => onChange({ text })}
          error={problems['announcement.text']}
          maxLength={ANNOUNCEMENT_LIMITS.text}
          isReadOnly={isReadOnly}
        />
        <TextField
          label={commonTexts.link}
          value={value.url}
          onChange={(url) => onChange({ url })}
          error={problems['announcement.url']}
          hint={texts.aPageSuchAs}
          maxLength={ANNOUNCEMENT_LIMITS.url}
          isReadOnly={isReadOnly}
        />
        <SwitchField
          isSelected={value.isDismissible}
          onChange={(isDismissible) => onChange({ isDismissible })}
          isDisabled={isReadOnly}
          hint={texts.visitorsWhoClosedIt}
        >
          {texts.visitorsCanCloseIt}
        </SwitchField>
        <SelectField
          label={texts.colors}
          value={value.theme === '' ? OF_THEME : value.theme}
          choices={[
            { value: OF_THEME, text: texts.themeDefault },
            ...SECTION_THEMES.map((theme) => ({ value: theme, text: THEME_NAMES[theme] })),
          ]}
          onChange={(theme) => onChange({ theme: theme === OF_THEME ? '' : theme })}
          isDisabled={isReadOnly}
        />
        <div className={fields.pair}>
          <SelectField
            label={texts.size}
            value={value.size}
            choices={ANNOUNCEMENT_SIZES.map((size) => ({ value: size, text: SIZE_NAMES[size] }))}
            onChange={(size) => onChange({ size })}
            isDisabled={isReadOnly}
          />
          <SelectField
            label={texts.textAlignment}
            value={value.align}
            choices={ANNOUNCEMENT_PLACES.map((align) => ({ value: align, text: PLACE_NAMES[align] }))}
            onChange={(align) => onChange({ align })}
            isDisabled={isReadOnly}
          />
        </div>
      </div>
    </Card>
  );
}
