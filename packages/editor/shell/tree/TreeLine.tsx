import * as commonTexts from '@quoin/messages/app/common';
import { ChevronRight, GripVertical } from 'lucide-react';
import { type CSSProperties, type MouseEvent, type PointerEvent, type ReactNode, useState } from 'react';
import css from './tree.module.css';
import type { TreeDrop, TreeRow } from './treeModel.ts';

export interface TreeLineProps {
  readonly id: string;
  readonly row: TreeRow;
  /** From the top of the tree, px. */
  readonly top: number;
  readonly height: number;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly isCurrent: boolean;
  readonly isHeld: boolean;
  readonly drop: TreeDrop['position'] | null;
  /** The name in the field. Null: it is not being renamed. */
  readonly renaming: string | null;
  /** Said behind the text. */
  readonly state: string;
  readonly icon: ReactNode;
  readonly tools: ReactNode;
  /** null: it was given up. */
  readonly onRenamed: (name: string | null) => void;
  readonly onToggle: () => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onDoubleClick: () => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

/** One row of a tree. */
export function TreeLine(props: TreeLineProps) {
  const { id, row, top, height, isActive, isSelected, isCurrent, isHeld, drop, renaming, state, icon, tools } = props;
  const style = { top, height, '--level': row.level } as CSSProperties;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the tree keeps the focus and names the active row
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys
    <div
      role="treeitem"
      id={id}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={row.isExpanded ?? undefined}
      aria-selected={isSelected}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={state === '' ? row.text : `${row.text}, ${state}`}
      data-active={isActive || undefined}
      data-held={isHeld || undefined}
      data-drop={drop ?? undefined}
      className={css.row}
      style={style}
      onClick={props.onClick}
      onDoubleClick={props.onDoubleClick}
      onPointerDown={(event) => {
        // Fingers scroll; they take a row by its grip.
        if (event.pointerType !== 'touch') props.onPointerDown(event);
      }}
    >
      <span className={css.grip} onPointerDown={props.onPointerDown}>
        <GripVertical aria-hidden="true" />
      </span>
      {row.isExpanded === null ? (
        <span className={css.leaf} />
      ) : (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={css.chevron}
          onClick={(event) => {
            event.stopPropagation();
            props.onToggle();
          }}
        >
          <ChevronRight />
        </button>
      )}
      {icon}
      {renaming === null ? (
        <span className={css.text}>{row.text}</span>
      ) : (
        <NameInput first={renaming} onDone={props.onRenamed} />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: what is pressed inside is not the row */}
      <span
        className={css.tools}
        onClick={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
        onPointerDown={(event) => event.stopPropagation()}
      >
        {tools}
      </span>
    </div>
  );
}

/** Enter and leaving keep the name, Escape the old one. */
function NameInput({ first, onDone }: { readonly first: string; readonly onDone: (name: string | null) => void }) {
  const [name, setName] = useState(first);
  return (
    <input
      aria-label={commonTexts.name}
      className={css.name}
      value={name}
      maxLength={200}
      ref={(input) => {
        if (input !== null && document.activeElement !== input) {
          input.focus();
          input.select();
        }
      }}
      onChange={(event) => setName(event.target.value)}
      onBlur={() => onDone(name === first ? null : name)}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') onDone(name);
        else if (event.key === 'Escape') {
          event.preventDefault();
          onDone(null);
        }
      }}
    />
  );
}
