import { type ChoiceField, SECTION_STYLE_FIELDS } from '@quoin/domain/blocks';
import { type Json, recordIn, recordKey, textIn } from '@quoin/domain/document';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/sectionPart';
import { perform } from '../../commands/acts/acting.ts';
import { changeSection } from '../../commands/sections/changeSection.ts';
import { TextField } from '../../parts/fields/TextField.tsx';
import { THEME_NAMES } from '../../style/themeNames.ts';
import { useActWorld, useRecord } from '../editorContext.ts';
import { FieldInput } from '../panels/FieldInput.tsx';
import { FixOrder } from './FixOrder.tsx';
import css from './inspector.module.css';
import { PanelGroup } from './PanelGroup.tsx';
import { SectionBackground } from './SectionBackground.tsx';

const titled = (values: readonly string[]) =>
  Object.fromEntries(values.map((value) => [value, value.charAt(0).toUpperCase() + value.slice(1)]));
const LOOKS: readonly (readonly [string, ChoiceField<string>])[] = [
  ['theme', { kind: 'choice', label: texts.colors, initial: 'white', choices: THEME_NAMES }],
  [
    'height',
    {
      ...{ kind: 'choice', label: texts.height, initial: 'content' },
      choices: { content: texts.fitContent, ...titled(['small', 'medium', 'large']) },
    },
  ],
  ['width', { kind: 'choice', label: texts.width, initial: 'inset', choices: titled(['inset', 'full']) }],
];

/** A band of the page: what it is called, its colours, size and background. */
export function SectionPart({ id }: { readonly id: string }) {
  const world = useActWorld();
  const record = useRecord(recordKey('section', id)) ?? {};
  const changeAt = (path: readonly string[], value: Json | undefined) =>
    void perform(world, changeSection, { id, changes: [{ path, value }] }, `section ${id} ${path.join()}`);
  const change = (name: string, value: Json) => changeAt([name], value);
  const style = recordIn(record, 'style');
  return (
    <div className={css.panel}>
      <FixOrder section={id} />
      <PanelGroup title={commonTexts.section}>
        <TextField
          label={commonTexts.name}
          hint={texts.usedAsTheAnchor}
          maxLength={200}
          value={textIn(record, 'name')}
          onChange={(value) => change('name', value)}
        />
        {LOOKS.map(([name, field]) => (
          <FieldInput
            key={name}
            field={field}
            value={textIn(record, name) || field.initial}
            onChange={(value) => change(name, value)}
            onReset={() => change(name, field.initial)}
          />
        ))}
        {Object.entries(SECTION_STYLE_FIELDS).map(([name, field]) => (
          <FieldInput
            key={name}
            field={field}
            value={textIn(style, name) || field.initial}
            onChange={(value) => changeAt(['style', name], value === field.initial ? undefined : value)}
            onReset={() => changeAt(['style', name], undefined)}
          />
        ))}
      </PanelGroup>
      <PanelGroup title={texts.background}>
        <SectionBackground id={id} />
      </PanelGroup>
    </div>
  );
}
