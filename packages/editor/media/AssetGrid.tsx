import type { WireAsset } from '@quoin/contract/endpoints/content';
import { Check } from 'lucide-react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Collection, GridList, GridListItem, GridListLoadMoreItem } from 'react-aria-components/GridList';
import { GridLayout, Size, Virtualizer } from 'react-aria-components/Virtualizer';
import { AssetFace } from './AssetFace.tsx';
import css from './AssetGrid.module.css';
import { Carrier } from './Carrier.tsx';

export interface AssetGridProps {
  readonly label: string;
  readonly assets: readonly WireAsset[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  /** Pressing opens; a box in the corner selects. Without it pressing selects. */
  readonly onOpen?: (id: string) => void;
  readonly isSingle?: boolean;
  /** Tiles can be dragged into folders. */
  readonly isDraggable?: boolean;
  readonly hasMore: boolean;
  readonly onMore: () => void;
  readonly children: React.ReactNode;
}

const LAYOUT = {
  minItemSize: new Size(148, 176),
  maxItemSize: new Size(230, 274),
  minSpace: new Size(12, 12),
  maxHorizontalSpace: 12,
  preserveAspectRatio: true,
};

/** Files as tiles: any number, of which only those in sight exist. Arrows move, space selects, letters jump. */
export function AssetGrid(props: AssetGridProps) {
  const { label, assets, selected, onSelect, onOpen, isSingle = false, isDraggable = false } = props;
  const { hasMore, onMore, children } = props;
  return (
    <Virtualizer layout={GridLayout} layoutOptions={LAYOUT}>
      <GridList
        aria-label={label}
        layout="grid"
        selectionMode={isSingle ? 'single' : 'multiple'}
        selectionBehavior="toggle"
        // A press may become a drag of all that is selected.
        shouldSelectOnPressUp={isDraggable}
        selectedKeys={selected}
        onSelectionChange={(keys) =>
          onSelect(new Set(keys === 'all' ? assets.map(({ id }) => id) : [...keys].map(String)))
        }
        {...(onOpen === undefined ? {} : { onAction: (key) => onOpen(String(key)) })}
        className={css.grid ?? ''}
        renderEmptyState={() => children}
      >
        <Collection items={assets as WireAsset[]} dependencies={[onOpen === undefined, isDraggable, selected]}>
          {(asset) => (
            <GridListItem id={asset.id} textValue={asset.name} className={css.tile ?? ''} data-kind={asset.kind}>
              <Carrier className={css.carrier} asset={asset} selected={selected} isDraggable={isDraggable}>
                <AssetFace asset={asset} />
              </Carrier>
              {isSingle ? (
                <span className={css.mark} aria-hidden="true">
                  <Check />
                </span>
              ) : (
                <Checkbox slot="selection" className={css.mark ?? ''}>
                  <Check aria-hidden="true" />
                </Checkbox>
              )}
            </GridListItem>
          )}
        </Collection>
        {hasMore ? <GridListLoadMoreItem onLoadMore={onMore} isLoading={false} /> : null}
      </GridList>
    </Virtualizer>
  );
}
