import { type Json, type JsonRecord, type RecordKey, recordIn, textIn } from '@quoin/domain/document';
import {
  hasSlice,
  isNoticeUrl,
  readScreen,
  SCREEN_LAYOUTS,
  SCREEN_LIMITS,
  type ScreenType,
  screenWords,
} from '@quoin/domain/site';
import { SECTION_THEMES } from '@quoin/domain/styles';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/screenFields';
import { FormField } from '../../../admin/marketing/notices/FormField.tsx';
import type { ChangeAt } from '../../../commands/changeRecord.ts';
import { LinkPicker } from '../../../links/LinkPicker.tsx';
import { Button } from '../../../parts/Button.tsx';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { SwitchField } from '../../../parts/fields/SwitchField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { ChoiceRow } from '../../../style/ChoiceRow.tsx';
import { THEME_NAMES } from '../../../style/themeNames.ts';
import { NavigationField } from '../../fields/NavigationField.tsx';
import css from '../inspector.module.css';
import { RecordText } from '../RecordText.tsx';
import { ScreenBackground } from './ScreenBackground.tsx';

const LAYOUT_NAMES = { centre: texts.center, left: texts.left, split: texts.side, foot: texts.bottom } as const;

export interface ScreenFieldsProps {
  readonly type: ScreenType;
  /** The record that it is part of. */
  readonly of: RecordKey;
  /** The screen as it is stored. */
  readonly record: JsonRecord;
  /** Shown while the heading is empty. */
  readonly heading: string;
  readonly change: (changes: readonly ChangeAt[], mergeKey: string) => void;
}

/** Edits everything of a standalone screen: only fields of the slices that it has (ENUM-09). */
export function ScreenFields({ type, of: key, record, heading, change }: ScreenFieldsProps) {
  const screen = readScreen(type, record);
  const set = (name: string, value: Json) => change([{ path: [name], value }], name);
  const text = { record, onChange: change };
  return (
    <div className={css.fields}>
      <ChoiceRow
        label={texts.layout}
        value={screen.layout}
        choices={SCREEN_LAYOUTS.map((layout) => [layout, LAYOUT_NAMES[layout]] as const)}
        onChange={(layout) => set('layout', layout)}
      />
      <SelectField
        label={texts.colors}
        value={screen.theme}
        choices={SECTION_THEMES.map((value) => ({ value, text: THEME_NAMES[value] }))}
        onChange={(theme) => set('theme', theme)}
      />
      <RecordText
        label={texts.heading}
        path={['heading']}
        max={SCREEN_LIMITS.heading}
        placeholder={heading}
        {...text}
      />
      <RecordText label={texts.subheading} path={['lead']} max={SCREEN_LIMITS.lead} {...text} />
      <RecordText label={commonTexts.text} path={['body']} max={SCREEN_LIMITS.body} rows={4} {...text} />
      {hasSlice(type, 'action') ? (
        <RecordText
          label={texts.button}
          path={['button']}
          max={SCREEN_LIMITS.button}
          placeholder={texts.goOn}
          {...text}
        />
      ) : null}
      {hasSlice(type, 'buttons') ? <ScreenButtons record={record} onChange={(value) => set('buttons', value)} /> : null}
      <ScreenBackground
        of={key}
        record={recordIn(record, 'background')}
        onChange={(value) => set('background', value)}
      />
      <SwitchField isSelected={screen.hasLogo} onChange={(isOn) => set('hasLogo', isOn)}>
        {texts.logoOrTitleOf}
      </SwitchField>
      {hasSlice(type, 'social-icons') ? (
        <SwitchField isSelected={screen.hasSocial} onChange={(isOn) => set('hasSocial', isOn)}>
          {texts.socialLinks}
        </SwitchField>
      ) : null}
      {hasSlice(type, 'navigation') ? (
        <NavigationField
          label={texts.menu}
          none={texts.none}
          value={screen.navigation}
          onChange={(name) => set('navigation', name)}
        />
      ) : null}
      {hasSlice(type, 'newsletter') ? (
        <FormField value={screen.form} onChange={(form) => set('form', form)} isDisabled={false} />
      ) : null}
    </div>
  );
}

interface ScreenButtonsProps {
  readonly record: JsonRecord;
  readonly onChange: (buttons: readonly JsonRecord[]) => void;
}

/** What leads on from a cover: a few buttons, the first of them the loudest. */
function ScreenButtons({ record, onChange }: ScreenButtonsProps) {
  const stored: readonly Json[] = Array.isArray(record.buttons) ? record.buttons : [];
  const buttons = stored.map((each) => recordIn({ each }, 'each'));
  const put = (at: number, name: string, value: string) =>
    onChange(buttons.map((button, index) => (index === at ? { ...button, [name]: value } : button)));
  return (
    <fieldset className={css.plain}>
      <legend>{texts.buttons}</legend>
      {buttons.map((button, at) => (
        // A button has nothing that it is known by but its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={at} className={css.fields}>
          <TextField
            label={texts.button2(at + 1)}
            value={textIn(button, 'text')}
            maxLength={SCREEN_LIMITS.button}
            onChange={(value) => put(at, 'text', value)}
          />
          <LinkPicker
            label={texts.linkOfButton(at + 1)}
            value={isNoticeUrl(textIn(button, 'url')) ? textIn(button, 'url') : ''}
            onChange={(url) => put(at, 'url', url)}
          />
          <Button look="quiet" onPress={() => onChange(buttons.filter((_, index) => index !== at))}>
            {texts.removeButton(at + 1)}
          </Button>
        </div>
      ))}
      {buttons.length < SCREEN_LIMITS.buttons ? (
        <Button onPress={() => onChange([...buttons, { text: '', url: '' }])}>{texts.addButton}</Button>
      ) : null}
    </fieldset>
  );
}

/** What the lock screen says while its owner has not written anything. */
export const LOCK_HEADING = screenWords('en').siteTitle;
export const SIGN_ON_HEADING = screenWords('en').signOnTitle;
