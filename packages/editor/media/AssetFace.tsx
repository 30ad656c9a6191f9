import type { WireAsset } from '@quoin/contract/endpoints/content';
import { formatFileSize } from '@quoin/domain/formats';
import { extensionOf, type MediaKind } from '@quoin/domain/media';
import * as texts from '@quoin/messages/app/assetFace';
import * as commonTexts from '@quoin/messages/app/common';
import { AudioLines, FileText, Film, Image, type LucideIcon } from 'lucide-react';
import css from './AssetGrid.module.css';

const ICONS: Readonly<Record<MediaKind, LucideIcon>> = { image: Image, video: Film, audio: AudioLines, file: FileText };

/** What a tile shows of a file: the picture itself or the sign of its kind, its name, what is missing. */
export function AssetFace({ asset }: { readonly asset: WireAsset }) {
  return (
    <>
      <span className={css.face}>
        <AssetPicture asset={asset} width={300} />
        {asset.state === 'ready' ? null : (
          <span className={`${css.badge} ${asset.state === 'failed' ? css.bad : ''}`}>
            {asset.state === 'failed' ? texts.processingFailed : texts.processing}
          </span>
        )}
        {asset.kind === 'image' && asset.altText === '' ? (
          <span className={css.noAlt}>{commonTexts.noAltText}</span>
        ) : null}
      </span>
      <span className={css.name} title={asset.name}>
        {asset.name}
      </span>
      <span className={css.facts}>{factsOf(asset)}</span>
    </>
  );
}

export function AssetPicture({ asset, width }: { readonly asset: WireAsset; readonly width: number }) {
  const Icon = ICONS[asset.kind];
  if (asset.kind !== 'image') {
    return (
      <span className={css.sign} aria-hidden="true">
        <Icon strokeWidth={1.4} />
        {extensionOf(asset.filename).toUpperCase()}
      </span>
    );
  }
  const { x, y } = asset.focalPoint;
  return (
    <img
      // Tiles are used again while one scrolls: never with the picture of another file.
      key={asset.url}
      src={`${asset.url}?format=${width}w`}
      alt=""
      loading="lazy"
      draggable={false}
      style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
    />
  );
}

/** `1600 × 900 · 1.2 MB` */
export function factsOf({ width, height, byteSize }: WireAsset): string {
  return [...(width === null ? [] : [`${width} × ${height}`]), formatFileSize(byteSize)].join(' · ');
}
