import { appAssetBytesPath, type WireAsset, type WireAssetUse } from '@quoin/contract/endpoints/content';
import { isAllowed } from '@quoin/domain/access';
import { formatFileSize } from '@quoin/domain/formats';
import { MEDIA_LIMITS, mediaSentence, uploadWording } from '@quoin/domain/media';
import * as texts from '@quoin/messages/app/assetDrawer';
import * as commonTexts from '@quoin/messages/app/common';
import { useQuery } from '@tanstack/react-query';
import { Download, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { assetQuery } from '../../app/queries/mediaQueries.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Button, buttonLook } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { FocalPointField } from '../../parts/fields/FocalPointField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { confirmRemoval } from './confirmRemoval.tsx';
import css from './MediaScreen.module.css';
import { ReplaceFile } from './ReplaceFile.tsx';
import { UseList } from './UseList.tsx';
import { type MediaActs, useMediaActs } from './useMediaActs.ts';

export interface AssetDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One file: large, with its words, where it is used, and everything one can do with it. */
export function AssetDrawer({ id, onClose }: AssetDrawerProps) {
  const site = useSite();
  const query = useQuery(assetQuery(site.identifier, id));
  if (query.data !== undefined) {
    const { asset, uses, widths } = query.data;
    // Other bytes have other sizes and another address.
    return <OpenAsset key={asset.filename} {...{ asset, uses, widths, onClose }} />;
  }
  return (
    <DialogBox title={texts.file} look="side" isOpen onClose={onClose}>
      {query.isError ? (
        <ErrorState title={texts.theFileCouldNot} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonRows count={6} label={texts.loadingTheFile} />
      )}
    </DialogBox>
  );
}

interface OpenAssetProps {
  readonly asset: WireAsset;
  readonly uses: readonly WireAssetUse[];
  readonly widths: readonly { readonly width: number; readonly format: string; readonly byteSize: number }[];
  readonly onClose: () => void;
}

function OpenAsset({ asset, uses, widths, onClose }: OpenAssetProps) {
  const site = useSite();
  const acts = useMediaActs();
  const mayEdit = isAllowed(site, 'media.edit') && asset.deletedOn === null;
  const mayReplace = isAllowed(site, 'media.full') && asset.deletedOn === null;
  const [name, setName] = useState(asset.name);
  const [altText, setAltText] = useState(asset.altText);
  const [focalPoint, setFocalPoint] = useState(asset.focalPoint);
  const [isSaving, setSaving] = useState(false);
  const isChanged =
    name !== asset.name ||
    altText !== asset.altText ||
    focalPoint.x !== asset.focalPoint.x ||
    focalPoint.y !== asset.focalPoint.y;
  const [isNameMissing, setNameMissing] = useState(false);
  const save = async () => {
    setNameMissing(name.trim() === '');
    if (name.trim() === '') return;
    setSaving(true);
    const isDone = await acts.change(asset, { name, altText, focalPoint });
    setSaving(false);
    if (isDone) onClose();
  };
  return (
    <DialogBox
      title={asset.name}
      look="side"
      isOpen
      onClose={onClose}
      actions={
        mayEdit ? (
          <>
            <Button onPress={onClose}>{commonTexts.cancel}</Button>
            <Button look="primary" isPending={isSaving} isDisabled={!isChanged} onPress={() => void save()}>
              {commonTexts.save}
            </Button>
          </>
        ) : undefined
      }
    >
      <Preview asset={asset} focalPoint={focalPoint} onPoint={mayEdit ? setFocalPoint : null} />
      {asset.state === 'failed' ? <ProcessingFailed asset={asset} acts={acts} /> : null}
      {mayEdit ? (
        <>
          <TextField
            label={commonTexts.name}
            value={name}
            onChange={setName}
            maxLength={MEDIA_LIMITS.name}
            error={isNameMissing && name.trim() === '' ? mediaSentence({ code: 'mediaNameMissing' }) : undefined}
          />
          {asset.kind === 'image' ? (
            <TextField
              label={texts.altText}
              rows={3}
              value={altText}
              onChange={setAltText}
              maxLength={MEDIA_LIMITS.altText}
              hint={texts.describeTheImageFor}
            />
          ) : null}
        </>
      ) : null}
      <div className={css.drawerActs}>
        <a href={`${appAssetBytesPath(site.identifier, asset.id)}?download=yes`} download className={buttonLook()}>
          <Download aria-hidden="true" /> {texts.original}
        </a>
        {mayReplace ? <ReplaceFile asset={asset} onReplaced={() => acts.replaced(asset)} /> : null}
        {mayReplace ? <DeleteFile asset={asset} acts={acts} onDeleted={onClose} /> : null}
      </div>
      <Facts asset={asset} widths={widths} />
      <section className={css.drawerPart}>
        <h3>{texts.usedIn}</h3>
        {uses.length === 0 ? <p className={css.hint}>{texts.notUsed}</p> : <UseList uses={uses} />}
      </section>
    </DialogBox>
  );
}

interface PreviewProps {
  readonly asset: WireAsset;
  readonly focalPoint: WireAsset['focalPoint'];
  readonly onPoint: ((point: WireAsset['focalPoint']) => void) | null;
}

function Preview({ asset, focalPoint, onPoint }: PreviewProps) {
  const { kind, url, width, height, altText } = asset;
  if (kind === 'video') {
    // biome-ignore lint/a11y/useMediaCaption: the owner's own file, as it was uploaded
    return <video className={css.player} src={url} controls preload="metadata" />;
  }
  // biome-ignore lint/a11y/useMediaCaption: as above
  if (kind === 'audio') return <audio className={css.player} src={url} controls preload="metadata" />;
  if (kind === 'file') return null;
  const image = { url, altText, width: width ?? 1, height: height ?? 1 };
  if (onPoint === null) return <img className={css.large} src={`${url}?format=1000w`} alt={altText} />;
  return <FocalPointField image={image} point={focalPoint} onPoint={onPoint} />;
}

function ProcessingFailed({ asset, acts }: { readonly asset: WireAsset; readonly acts: MediaActs }) {
  return (
    <div role="alert" className={css.failed}>
      <span>{uploadWording.processingFailed}</span>
      <Button onPress={() => void acts.process(asset)}>
        <RotateCw aria-hidden="true" /> {commonTexts.tryAgain}
      </Button>
    </div>
  );
}

interface DeleteFileProps {
  readonly asset: WireAsset;
  readonly acts: MediaActs;
  readonly onDeleted: () => void;
}

function DeleteFile({ asset, acts, onDeleted }: DeleteFileProps) {
  const remove = async () => {
    if (await confirmRemoval(acts, [asset])) onDeleted();
  };
  return (
    <Button look="danger" onPress={() => void remove()}>
      <Trash2 aria-hidden="true" /> {commonTexts.delete}
    </Button>
  );
}

function Facts({ asset, widths }: Pick<OpenAssetProps, 'asset' | 'widths'>) {
  const moments = useMoments();
  const facts: readonly (readonly [string, string])[] = [
    [commonTexts.type, asset.contentType],
    ...(asset.width === null ? [] : ([[texts.dimensions, `${asset.width} × ${asset.height}`]] as const)),
    [texts.size, formatFileSize(asset.byteSize)],
    [texts.uploaded, moments.full(asset.createdOn)],
    ['URL', asset.address],
    ...(widths.length === 0 ? [] : ([[texts.sizes, widthsText(widths)]] as const)),
  ];
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** `100, 300, 500 pixels wide` */
function widthsText(widths: OpenAssetProps['widths']): string {
  const each = [...new Set(widths.map(({ width }) => width))].toSorted((a, b) => a - b);
  return texts.pixelsWide(each.join(', '));
}
