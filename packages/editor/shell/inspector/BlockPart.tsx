import {
  BLOCK_STYLE_FIELDS,
  type BlockDefinition,
  type BlockTypeName,
  definitionOf,
  type Field,
  fieldNames,
  isBlockType,
} from '@quoin/domain/blocks';
import { type Json, type JsonRecord, recordIn, recordKey } from '@quoin/domain/document';
import * as texts from '@quoin/messages/app/blockPart';
import { useMemo } from 'react';
import { perform } from '../../commands/acts/acting.ts';
import { createPreview } from '../../commands/acts/previewing.ts';
import { changeBlockStyle } from '../../commands/blocks/changeBlockStyle.ts';
import { changeBlockValue } from '../../commands/blocks/changeBlockValue.ts';
import { valuesOf } from '../../commands/records.ts';
import { ACTS } from '../../commands/registry.ts';
import { Button } from '../../parts/Button.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { useActWorld, useEditorState, useRecord } from '../editorContext.ts';
import { FieldInput } from '../panels/FieldInput.tsx';
import { DeviceFields } from './DeviceFields.tsx';
import css from './inspector.module.css';
import { OverPicture } from './OverPicture.tsx';
import { PanelGroup } from './PanelGroup.tsx';

/** Everything that can be set on one block: what it shows, how that looks, and how the block itself does. */
export function BlockPart({ id }: { readonly id: string }) {
  const record = useRecord(recordKey('block', id)) ?? {};
  const { type } = record;
  const definition = isBlockType(type) ? definitionOf(type as BlockTypeName) : null;
  return (
    <div className={css.panel}>
      {definition?.kept === undefined ? null : <p className={css.soft}>{definition.kept}</p>}
      {definition === null ? (
        <p className={css.soft}>{texts.thisBlockHasNo}</p>
      ) : (
        <ValueGroups id={id} definition={definition} stored={recordIn(record, 'value')} />
      )}
      <PanelGroup title={texts.block} startsClosed={definition !== null && Object.keys(definition.fields).length > 0}>
        <StyleFields ids={[id]} stored={recordIn(record, 'style')} />
        <OverPicture of={recordKey('block', id)} />
      </PanelGroup>
      <PanelGroup title={texts.devices} startsClosed>
        <DeviceFields ids={[id]} />
      </PanelGroup>
    </div>
  );
}

interface ValueGroupsProps {
  readonly id: string;
  readonly definition: BlockDefinition;
  readonly stored: JsonRecord;
}

function ValueGroups({ id, definition, stored }: ValueGroupsProps) {
  const world = useActWorld();
  const preview = useMemo(() => createPreview(world.editor), [world]);
  const values = valuesOf(definition.type, stored);
  const unused = definition.unused?.(values) ?? [];
  const change = (name: string, value: Json | undefined, run: string | null = '') => {
    preview.end();
    const mergeKey = run === null ? undefined : `value ${id} ${name} ${run}`;
    perform(world, changeBlockValue, { id, values: { [name]: value } }, mergeKey);
  };
  const group = (part: 'content' | 'design', title: string) => {
    const names = fieldNames(definition, part).filter((name) => !unused.includes(name));
    if (names.length === 0) return null;
    return (
      <PanelGroup title={title}>
        {names.map((name) => (
          <FieldInput
            key={name}
            field={definition.fields[name] as Field}
            value={values[name] ?? ''}
            onChange={(value, run) => change(name, value, run)}
            onReset={() => change(name, undefined, null)}
            onPreview={(value) =>
              value === null ? preview.end() : preview.show(changeBlockValue, { id, values: { [name]: value } })
            }
          />
        ))}
      </PanelGroup>
    );
  };
  if (definition.type === 'html') return <TextOfPage html={values.html} onChange={(html) => change('html', html)} />;
  return (
    <>
      {group('content', texts.content)}
      {group('design', texts.design)}
    </>
  );
}

interface TextOfPageProps {
  readonly html: Json | undefined;
  readonly onChange: (html: string) => void;
}

/** The text is edited on the page itself. Shows how to do that, and its markup for users who need it. */
function TextOfPage({ html, onChange }: TextOfPageProps) {
  const world = useActWorld();
  const edit = ACTS.find(({ id }) => id === 'editText');
  const isPossible = useEditorState((state) => edit?.isPossible(state) === true);
  return (
    <>
      <PanelGroup title={texts.content}>
        <p className={css.soft}>{texts.doubleClickTheText}</p>
        {isPossible ? <Button onPress={() => edit?.act(world)}>{texts.editText}</Button> : null}
      </PanelGroup>
      <PanelGroup title={texts.html} startsClosed>
        <TextField label={texts.markup} rows={8} value={typeof html === 'string' ? html : ''} onChange={onChange} />
      </PanelGroup>
    </>
  );
}

/** Spacing, corners, border, shadow and colours of blocks, over what the site's style says. */
export function StyleFields({ ids, stored }: { readonly ids: readonly string[]; readonly stored: JsonRecord }) {
  const world = useActWorld();
  const preview = useMemo(() => createPreview(world.editor), [world]);
  const change = (name: string, value: Json | undefined) => {
    preview.end();
    perform(world, changeBlockStyle, { ids, style: { [name]: value } }, `style ${ids.join()} ${name}`);
  };
  const fields = Object.entries(BLOCK_STYLE_FIELDS) as readonly (readonly [
    string,
    Field & { readonly initial: Json },
  ])[];
  return fields.map(([name, field]) => (
    <FieldInput
      key={name}
      field={field}
      value={stored[name] ?? field.initial}
      onChange={(value) => change(name, value === field.initial ? undefined : value)}
      onReset={() => change(name, undefined)}
      onPreview={(value) =>
        value === null ? preview.end() : preview.show(changeBlockStyle, { ids, style: { [name]: value } })
      }
    />
  ));
}
