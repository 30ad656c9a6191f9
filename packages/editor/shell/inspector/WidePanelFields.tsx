import { EMPTY_PANEL, type MenuPanel, PANEL_LIMITS } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/widePanelFields';
import { LinkPicker } from '../../links/LinkPicker.tsx';
import { SwitchField } from '../../parts/fields/SwitchField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { MediaReference } from '../fields/MediaReference.tsx';

export interface WidePanelFieldsProps {
  /** Null: the folder opens as a small list. */
  readonly value: MenuPanel | null;
  /** `part`: what of it was touched; '' for the whole. */
  readonly onChange: (value: MenuPanel | null, part: '' | keyof MenuPanel) => void;
}

/** How the entries of a folder are shown in the header (decision 0111). */
export function WidePanelFields({ value, onChange }: WidePanelFieldsProps) {
  const change = (part: keyof MenuPanel, text: string) => {
    if (value !== null) onChange({ ...value, [part]: text }, part);
  };
  return (
    <>
      <SwitchField
        isSelected={value !== null}
        onChange={(isOn) => onChange(isOn ? EMPTY_PANEL : null, '')}
        hint={texts.showsAllItsLinks}
      >
        {texts.openAsMegaMenu}
      </SwitchField>
      {value === null ? null : (
        <>
          <MediaReference
            field={{ kind: 'reference', label: commonTexts.image, to: 'image' }}
            value={value.image}
            onChange={(image) => change('image', image)}
          />
          <TextField
            label={texts.menuTitle}
            value={value.title}
            maxLength={PANEL_LIMITS.title}
            onChange={(title) => change('title', title)}
          />
          <TextField
            label={texts.menuText}
            rows={2}
            value={value.text}
            maxLength={PANEL_LIMITS.text}
            onChange={(text) => change('text', text)}
          />
          <LinkPicker label={texts.menuLink} value={value.url} onChange={(url) => change('url', url)} />
        </>
      )}
    </>
  );
}
