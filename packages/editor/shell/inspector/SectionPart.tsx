import { type ChoiceField, SECTION_THEMES } from '@quoin/domain/blocks';
import { type Json, numberIn, recordIn, recordKey, textIn } from '@quoin/domain/document';
import { useMemo } from 'react';
import { perform } from '../../commands/acting.ts';
import { changeSection } from '../../commands/changeSection.ts';
import { createPreview } from '../../commands/previewing.ts';
import { TextField } from '../../parts/TextField.tsx';
import { useActWorld, useRecord } from '../editorContext.ts';
import { FieldInput } from '../FieldInput.tsx';
import { MediaReference } from '../fields/MediaReference.tsx';
import { SliderField } from '../fields/SliderField.tsx';
import { FixOrder } from './FixOrder.tsx';
import css from './inspector.module.css';
import { PanelGroup } from './PanelGroup.tsx';

const titled = (values: readonly string[]) =>
  Object.fromEntries(values.map((value) => [value, value.charAt(0).toUpperCase() + value.slice(1)]));
const LOOKS: readonly (readonly [string, ChoiceField<string>])[] = [
  ['theme', { kind: 'choice', label: 'Colours', initial: 'white', choices: titled(SECTION_THEMES) }],
  [
    'height',
    {
      ...{ kind: 'choice', label: 'Height', initial: 'content' },
      choices: { content: 'As its content', ...titled(['small', 'medium', 'large']) },
    },
  ],
  ['width', { kind: 'choice', label: 'Width', initial: 'inset', choices: titled(['inset', 'full']) }],
];

/** A band of the page: what it is called, its colours, size and background. */
export function SectionPart({ id }: { readonly id: string }) {
  const world = useActWorld();
  const record = useRecord(recordKey('section', id)) ?? {};
  const change = (name: string, value: Json) =>
    void perform(world, changeSection, { id, changes: [{ path: [name], value }] }, `section ${id} ${name}`);
  return (
    <div className={css.panel}>
      <FixOrder section={id} />
      <PanelGroup title="Section">
        <TextField
          label="Name"
          hint="Its anchor, for links to this part of the page."
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
      </PanelGroup>
      <PanelGroup title="Background">
        <BackgroundFields id={id} />
      </PanelGroup>
    </div>
  );
}

const PICTURE = { kind: 'reference', label: 'Picture', to: 'image' } as const;

/** A picture below everything, and how much of the ground lies over it, so that words stay readable. */
function BackgroundFields({ id }: { readonly id: string }) {
  const world = useActWorld();
  const preview = useMemo(() => createPreview(world.editor), [world]);
  const background = recordIn(useRecord(recordKey('section', id)) ?? {}, 'background');
  const imageId = textIn(background, 'kind') === 'image' ? textIn(background, 'imageId') : '';
  const changes = (value: Json) => ({ id, changes: [{ path: ['background'], value }] });
  const set = (value: Json) => {
    preview.end();
    perform(world, changeSection, changes(value), `section ${id} background`);
  };
  const withOverlay = (overlay: number) => ({ kind: 'image', imageId, overlay });
  return (
    <>
      <MediaReference
        field={PICTURE}
        value={imageId}
        onChange={(picked) =>
          set(
            picked === ''
              ? { kind: 'none' }
              : { kind: 'image', imageId: picked, overlay: numberIn(background, 'overlay') },
          )
        }
      />
      {imageId === '' ? null : (
        <SliderField
          label="Ground over it"
          value={numberIn(background, 'overlay')}
          {...{ min: 0, max: 100, step: 5, unit: '%' }}
          onChange={(overlay) => set(withOverlay(overlay))}
          onPreview={(overlay) => preview.show(changeSection, changes(withOverlay(overlay)))}
        />
      )}
    </>
  );
}
