import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/fieldTools';
import {
  Clapperboard,
  Code,
  Ellipsis,
  Image,
  Maximize2,
  Minimize2,
  Minus,
  Redo2,
  Table,
  TextCursorInput,
  Undo2,
} from 'lucide-react';
import { redo, undo } from 'prosemirror-history';
import type { Command } from 'prosemirror-state';
import { never, TextTools, ToolToggle } from '../canvas/tools/TextTools.tsx';
import { Button } from '../parts/Button.tsx';
import { ActionMenu } from '../parts/dialogs/ActionMenu.tsx';
import { commandOf } from '../text/carryOutText.ts';
import type { FieldState } from './fieldState.ts';
import type { FieldView } from './fieldView.ts';
import { insertBlock, insertRule, newTable } from './insertBlock.ts';
import css from './RichText.module.css';
import type { OpenPart } from './RichTextArea.tsx';
import type { FieldIds } from './RichTextField.tsx';
import { TableTools } from './TableTools.tsx';
import type { FullWidth } from './useFullWidth.ts';

interface FieldToolsProps {
  readonly label: string;
  readonly ids: FieldIds;
  readonly view: FieldView | null;
  readonly state: FieldState;
  readonly isSource: boolean;
  readonly full: FullWidth;
  readonly setPart: (part: OpenPart) => void;
  readonly onSource: () => void;
  readonly onAltText: (pos: number, alt: string) => void;
}

/** What one does with a text of a form; below it, what belongs to the table or picture that the caret is in. */
export function FieldTools(props: FieldToolsProps) {
  const { label, ids, view, state, isSource, full, setPart, onSource, onAltText } = props;
  if (isSource) {
    return (
      <div className={css.more}>
        <Button onPress={onSource}>
          <TextCursorInput aria-hidden="true" /> {texts.backToText}
        </Button>
        <FullWidthTool full={full} />
      </div>
    );
  }
  const run = (command: Command) => view?.run(command);
  const insert = (command: Command) => {
    run(command);
    view?.focus();
  };
  const { picture } = state;
  return (
    <>
      <TextTools
        label={texts.formatting(label)}
        controls={ids.text}
        className={css.tools ?? ''}
        state={state.text}
        run={(command) => run(commandOf(command))}
        focusText={() => view?.focus()}
        onLink={() => setPart('link')}
      >
        <span className={css.rule} />
        <ToolToggle
          tool={{ icon: Image, label: commonTexts.image, isOn: never }}
          state={state.text}
          onPress={() => setPart('picture')}
        />
        <ToolToggle
          tool={{ icon: Table, label: commonTexts.table, isOn: never }}
          state={state.text}
          onPress={() => insert(insertBlock(newTable()))}
        />
        <ToolToggle
          tool={{ icon: Minus, label: texts.divider, isOn: never }}
          state={state.text}
          onPress={() => insert(insertRule)}
        />
        <FullWidthTool full={full} />
        <ActionMenu
          label={texts.moreTools}
          actions={[
            { id: 'undo', icon: Undo2, text: texts.undo, isDisabled: !state.mayUndo, act: () => run(undo) },
            { id: 'redo', icon: Redo2, text: texts.redo, isDisabled: !state.mayRedo, act: () => run(redo) },
            { id: 'film', icon: Clapperboard, text: texts.videoOrEmbed, act: () => setPart('address') },
            { id: 'source', icon: Code, text: texts.editHtml, act: onSource },
          ]}
        >
          <Ellipsis aria-label={texts.moreTools} />
        </ActionMenu>
      </TextTools>
      {state.isInTable && view !== null ? <TableTools view={view} /> : null}
      {picture === null ? null : (
        <div className={css.more}>
          <Button onPress={() => onAltText(picture.pos, picture.alt)}>
            {picture.alt === '' ? texts.addAltText : texts.editAltText}
          </Button>
        </div>
      )}
    </>
  );
}

function FullWidthTool({ full }: { readonly full: FullWidth }) {
  const Icon = full.isOn ? Minimize2 : Maximize2;
  return (
    <button
      type="button"
      className={css.tool}
      aria-pressed={full.isOn}
      aria-label={texts.fullWidth}
      title={texts.fullWidth}
      onClick={full.toggle}
    >
      <Icon aria-hidden="true" strokeWidth={1.9} />
    </button>
  );
}
