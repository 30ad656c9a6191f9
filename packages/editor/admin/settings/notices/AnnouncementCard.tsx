import { ANNOUNCEMENT_LIMITS, type AnnouncementSettings } from '@quoin/domain/site';
import { Card } from '../../../parts/Card.tsx';
import fields from '../../../parts/fields.module.css';
import { SwitchField } from '../../../parts/SwitchField.tsx';
import { TextField } from '../../../parts/TextField.tsx';

export interface NoticeCardProps<Settings> {
  readonly value: Settings;
  /** Sentences by field: `popup.title`. */
  readonly problems: Readonly<Record<string, string>>;
  readonly isReadOnly: boolean;
  readonly onChange: (part: Partial<Settings>) => void;
}

export function AnnouncementCard({ value, problems, isReadOnly, onChange }: NoticeCardProps<AnnouncementSettings>) {
  return (
    <Card title="Announcement bar">
      <div className={fields.stack}>
        <SwitchField isSelected={value.isShown} onChange={(isShown) => onChange({ isShown })} isDisabled={isReadOnly}>
          Shown above every page
        </SwitchField>
        <TextField
          label="What it says"
          value={value.text}
          onChange={(text) => onChange({ text })}
          error={problems['announcement.text']}
          maxLength={ANNOUNCEMENT_LIMITS.text}
          isReadOnly={isReadOnly}
        />
        <TextField
          label="Where it leads"
          value={value.url}
          onChange={(url) => onChange({ url })}
          error={problems['announcement.url']}
          hint="A page of yours such as /shop, or another address. Empty: nowhere."
          maxLength={ANNOUNCEMENT_LIMITS.url}
          isReadOnly={isReadOnly}
        />
        <SwitchField
          isSelected={value.isDismissible}
          onChange={(isDismissible) => onChange({ isDismissible })}
          isDisabled={isReadOnly}
          hint="Who has closed it sees it again as soon as it says something else."
        >
          Visitors may close it
        </SwitchField>
      </div>
    </Card>
  );
}
