import type { WireAsset } from '@quoin/contract/endpoints/content';
import { formatFileSize } from '@quoin/domain/formats';
import * as commonTexts from '@quoin/messages/app/common';
import { Check } from 'lucide-react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Collection, GridList, GridListItem, GridListLoadMoreItem } from 'react-aria-components/GridList';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { useMoments } from '../app/site/site.ts';
import { AssetPicture } from './AssetFace.tsx';
import grid from './AssetGrid.module.css';
import type { AssetGridProps } from './AssetGrid.tsx';
import css from './AssetRows.module.css';
import { Carrier } from './Carrier.tsx';

const ROW = 60;

/** Files as a list: more words, smaller pictures. */
export function AssetRows(props: Omit<AssetGridProps, 'isSingle'>) {
  const { label, assets, selected, onSelect, onOpen, isDraggable = false, hasMore, onMore, children } = props;
  const moments = useMoments();
  const now = Date.now();
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: ROW }}>
      <GridList
        aria-label={label}
        selectionMode="multiple"
        selectionBehavior="toggle"
        // A press may become a drag of all that is selected.
        shouldSelectOnPressUp={isDraggable}
        selectedKeys={selected}
        onSelectionChange={(keys) =>
          onSelect(new Set(keys === 'all' ? assets.map(({ id }) => id) : [...keys].map(String)))
        }
        {...(onOpen === undefined ? {} : { onAction: (key) => onOpen(String(key)) })}
        className={grid.grid ?? ''}
        renderEmptyState={() => children}
      >
        <Collection items={assets as WireAsset[]} dependencies={[isDraggable, selected]}>
          {(asset) => (
            <GridListItem id={asset.id} textValue={asset.name} className={css.row ?? ''}>
              <Checkbox slot="selection" className={css.mark ?? ''}>
                <Check aria-hidden="true" />
              </Checkbox>
              <Carrier className={css.carrier} asset={asset} selected={selected} isDraggable={isDraggable}>
                <span className={css.picture}>
                  <AssetPicture asset={asset} width={100} />
                </span>
                <span className={css.names}>
                  <span className={css.name} title={asset.name}>
                    {asset.name}
                  </span>
                  <span className={css.alt}>{altLine(asset)}</span>
                </span>
              </Carrier>
              <span className={css.fact}>{asset.width === null ? '' : `${asset.width} × ${asset.height}`}</span>
              <span className={css.fact}>{formatFileSize(asset.byteSize)}</span>
              <span className={css.fact}>{moments.short(asset.createdOn, now)}</span>
            </GridListItem>
          )}
        </Collection>
        {hasMore ? <GridListLoadMoreItem onLoadMore={onMore} isLoading={false} /> : null}
      </GridList>
    </Virtualizer>
  );
}

function altLine({ kind, altText, contentType }: WireAsset): string {
  if (kind !== 'image') return contentType;
  return altText === '' ? commonTexts.noAltText : altText;
}
