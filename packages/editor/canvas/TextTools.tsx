import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
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
import { useRef } from 'react';
import { keysText } from '../commands/keys.ts';
import {
  TEXT_STYLES,
  type TextAlign,
  type TextCommand,
  type TextState,
  type TextStyle,
} from '../text/textProtocol.ts';
import { ActionMenu } from '../parts/ActionMenu.tsx';
import { IS_MAC } from '../shell/useKeys.ts';
import type { CanvasModel } from './canvasModel.ts';
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
  markTool('strong', Bold, 'Bold', 'Ctrl+B'),
  markTool('em', Italic, 'Italic', 'Ctrl+I'),
  markTool('underline', Underline, 'Underline', 'Ctrl+U'),
  markTool('strike', Strikethrough, 'Strike through', 'Ctrl+Shift+X'),
  markTool('monospace', Code, 'Monospace', 'Ctrl+E'),
];

const isInList = ({ list }: TextState) => list !== '';
const never = () => false;

const BLOCKS: readonly Tool[] = [
  {
    ...{ icon: List, label: 'Bulleted list', keys: 'Ctrl+Shift+8', command: { name: 'list', list: 'bulletList' } },
    isOn: ({ list }) => list === 'bulletList',
  },
  {
    ...{ icon: ListOrdered, label: 'Numbered list', keys: 'Ctrl+Shift+7' },
    ...{ command: { name: 'list', list: 'orderedList' }, isOn: ({ list }) => list === 'orderedList' },
  },
  {
    ...{ icon: IndentDecrease, label: 'Less deep', keys: 'Shift+Tab', command: { name: 'outdent' } },
    ...{ isOn: never, isOffered: isInList },
  },
  {
    ...{ icon: IndentIncrease, label: 'Deeper', keys: 'Tab', command: { name: 'indent' } },
    ...{ isOn: never, isOffered: isInList },
  },
  {
    ...{ icon: Quote, label: 'Quote', keys: 'Ctrl+Shift+9', command: { name: 'quote' } },
    isOn: ({ isQuote }) => isQuote,
  },
];

const CLEAR: Tool = {
  ...{ icon: RemoveFormatting, label: 'Clear formatting', keys: 'Ctrl+\\', command: { name: 'clear' }, isOn: never },
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
  { align: 'left', icon: AlignLeft, text: 'Left' },
  { align: 'center', icon: AlignCenter, text: 'Centred' },
  { align: 'right', icon: AlignRight, text: 'Right' },
  { align: 'justify', icon: AlignJustify, text: 'Justified' },
];

interface TextToolsProps {
  readonly state: TextState;
  readonly model: CanvasModel;
}

/** One stop for Tab; arrows go from tool to tool. A press by pointer leaves the caret where it is. */
export function TextTools({ state, model }: TextToolsProps) {
  const root = useRef<HTMLDivElement>(null);
  const roving = useRoving(root);
  const run = (command: TextCommand) => model.textCommand(command);
  const runFromMenu = (command: TextCommand) => {
    run(command);
    // The menu first gives the focus back to its button.
    setTimeout(model.focusText);
  };
  const AlignIcon = ALIGNS.find(({ align }) => align === state.align)?.icon ?? AlignLeft;
  return (
    <div
      ref={root}
      role="toolbar"
      aria-label="Text"
      aria-controls="editor-canvas"
      className={css.bar}
      onMouseDown={(event) => event.preventDefault()}
      {...roving}
    >
      <ActionMenu
        label="Paragraph style"
        actions={(Object.keys(TEXT_STYLES) as TextStyle[]).map((style) => ({
          ...{ id: style, text: TEXT_STYLES[style], act: () => runFromMenu({ name: 'style', style }) },
        }))}
      >
        <span className={css.style}>{state.style === '' ? 'Mixed' : TEXT_STYLES[state.style]}</span>
        <ChevronDown aria-hidden="true" />
      </ActionMenu>
      <Tools tools={MARKS} state={state} run={run} />
      <ToolToggle
        tool={{ icon: Link, label: 'Link', keys: 'Ctrl+K', isOn: ({ link }) => link !== null }}
        state={state}
        onPress={() => model.linkText(true)}
      />
      <span className={css.rule} />
      <Tools tools={BLOCKS} state={state} run={run} />
      <ActionMenu
        label="Alignment"
        actions={ALIGNS.map(({ align, icon, text }) => ({
          ...{ id: align, icon, text, act: () => runFromMenu({ name: 'align', align }) },
        }))}
      >
        <AlignIcon aria-label="Alignment" className={css.icon} strokeWidth={1.9} />
      </ActionMenu>
      <Tools tools={[CLEAR]} state={state} run={run} />
    </div>
  );
}

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
  readonly tool: Pick<Tool, 'icon' | 'label' | 'keys' | 'isOn'>;
  readonly state: TextState;
  readonly onPress: () => void;
}

function ToolToggle({ tool: { icon: Icon, label, keys, isOn }, state, onPress }: ToolToggleProps) {
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={label}
      aria-pressed={isOn === never ? undefined : isOn(state)}
      title={`${label} (${keysText(keys, IS_MAC)})`}
      onClick={onPress}
    >
      <Icon aria-hidden="true" strokeWidth={1.9} />
    </button>
  );
}
