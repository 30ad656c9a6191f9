import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { TreeLine } from './TreeLine.tsx';
import css from './tree.module.css';
import { rowsBetween, stepOf, type TreeDrop, type TreeRow, typedRow } from './treeModel.ts';
import { useTreeDrag } from './useTreeDrag.ts';

export interface PanelTreeProps {
  readonly label: string;
  readonly rows: readonly TreeRow[];
  readonly selected: ReadonlySet<string>;
  /** The row that is open in front, where that is not what is chosen. */
  readonly current?: string;
  readonly isMulti?: boolean;
  readonly onToggle: (id: string, isOpen: boolean) => void;
  /** What is chosen now; the last one is where one is. */
  readonly onSelect: (ids: readonly string[]) => void;
  /** Enter on what is chosen. */
  readonly onEnter?: (id: string) => void;
  /** F2 and a double click start it. Omitted: no row has its own name. */
  readonly onRename?: (id: string, name: string) => void;
  /** The text in the field when renaming starts. */
  readonly nameOf?: (id: string) => string;
  readonly onDelete?: (ids: readonly string[]) => void;
  /** Alt with an arrow key. */
  readonly onStep?: (ids: readonly string[], step: 'up' | 'down' | 'in' | 'out') => void;
  readonly allow: (ids: readonly string[], drop: TreeDrop) => TreeDrop | null;
  readonly onDrop: (ids: readonly string[], drop: TreeDrop) => void;
  /** Behind a row's text: marks and buttons. */
  readonly tools: (row: TreeRow, isActive: boolean) => ReactNode;
  readonly icon?: (row: TreeRow) => ReactNode;
  /** What is said of a row besides its text, as in "locked". */
  readonly stateOf?: (row: TreeRow) => string;
}

const STEPS = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' } as const;
const TYPING_MS = 700;
const SEEN_ABOVE = 16;

/**
 * A tree as ARIA describes it: the focus stays on the tree, which says what row is active; so rows out of sight need not
 * exist. Arrows, Home, End, letters; Shift and Ctrl choose several; F2 renames, Alt with arrows moves.
 */
export function PanelTree(props: PanelTreeProps) {
  const { label, rows, selected, isMulti = false, onSelect, onToggle } = props;
  const tree = useRef<HTMLDivElement>(null);
  const id = useId();
  const [wanted, setActive] = useState<string | null>(null);
  const [renamed, setRenamed] = useState<string | null>(null);
  const anchor = useRef<string | null>(null);
  const typed = useRef({ text: '', at: 0 });
  const rowHeight = useRowHeight();
  const isOwnChoice = useRef(false);
  const choice = [...selected].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen elsewhere is where one is here
  useEffect(() => {
    if (!isOwnChoice.current) setActive(null);
    isOwnChoice.current = false;
  }, [choice]);
  const isThere = rows.some((row) => row.id === wanted);
  const active = isThere ? wanted : (rows.find((row) => selected.has(row.id))?.id ?? rows[0]?.id ?? null);
  const windowed = useWindow(tree, rows.length, rowHeight);
  const drag = useTreeDrag({
    ...{ tree, rows, rowHeight, allow: props.allow, onDrop: props.onDrop },
    idsOf: (row) => (selected.has(row) ? rows.flatMap((each) => (selected.has(each.id) ? [each.id] : [])) : [row]),
  });
  const goTo = (row: string) => {
    setActive(row);
    windowed.reveal(rows.findIndex((each) => each.id === row));
  };
  const take = (ids: readonly string[]) => {
    isOwnChoice.current = true;
    onSelect(ids);
  };
  const choose = (row: string, { isMore = false, isRange = false } = {}) => {
    goTo(row);
    if (isMulti && isRange) return take(rowsBetween(rows, anchor.current ?? row, row));
    anchor.current = row;
    if (!isMulti || !isMore) return take([row]);
    take(selected.has(row) ? [...selected].filter((each) => each !== row) : [...selected, row]);
  };
  const press = (event: KeyboardEvent) => {
    if (event.target !== tree.current || active === null) return;
    const step = keyStep(event, active);
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** Whether the key meant something here. */
  const keyStep = (event: KeyboardEvent, at: string): boolean => {
    const { key, shiftKey, altKey } = event;
    const isCtrl = event.ctrlKey || event.metaKey;
    if (key.length > 1) typed.current = { text: '', at: 0 };
    const ids = selected.has(at) ? rows.flatMap((row) => (selected.has(row.id) ? [row.id] : [])) : [at];
    if (altKey && !isCtrl && Object.hasOwn(STEPS, key)) {
      props.onStep?.(ids, STEPS[key as keyof typeof STEPS]);
      return props.onStep !== undefined;
    }
    if (isCtrl && key === ' ') choose(at, { isMore: true });
    else if (isCtrl && key.toLowerCase() === 'a' && isMulti) take(rows.map((row) => row.id));
    else if (isCtrl || altKey) return false;
    else if (key === ' ') choose(at);
    else if (key === 'Enter') (props.onEnter ?? choose)(at);
    else if (key === 'F2' && props.onRename !== undefined) setRenamed(at);
    else if ((key === 'Delete' || key === 'Backspace') && props.onDelete !== undefined) props.onDelete(ids);
    else if (key.length === 1) typeLetter(key, event.timeStamp);
    else return walk(key, shiftKey, at);
    return true;
  };
  const walk = (key: string, isRange: boolean, at: string): boolean => {
    const step = stepOf(rows, at, key);
    if (step === null) return key.startsWith('Arrow');
    if ('open' in step) onToggle(step.open, true);
    else if ('close' in step) onToggle(step.close, false);
    else if (isRange && isMulti) {
      anchor.current ??= at;
      choose(step.to, { isRange: true });
    } else goTo(step.to);
    return true;
  };
  const typeLetter = (letter: string, now: number) => {
    const isMore = now - typed.current.at < TYPING_MS;
    typed.current = { text: isMore ? typed.current.text + letter : letter, at: now };
    const found = typedRow(rows, active, typed.current.text);
    if (found !== null) goTo(found);
  };
  const endRename = (name: string | null) => {
    if (name !== null && renamed !== null) props.onRename?.(renamed, name);
    setRenamed(null);
    tree.current?.focus();
  };
  return (
    <div
      ref={tree}
      role="tree"
      aria-label={label}
      aria-multiselectable={isMulti || undefined}
      aria-activedescendant={active === null ? undefined : `${id}-${active}`}
      tabIndex={0}
      className={css.tree}
      style={{ height: rows.length * rowHeight }}
      onKeyDown={press}
      onPointerMove={drag.move}
      onPointerUp={drag.up}
      onPointerCancel={drag.cancel}
    >
      {windowed.shown.map((index) => {
        const row = rows[index];
        if (row === undefined) return null;
        const isActive = row.id === active;
        return (
          <TreeLine
            key={row.id}
            {...{ row, isActive }}
            id={`${id}-${row.id}`}
            top={index * rowHeight}
            height={rowHeight}
            isSelected={selected.has(row.id)}
            isCurrent={props.current === row.id}
            isHeld={drag.drag?.ids.includes(row.id) === true}
            drop={drag.drag?.drop?.id === row.id ? drag.drag.drop.position : null}
            renaming={renamed === row.id ? (props.nameOf?.(row.id) ?? row.text) : null}
            state={props.stateOf?.(row) ?? ''}
            icon={props.icon?.(row)}
            tools={props.tools(row, isActive)}
            onRenamed={endRename}
            onToggle={() => onToggle(row.id, row.isExpanded !== true)}
            onDoubleClick={() => props.onRename !== undefined && setRenamed(row.id)}
            onPointerDown={(event) => drag.down(event, row.id)}
            onClick={(event: MouseEvent) =>
              choose(row.id, { isMore: event.ctrlKey || event.metaKey, isRange: event.shiftKey })
            }
          />
        );
      })}
    </div>
  );
}

/** As high as a finger needs it, where fingers are used. */
function useRowHeight(): number {
  const [height] = useState(() => (globalThis.matchMedia?.('(pointer: coarse)').matches ? 44 : 32));
  return height;
}

/** Which rows are near what is seen of the panel. */
function useWindow(tree: React.RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const [margin, setMargin] = useState(0);
  const panel = () => tree.current?.closest<HTMLElement>('[data-panel-body]') ?? null;
  useLayoutEffect(() => {
    const around = tree.current?.closest<HTMLElement>('[data-panel-body]');
    if (!around || tree.current === null) return;
    const { top } = tree.current.getBoundingClientRect();
    setMargin(top - around.getBoundingClientRect().top + around.scrollTop);
  }, [tree]);
  const virtual = useVirtualizer({
    ...{ count, overscan: SEEN_ABOVE, scrollMargin: margin },
    getScrollElement: panel,
    estimateSize: () => rowHeight,
  });
  return {
    shown: virtual.getVirtualItems().map(({ index }) => index),
    reveal: (index: number) => {
      if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' });
    },
  };
}
