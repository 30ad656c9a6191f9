import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/textTools';
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Baseline,
  Bold,
  ChevronDown,
  Code,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  RemoveFormatting,
  Strikethrough,
  Underline,
} from 'lucide-react';
import { memo, type ReactNode, useRef } from 'react';
import { keysText } from '../../commands/acts/keys.ts';
import { ActionMenu } from '../../parts/dialogs/ActionMenu.tsx';
import { IS_MAC } from '../../shell/useKeys.ts';
import {
  TEXT_STYLES,
  type TextAlign,
  type TextCommand,
  type TextState,
  type TextStyle,
  type WordColor,
  type WordSize,
} from '../../text/textProtocol.ts';
import css from './TextToolbar.module.css';
import { useRoving } from './useRoving.ts';

interface Tool {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly keys: string;
  readonly command: TextCommand;
  isOn(state: TextState): boolean;
  isOffered?(state: TextState): boolean;
}

const MARKS: readonly Tool[] = [
  markTool('strong', Bold, texts.bold, 'Ctrl+B'),
  markTool('em', Italic, texts.italic, 'Ctrl+I'),
  markTool('underline', Underline, texts.underline, 'Ctrl+U'),
  markTool('strike', Strikethrough, texts.strikeThrough, 'Ctrl+Shift+X'),
  markTool('monospace', Code, texts.monospace, 'Ctrl+E'),
];

const isInList = ({ list }: TextState) => list !== '';
/** Of tools that are never on. */
export const never = () => false;

const BLOCKS: readonly Tool[] = [
  {
    ...{ icon: List, label: texts.bulletedList, keys: 'Ctrl+Shift+8', command: { name: 'list', list: 'bulletList' } },
    isOn: ({ list }) => list === 'bulletList',
  },
  {
    ...{ icon: ListOrdered, label: texts.numberedList, keys: 'Ctrl+Shift+7' },
    ...{ command: { name: 'list', list: 'orderedList' }, isOn: ({ list }) => list === 'orderedList' },
  },
  {
    ...{ icon: IndentDecrease, label: texts.outdent, keys: 'Shift+Tab', command: { name: 'outdent' } },
    ...{ isOn: never, isOffered: isInList },
  },
  {
    ...{ icon: IndentIncrease, label: texts.indent, keys: 'Tab', command: { name: 'indent' } },
    ...{ isOn: never, isOffered: isInList },
  },
  {
    ...{ icon: Quote, label: texts.quote, keys: 'Ctrl+Shift+9', command: { name: 'quote' } },
    isOn: ({ isQuote }) => isQuote,
  },
];

const CLEAR: Tool = {
  ...{ icon: RemoveFormatting, label: texts.clearFormatting, keys: 'Ctrl+\\', command: { name: 'clear' }, isOn: never },
};

function markTool(
  mark: Extract<TextCommand, { name: 'mark' }>['mark'],
  icon: LucideIcon,
  label: string,
  keys: string,
): Tool {
  return { icon, label, keys, command: { name: 'mark', mark }, isOn: ({ marks }) => marks.includes(mark) };
}

const ALIGNS: readonly { readonly align: TextAlign; readonly icon: LucideIcon; readonly text: string }[] = [
  { align: 'left', icon: AlignLeft, text: texts.left },
  { align: 'center', icon: AlignCenter, text: texts.centred },
  { align: 'right', icon: AlignRight, text: texts.right },
  { align: 'justify', icon: AlignJustify, text: texts.justified },
];

/** A look of the chosen words; asked for again, it is taken away. */
interface WordLook {
  readonly text: string;
  readonly textWhenOn: string;
  readonly command: TextCommand;
  readonly undo: TextCommand;
  isOn(state: TextState): boolean;
}

const WORD_LOOKS: readonly WordLook[] = [
  colorLook(texts.accentColor, 'accent'),
  colorLook(texts.softColor, 'soft'),
  {
    ...{ text: texts.highlight, textWhenOn: texts.removeHighlight },
    ...{ command: { name: 'mark', mark: 'highlight' }, undo: { name: 'mark', mark: 'highlight' } },
    isOn: ({ marks }) => marks.includes('highlight'),
  },
  sizeLook(texts.smallText, 'small'),
  sizeLook(texts.largeText, 'large'),
  sizeLook(texts.extraLargeText, 'huge'),
];

function colorLook(text: string, color: WordColor): WordLook {
  return {
    ...{ text, textWhenOn: texts.defaultColor, command: { name: 'color', color }, undo: { name: 'color', color: '' } },
    isOn: (state) => state.color === color,
  };
}

function sizeLook(text: string, size: WordSize): WordLook {
  return {
    ...{ text, textWhenOn: texts.defaultSize, command: { name: 'size', size }, undo: { name: 'size', size: '' } },
    isOn: (state) => state.size === size,
  };
}

export interface TextToolsProps {
  readonly label: string;
  /** The id of what they work on. */
  readonly controls: string;
  readonly className?: string;
  readonly state: TextState;
  run(command: TextCommand): void;
  focusText(): void;
  onLink(): void;
  /** Whether the page's main heading may be written here. */
  readonly hasTitle?: boolean;
  /** More tools, at the end. */
  readonly children?: ReactNode;
}

/**
 * A single Tab stop. Arrow keys move between tools. A pointer press leaves the caret in place. Typing does not rerender
 * it.
 */
export const TextTools = memo(function TextTools(props: TextToolsProps) {
  const { label, controls, className = '', state, run, focusText, onLink, hasTitle = false, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const roving = useRoving(root);
  const runFromMenu = (command: TextCommand) => {
    run(command);
    // The menu first gives the focus back to its button.
    setTimeout(focusText);
  };
  const AlignIcon = ALIGNS.find(({ align }) => align === state.align)?.icon ?? AlignLeft;
  return (
    <div
      ref={root}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      className={`${css.bar} ${className}`}
      onMouseDown={(event) => event.preventDefault()}
      {...roving}
    >
      <ActionMenu
        label={texts.paragraphStyle}
        actions={(Object.keys(TEXT_STYLES) as TextStyle[])
          .filter((style) => hasTitle || style !== 'heading1')
          .map((style) => ({
            ...{ id: style, text: TEXT_STYLES[style], act: () => runFromMenu({ name: 'style', style }) },
          }))}
      >
        <span className={css.style}>{state.style === '' ? texts.mixed : TEXT_STYLES[state.style]}</span>
        <ChevronDown aria-hidden="true" />
      </ActionMenu>
      <Tools tools={MARKS} state={state} run={run} />
      <ActionMenu
        label={texts.colorAndSize}
        actions={WORD_LOOKS.map(({ text, textWhenOn, command, undo, isOn }) =>
          isOn(state)
            ? { id: text, text: textWhenOn, act: () => runFromMenu(undo) }
            : { id: text, text, act: () => runFromMenu(command) },
        )}
      >
        <Baseline aria-label={texts.colorAndSize} className={css.icon} strokeWidth={1.9} />
      </ActionMenu>
      <ToolToggle
        tool={{ icon: Link, label: commonTexts.link, keys: 'Ctrl+K', isOn: ({ link }) => link !== null }}
        state={state}
        onPress={onLink}
      />
      <span className={css.rule} />
      <Tools tools={BLOCKS} state={state} run={run} />
      <ActionMenu
        label={texts.alignment}
        actions={ALIGNS.map(({ align, icon, text }) => ({
          ...{ id: align, icon, text, act: () => runFromMenu({ name: 'align', align }) },
        }))}
      >
        <AlignIcon aria-label={texts.alignment} className={css.icon} strokeWidth={1.9} />
      </ActionMenu>
      <Tools tools={[CLEAR]} state={state} run={run} />
      {children}
    </div>
  );
});

interface ToolsProps {
  readonly tools: readonly Tool[];
  readonly state: TextState;
  run(command: TextCommand): void;
}

function Tools({ tools, state, run }: ToolsProps) {
  return tools
    .filter(({ isOffered }) => isOffered?.(state) ?? true)
    .map((tool) => <ToolToggle key={tool.label} tool={tool} state={state} onPress={() => run(tool.command)} />);
}

interface ToolToggleProps {
  readonly tool: Pick<Tool, 'icon' | 'label' | 'isOn'> & { readonly keys?: string };
  readonly state: TextState;
  readonly onPress: () => void;
}

export function ToolToggle({ tool: { icon: Icon, label, keys, isOn }, state, onPress }: ToolToggleProps) {
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={label}
      aria-pressed={isOn === never ? undefined : isOn(state)}
      title={keys === undefined ? label : `${label} (${keysText(keys, IS_MAC)})`}
      onClick={onPress}
    >
      <Icon aria-hidden="true" strokeWidth={1.9} />
    </button>
  );
}
