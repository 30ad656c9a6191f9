import type { WireCategory, WireStorePage } from '@quoin/contract/endpoints/store';
import * as texts from '@quoin/messages/app/categoryTree';
import * as commonTexts from '@quoin/messages/app/common';
import { Link } from '@tanstack/react-router';
import {
  ArrowDown,
  ArrowUp,
  ChevronRight,
  CornerDownRight,
  FolderInput,
  GripVertical,
  Pencil,
  Plus,
  Trash2,
} from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  Button as AriaButton,
  Collection,
  type Key,
  ListLayout,
  Tree,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
  Virtualizer,
} from 'react-aria-components';
import { useSite } from '../../../app/site/site.ts';
import { ActionMenu } from '../../../parts/dialogs/ActionMenu.tsx';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import tree from '../../../parts/tables/treeRow.module.css';
import { type CategoryNode, type CategoryPlace, dropPlace, nodesById, stepPlace, treeOf } from '../categoryChoices.ts';
import css from './categories.module.css';

export type CategoryAct = 'edit' | 'add' | 'move' | 'delete';

export interface CategoryTreeProps {
  readonly page: WireStorePage;
  readonly mayEdit: boolean;
  readonly onAsk: (act: CategoryAct, category: WireCategory) => void;
  readonly onMove: (category: WireCategory, place: CategoryPlace) => void;
  /** A category that received a child: it is shown expanded. */
  readonly openedId: string | null;
}

const ROW_HEIGHT = 46;
const MOST_HEIGHT = 644;
/** Above that a tree opens closed: one looks for a category rather than reading them all. */
const OPEN_UP_TO = 60;
const MIME = 'application/x-quoin-category';

/**
 * The categories of a store page: moved by dragging, by Enter on a handle and the arrow keys, or from the menu. Only what is in
 * sight exists, so 10,000 are no burden.
 */
export function CategoryTree({ page, mayEdit, onAsk, onMove, openedId }: CategoryTreeProps) {
  const { categories } = page;
  const nodes = useTree(categories);
  const [expanded, setExpanded] = useState<ReadonlySet<Key>>(
    () => new Set(categories.length <= OPEN_UP_TO ? categories.map(({ id }) => id) : []),
  );
  useEffect(() => {
    if (openedId !== null) setExpanded((before) => new Set([...before, openedId]));
  }, [openedId]);
  const find = (key: Key) => categories.find(({ id }) => id === String(key));
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({ [MIME]: String(key), 'text/plain': find(key)?.displayName ?? String(key) })),
    acceptedDragTypes: [MIME],
    getDropOperation: () => 'move',
    onMove: ({ keys, target }) => {
      const [key] = keys;
      const category = key === undefined ? undefined : find(key);
      if (category === undefined) return;
      const drop = { key: String(target.key), position: target.dropPosition };
      const place = dropPlace(categories, category.id, drop);
      if (place === null) return;
      onMove(category, place);
    },
  });
  const shown = useMemo(() => countShown(nodes, expanded), [nodes, expanded]);
  // Rows are kept while nothing in them changes: what they call looks at how things are then.
  const latest = useRef({ categories, onMove });
  useEffect(() => {
    latest.current = { categories, onMove };
  }, [categories, onMove]);
  const step = (category: WireCategory, way: 'up' | 'down') => {
    const place = stepPlace(latest.current.categories, category.id, way);
    if (place !== null) latest.current.onMove(category, place);
    else announce(texts.isAlreadyLast(category.displayName, way === 'up'));
  };
  const row = (node: CategoryNode) => (
    <TreeItem
      id={node.id}
      textValue={node.category.displayName}
      hasChildItems={node.children.length > 0}
      className={tree.row ?? ''}
    >
      <TreeItemContent>
        <CategoryRow node={node} mayEdit={mayEdit} onAsk={onAsk} onStep={step} />
      </TreeItemContent>
      {expanded.has(node.id) ? <Collection items={node.children}>{row}</Collection> : null}
    </TreeItem>
  );
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: ROW_HEIGHT }}>
      <Tree
        aria-label={texts.categoriesOf(page.title)}
        items={nodes}
        dependencies={[mayEdit, expanded]}
        expandedKeys={expanded}
        onExpandedChange={(keys) => setExpanded(new Set(keys))}
        selectionMode="none"
        className={`${tree.tree} ${css.tree}`}
        style={{ height: Math.min(MOST_HEIGHT, shown * ROW_HEIGHT) }}
        {...(mayEdit ? { dragAndDropHooks } : {})}
      >
        {row}
      </Tree>
    </Virtualizer>
  );
}

/** Nodes in which nothing changed stay what they were. */
function useTree(categories: readonly WireCategory[]): readonly CategoryNode[] {
  const before = useRef<ReadonlyMap<string, CategoryNode>>(new Map());
  const nodes = useMemo(() => treeOf(categories, before.current), [categories]);
  useEffect(() => {
    before.current = nodesById(nodes);
  }, [nodes]);
  return nodes;
}

function countShown(nodes: readonly CategoryNode[], expanded: ReadonlySet<Key>): number {
  return nodes.reduce((sum, { id, children }) => sum + 1 + (expanded.has(id) ? countShown(children, expanded) : 0), 0);
}

interface CategoryRowProps {
  readonly node: CategoryNode;
  readonly mayEdit: boolean;
  readonly onAsk: CategoryTreeProps['onAsk'];
  readonly onStep: (category: WireCategory, way: 'up' | 'down') => void;
}

function CategoryRow({ node: { category, children }, mayEdit, onAsk, onStep }: CategoryRowProps) {
  const site = useSite();
  const { displayName, path, productCount } = category;
  const products = texts.products(productCount);
  return (
    <div className={`${tree.line} ${css.line}`}>
      {mayEdit ? (
        <AriaButton slot="drag" className={tree.handle ?? ''} aria-label={texts.move(displayName)}>
          <GripVertical aria-hidden="true" />
        </AriaButton>
      ) : null}
      {children.length > 0 ? (
        <AriaButton slot="chevron" className={tree.chevron ?? ''}>
          <ChevronRight aria-hidden="true" />
        </AriaButton>
      ) : (
        <CornerDownRight aria-hidden="true" className={css.branch} />
      )}
      <span className={css.name}>{displayName}</span>
      <Link
        to="/$site/config/products"
        params={{ site: site.identifier }}
        search={{ category: path }}
        // Who takes a row by its link means the row.
        draggable={false}
        className={css.count}
        aria-label={texts.in(products, displayName)}
      >
        {products}
      </Link>
      {mayEdit ? (
        <span className={tree.acts}>
          <ActionMenu
            label={texts.moreActionsFor(displayName)}
            actions={[
              { id: 'edit', text: commonTexts.edit, icon: Pencil, act: () => onAsk('edit', category) },
              { id: 'add', text: texts.addSubcategory, icon: Plus, act: () => onAsk('add', category) },
              { id: 'up', text: texts.moveUp, icon: ArrowUp, act: () => onStep(category, 'up') },
              { id: 'down', text: texts.moveDown, icon: ArrowDown, act: () => onStep(category, 'down') },
              { id: 'move', text: texts.moveTo, icon: FolderInput, act: () => onAsk('move', category) },
              {
                id: 'delete',
                text: commonTexts.delete,
                icon: Trash2,
                isDangerous: true,
                act: () => onAsk('delete', category),
              },
            ]}
          />
        </span>
      ) : null}
    </div>
  );
}
